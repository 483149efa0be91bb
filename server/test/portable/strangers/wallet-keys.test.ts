import type { Claim } from '@did/domain/claim/claim'
import type { CreateCredentialOffer, CredentialOffer } from '@did/domain/portable/credential-offer'
import { expect } from 'vitest'
import { sql } from '../../../src/db/drizzle.ts'
import { buildUser, buildVerifiedClaim, buildVerifier, type Person } from '../../rig/builders.ts'
import type { Node } from '../../rig/stack.ts'
import { test } from '../../rig/test.ts'
import { openWallet, tokenFor, type Wallet } from '../wallet.ts'

let node: Node
let owner: Person
let claim: Claim
let wallet: Wallet

test.beforeAll(async ({ installation }) => {
  node = await installation.startNode()
  owner = await buildUser(node)
  claim = await buildVerifiedClaim(owner, await buildVerifier(node))
  wallet = await openWallet(node.url)
})

/**
 * A wallet asks for a credential that it gets later, so that the server stores the wallet's key.
 * Returns the status and error of the answer, and the stored key.
 */
async function askWith(configuration: CreateCredentialOffer['configuration'], header: Record<string, unknown>) {
  const asked = { configuration, deferred: true }
  const offer = await owner.client.ok<CredentialOffer>('POST', `/api/claims/${claim.id}/offers`, asked)
  const token = await tokenFor(wallet, offer)
  const proof = await wallet.prove(await wallet.drawNonce(), { header })
  const body = { credential_configuration_id: configuration, proofs: { jwt: [proof] } }
  const answer = await wallet.post('/oid4vci/credential', body, token)
  const { error } = (await answer.json()) as { error?: string }
  return { outcome: [answer.status, error], stored: await readKey(offer) }
}

async function readKey({ id }: CredentialOffer): Promise<unknown> {
  const { rows } = await node.ctx.db.execute<{ key: unknown }>(sql`
    select wallet_key as key from credential_offers where id = ${id}`)
  return rows[0]?.key
}

const didOf = (jwk: object) => `did:jwk:${Buffer.from(JSON.stringify(jwk)).toString('base64url')}`
const refused = { outcome: [400, 'invalid_proof'], stored: null }

test('a proof by a did:jwk that is longer than a DID URL can be is refused, and the server stores nothing of it', async () => {
  const kid = `${didOf({ ...wallet.jwk, more: 'x'.repeat(2200) })}#0`
  expect(kid.length).toBeGreaterThan(3000)
  expect(await askWith('claim_jwt', { kid })).toEqual(refused)
})

test('the server stores the whole DID of a wallet’s did:jwk, and stores only those members of the key in it that make the key', async () => {
  const { kty, crv, x, y } = wallet.jwk
  const did = didOf({ ...wallet.jwk, more: 'x'.repeat(500) })
  const stored = { jwk: { kty, crv, x, y }, did }
  expect(await askWith('claim_jwt', { kid: `${did}#0` })).toEqual({ outcome: [202, undefined], stored })
})

test('the server stores only the members of a wallet’s JWK that make the key', async () => {
  const { kty, crv, x, y } = wallet.jwk
  const stored = { jwk: { kty, crv, x, y }, did: null }
  const jwk = { ...wallet.jwk, more: 'x'.repeat(100_000) }
  expect(await askWith('claim_sd_jwt', { jwk })).toEqual({ outcome: [202, undefined], stored })
})

test.each([
  ['by a JWK whose number is followed by 100,000 blanks', () => ({ jwk: { ...wallet.jwk, x: pad(wallet.jwk.x) } })],
  ['by a JWK that contains the secret half', () => ({ jwk: { ...wallet.jwk, d: wallet.jwk.x } })],
])('a proof %s is refused, and the server stores nothing of it', async (_, headerOf) => {
  expect(await askWith('claim_sd_jwt', headerOf())).toEqual(refused)
})

test('a proof whose kid is no text is refused', async () => {
  expect(await askWith('claim_jwt', { kid: [wallet.didJwk] })).toEqual(refused)
})

const pad = (text = '') => text + ' '.repeat(100_000)
