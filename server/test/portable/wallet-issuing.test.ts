import { inflateSync } from 'node:zlib'
import { readEvidence } from '@did/credentials/attestation/attestation-evidence'
import { checkAttestation } from '@did/credentials/attestation/claim-attestation'
import type { DidDocument } from '@did/domain/attestation/status-list'
import type { Claim } from '@did/domain/claim/claim'
import type { CreateCredentialOffer, CredentialOffer } from '@did/domain/portable/credential-offer'
import { attestationDomain } from '@did/domain/protocol/signing-domain'
import { decodeJwt, generateKeyPair, importJWK, jwtVerify } from 'jose'
import { expect } from 'vitest'
import { buyToken } from '../../src/modules/credential-offers/wallet-token.ts'
import { buildClaim, buildUser, buildVerifiedClaim, buildVerifier, type Person, revoke } from '../rig/builders.ts'
import { type Node, publicUrl } from '../rig/stack.ts'
import { test } from '../rig/test.ts'
import { openWallet, sdJwtReader, tokenFor, type Wallet } from './wallet.ts'

let node: Node
let owner: Person
let verifier: Person
let claim: Claim

test.beforeAll(async ({ installation }) => {
  node = await installation.startNode()
  owner = await buildUser(node)
  verifier = await buildVerifier(node)
  claim = await buildVerifiedClaim(owner, verifier)
})

const offerPath = ({ id }: Pick<Claim, 'id'>) => `/api/claims/${id}/offers`
const makeOffer = (asked: Partial<CreateCredentialOffer> = {}, of = claim) =>
  owner.client.ok<CredentialOffer>('POST', offerPath(of), { configuration: 'claim_sd_jwt', ...asked })
const progressOf = ({ id }: Pick<CredentialOffer, 'id'>) => owner.client.ok('GET', `/api/credential-offers/${id}`)

async function take(wallet: Wallet, offer: CredentialOffer, { configuration = 'claim_sd_jwt' } = {}) {
  const token = await tokenFor(wallet, offer)
  const header = configuration === 'claim_jwt' ? { kid: `${wallet.didJwk}#0` } : { jwk: wallet.jwk }
  const proof = await wallet.prove(await wallet.drawNonce(), { header })
  const body = { credential_configuration_id: configuration, proofs: { jwt: [proof] } }
  const answer = await wallet.post('/oid4vci/credential', body, token)
  return { token, answer, body: (await answer.json()) as Taken }
}
type Taken = {
  credentials?: [{ credential: string }]
  notification_id?: string
  transaction_id?: string
  error?: string
}

test('an offer gives a wallet an SD-JWT VC that other people’s libraries verify and that contains the attestation of the verifier’s wallet', async () => {
  const offer = await makeOffer()
  expect(offer.uri.length).toBeLessThanOrEqual(300)
  expect(await progressOf(offer)).toEqual({ state: 'open' })
  const wallet = await openWallet(node.url)
  const { answer, body, token } = await take(wallet, offer)
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store'])
  expect(await progressOf(offer)).toEqual({ state: 'issued' })

  const credential = body.credentials?.[0].credential ?? ''
  const issuer = (await (await fetch(`${node.url}/.well-known/did.json`)).json()) as DidDocument
  const [method] = issuer.verificationMethod
  const key = await importJWK(method.publicKeyJwk, 'ES256')
  const { payload, protectedHeader } = await jwtVerify(credential.split('~')[0] ?? '', key)
  expect(protectedHeader.kid).toBe(method.id)
  expect(protectedHeader).toMatchObject({ alg: 'ES256', typ: 'dc+sd-jwt' })
  expect(payload).toMatchObject({ iss: 'did:web:localhost%3A3000', cnf: { jwk: wallet.jwk }, claimType: claim.type })
  expect(payload['vct']).toBe(`${publicUrl}/vct/verified-claim`)
  expect(Number(payload.iat) % 86_400).toBe(0)
  expect(payload['title']).toBeUndefined()

  const claims = (await sdJwtReader.getClaims(credential)) as Disclosed
  expect(claims).toMatchObject({ title: claim.title, issueDate: claim.issueDate })
  await expectSignedByVerifier(claims)

  const told = { notification_id: body.notification_id, event: 'credential_accepted' }
  for (const _ of ['first', 'again']) expect((await wallet.post('/oid4vci/notification', told, token)).status).toBe(204)
  expect(await progressOf(offer)).toEqual({ state: 'issued', event: 'credential_accepted' })
})

test('an offer gives a wallet a VC 1.1 as a JWT, which names the wallet’s did:jwk and is valid for a day', async () => {
  const wallet = await openWallet(node.url, 'EdDSA')
  const offer = await makeOffer({ configuration: 'claim_jwt' })
  const { body } = await take(wallet, offer, { configuration: 'claim_jwt' })
  const payload = decodeJwt(body.credentials?.[0].credential ?? '') as { vc: Record<string, unknown> } & Times
  expect(payload).toMatchObject({ sub: wallet.didJwk, iss: 'did:web:localhost%3A3000' })
  expect(Date.parse(`${payload.vc['issuanceDate']}`)).toBe(payload.nbf * 1000)
  expect(payload.exp - payload.nbf).toBe(86_400)
  expect(payload.vc['credentialStatus']).toBeUndefined()
  expect(payload.vc['credentialSubject']).toMatchObject({ id: wallet.didJwk, title: claim.title })
})

test('a wallet that was told to wait gets its credential only once, and without a notification id', async () => {
  const wallet = await openWallet(node.url)
  const offer = await makeOffer({ deferred: true })
  const { answer, body, token } = await take(wallet, offer)
  expect([answer.status, await progressOf(offer)]).toEqual([202, { state: 'waiting' }])
  const ask = () => wallet.post('/oid4vci/deferred', { transaction_id: body.transaction_id }, token)
  const later = await ask()
  expect(later.status).toBe(200)
  expect(Object.keys((await later.json()) as object)).toEqual(['credentials'])
  expect(await errorOf(await ask())).toBe('400 invalid_transaction_id')
})

test('a wallet that was told to wait gets no credential of a claim that was revoked meanwhile, and the owner sees that the offer has ended', async () => {
  const own = await buildVerifiedClaim(owner, verifier)
  const wallet = await openWallet(node.url)
  const offer = await makeOffer({ deferred: true }, own)
  const { body, token } = await take(wallet, offer)
  await revoke(verifier, own, 'other')
  const answer = await wallet.post('/oid4vci/deferred', { transaction_id: body.transaction_id }, token)
  expect(await errorOf(answer)).toBe('400 credential_request_denied')
  expect(await progressOf(offer)).toEqual({ state: 'expired' })
})

test('a wallet reads in the token status list that the claim of its credential was revoked', async () => {
  const own = await buildVerifiedClaim(owner, verifier)
  const { body } = await take(await openWallet(node.url), await makeOffer({}, own))
  const { status } = decodeJwt(body.credentials?.[0].credential.split('~')[0] ?? '') as unknown as Status
  const { idx, uri } = status.status_list
  const isRevoked = async () => {
    const list = decodeJwt(await (await fetch(`${node.url}${new URL(uri).pathname}`)).text())
    const { lst } = list['status_list'] as { lst: string }
    return (((inflateSync(Buffer.from(lst, 'base64url'))[idx >> 3] ?? 0) >> (idx & 7)) & 1) === 1
  }
  expect(await isRevoked()).toBe(false)
  await revoke(verifier, own, 'other')
  expect(await isRevoked()).toBe(true)
})

test('a credential can be offered only by the claim’s owner, and only when the claim is verified', async () => {
  const stranger = await buildUser(node)
  expect(await stranger.client.code('POST', offerPath(claim), { configuration: 'claim_sd_jwt' })).toBe(
    '403 not-allowed',
  )
  const unverified = await buildClaim(owner)
  const asked = { configuration: 'claim_sd_jwt' }
  expect(await owner.client.code('POST', offerPath(unverified), asked)).toBe('409 claim-not-verified')
  const offer = await makeOffer()
  expect(await stranger.client.code('GET', `/api/credential-offers/${offer.id}`)).toBe('404 not-found')
  expect(await stranger.client.code('DELETE', `/api/credential-offers/${offer.id}`)).toBe('404 not-found')
})

test('a wallet can take nothing from an offer that was cancelled or taken, or that never existed', async () => {
  const wallet = await openWallet(node.url)
  const cancelled = await makeOffer()
  await owner.client.ok('DELETE', `/api/credential-offers/${cancelled.id}`)
  const taken = await makeOffer()
  await tokenFor(wallet, taken)
  for (const { id } of [cancelled, taken, { id: 'A'.repeat(22) }, { id: '\0' }]) {
    expect(await errorOf(await wallet.ask(`/oid4vci/offers/${encodeURIComponent(id)}`))).toBe('404 not_found')
    expect(await errorOf(await wallet.buyToken(id))).toBe('400 invalid_grant')
    expect(await errorOf(await wallet.buyToken(id, { tx_code: '\0' }))).toBe('400 invalid_grant')
  }
  expect(await progressOf(cancelled)).toEqual({ state: 'expired' })
  expect(await progressOf(taken)).toEqual({ state: 'taken' })
})

test('an offer of a credential can be taken only once, even when twenty wallets come at the same moment', async () => {
  const wallet = await openWallet(node.url)
  const { id } = await makeOffer()
  const answers = await Promise.all(Array.from({ length: 20 }, () => wallet.buyToken(id)))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
})

test('an offer of a credential with a transaction code ends after five wrong codes', async () => {
  const wallet = await openWallet(node.url)
  const offer = await makeOffer({ txCode: true })
  expect(offer.txCode).toMatch(/^\d{6}$/)
  const wrong = offer.txCode === '000000' ? '000001' : '000000'
  // A request for a token that contains no code does not count as a wrong code.
  expect(await errorOf(await wallet.buyToken(offer.id))).toBe('400 invalid_request')
  for (let tries = 0; tries < 5; tries += 1)
    expect(await errorOf(await wallet.buyToken(offer.id, { tx_code: wrong }))).toBe('400 invalid_grant')
  expect(await errorOf(await wallet.buyToken(offer.id, { tx_code: offer.txCode ?? '' }))).toBe('400 invalid_grant')
  expect(await progressOf(offer)).toEqual({ state: 'expired' })
  const other = await makeOffer({ txCode: true })
  expect((await wallet.buyToken(other.id, { tx_code: other.txCode ?? '' })).status).toBe(200)
})

test('of 100 transaction codes that arrive at the same moment, at most five are compared with the right one', async () => {
  const { id, ...offer } = await makeOffer({ txCode: true })
  const right = Number(offer.txCode)
  const buy = (txCode: number) =>
    buyToken(node.ctx, { code: id, txCode: String(txCode % 1_000_000).padStart(6, '0'), configurations: [] })
  // The right code is the 60th, and the database answers 20 questions of a node at once. So more
  // than five of the wrong codes are compared before the right one.
  const bought = await Promise.allSettled(Array.from({ length: 100 }, (_, place) => buy(right + 1_000_059 - place)))
  expect(bought.map(({ status }) => status)).toEqual(bought.map(() => 'rejected'))
  await expect(buy(right)).rejects.toThrow('the transaction code is another')
  expect(await progressOf({ id })).toEqual({ state: 'expired' })
})

test.each<[string, string, (wallet: Wallet, nonce: string) => Promise<string>]>([
  [
    'invalid_proof',
    'a proof by another key',
    async (w, n) => w.prove(n, { key: (await generateKeyPair('ES256')).privateKey }),
  ],
  ['invalid_proof', 'a proof for another issuer', (w, n) => w.prove(n, { claims: { aud: 'https://other.example' } })],
  ['invalid_proof', 'an old proof', (w, n) => w.prove(n, { issuedAt: Math.floor(Date.now() / 1000) - 3600 })],
  ['invalid_proof', 'a proof of another type', (w, n) => w.prove(n, { header: { jwk: w.jwk, typ: 'JWT' } })],
  ['invalid_proof', 'a proof without a key', (w, n) => w.prove(n, { header: {} })],
  ['invalid_proof', 'a proof with two keys', (w, n) => w.prove(n, { header: { jwk: w.jwk, kid: `${w.didJwk}#0` } })],
  ['invalid_proof', 'a proof with the secret key', (w, n) => w.prove(n, { header: { jwk: { ...w.jwk, d: w.jwk.x } } })],
  ['invalid_proof', 'a proof with a certificate, too', (w, n) => w.prove(n, { header: { jwk: w.jwk, x5c: ['MA=='] } })],
  ['invalid_proof', 'a proof bound to a DID', (w, n) => w.prove(n, { header: { kid: `${w.didJwk}#0` } })],
  ['invalid_proof', 'an unsigned proof', async (w, n) => unsign(await w.prove(n))],
  ['invalid_nonce', 'a nonce that nobody made', (w) => w.prove(forgeNonce())],
  ['invalid_proof', 'a proof without a nonce', (w, n) => w.prove(n, { claims: { nonce: undefined } })],
])('a wallet gets the error %s for %s', async (error, _what, makeProof) => {
  const wallet = await openWallet(node.url)
  const token = await tokenFor(wallet, await makeOffer())
  const proofs = { jwt: [await makeProof(wallet, await wallet.drawNonce())] }
  const body = { credential_configuration_id: 'claim_sd_jwt', proofs }
  expect(await errorOf(await wallet.post('/oid4vci/credential', body, token))).toBe(`400 ${error}`)
})

test('a wallet gets the error invalid_nonce for a nonce that was used before', async () => {
  const wallet = await openWallet(node.url)
  const nonce = await wallet.drawNonce()
  const ask = async () => {
    const token = await tokenFor(wallet, await makeOffer())
    const body = { credential_configuration_id: 'claim_sd_jwt', proofs: { jwt: [await wallet.prove(nonce)] } }
    return wallet.post('/oid4vci/credential', body, token)
  }
  expect((await ask()).status).toBe(200)
  expect(await errorOf(await ask())).toBe('400 invalid_nonce')
})

type Times = { nbf: number; exp: number }
type Status = { status: { status_list: { idx: number; uri: string } } }
type Disclosed = { title: string; attestation: unknown }

/**
 * Checks that the verifier's wallet signed the attestation, using only the disclosed members of the
 * credential.
 */
async function expectSignedByVerifier({ title, attestation }: Disclosed): Promise<void> {
  const read = readEvidence(attestation)
  if (!read) throw new Error('The evidence cannot be read')
  const domain = attestationDomain({ chainId: read.chainId, didRegistry: read.verifyingContract })
  expect(read.attestation.message.title).toBe(title)
  const signed = await checkAttestation(domain, read.attestation)
  expect(signed).toMatchObject({ ok: true, signer: verifier.client.address })
  const message = { ...read.attestation.message, title: 'Another title' }
  expect(await checkAttestation(domain, { ...read.attestation, message })).toMatchObject({ ok: false })
}

async function errorOf(response: Response): Promise<string> {
  return `${response.status} ${((await response.json()) as { error: string }).error}`
}

/**
 * The text has the form of a nonce and ends in a minute, but lacks a valid signature of the
 * service.
 */
function forgeNonce(): string {
  const bytes = Buffer.alloc(38, 1)
  bytes.writeUIntBE(Date.now() + 60_000, 16, 6)
  return bytes.toString('base64url')
}

function unsign(jwt: string): string {
  const [header = '', payload] = jwt.split('.')
  const changed = { ...JSON.parse(Buffer.from(header, 'base64url').toString()), alg: 'none' }
  return `${Buffer.from(JSON.stringify(changed)).toString('base64url')}.${payload}.`
}
