import { randomBytes } from 'node:crypto'
import { type SecretMultikey, signByEd25519 } from '@did/credentials/data-integrity/sign-credential'
import type { Claim } from '@did/domain/claim/claim'
import type { CredentialOffer } from '@did/domain/portable/credential-offer'
import type { CredentialToSign } from '@did/domain/portable/credential-to-sign'
import { credentialsToSignOfClaim } from '@did/domain/portable/limits'
import { ed25519 } from '@noble/curves/ed25519'
import { base58btc } from 'multiformats/bases/base58'
import { expect } from 'vitest'
import { buildClaim, buildUser, buildVerifiedClaim, buildVerifier, type Person } from '../rig/builders.ts'
import { createInstallation, type Node } from '../rig/stack.ts'
import { testWith } from '../rig/test.ts'
import { announce, buildIssuingKey, didRegistry, makeKey, revokeKey, verifyElsewhere } from './issuing-keys.ts'
import { openWallet, takeDataIntegrity } from './wallet.ts'

let owner: Person
let verifier: Person
let claim: Claim
let browser: ReturnType<typeof openBrowser>

const environment = { ETHEREUM_DID_REGISTRY: didRegistry }
const test = testWith(environment)
test.beforeEach(({ node }) => verifyOn(node))

async function verifyOn(node: Node): Promise<void> {
  ;[owner, verifier, browser] = [await buildUser(node), await buildVerifier(node), openBrowser()]
  claim = await buildVerifiedClaim(owner, verifier)
}

/** Plays the browser of a verifier, which keeps the secret half of the verifier's issuing key. */
function openBrowser() {
  const secret = randomBytes(32)
  const multikey = (prefix: number[], key: Uint8Array) => base58btc.encode(Uint8Array.from([...prefix, ...key]))
  const publicKeyMultibase = multikey([0xed, 0x01], ed25519.getPublicKey(secret))
  const secretKeyMultibase = multikey([0x80, 0x26], secret)
  const keyOf = (method: string): SecretMultikey => ({
    id: method,
    controller: method.split('#')[0] ?? '',
    publicKeyMultibase,
    secretKeyMultibase,
  })
  return {
    publicKeyMultibase,
    sign: ({ credential, method }: Pick<CredentialToSign, 'credential' | 'method'>) =>
      signByEd25519(credential, keyOf(method), new Date()),
  }
}

async function announceBrowserKey() {
  const key = await makeKey(verifier, { custody: 'browser', publicKeys: [browser.publicKeyMultibase] })
  await announce(verifier, key.attribute)
  return key
}

const listToSign = async ({ client }: Person) =>
  (await client.ok<{ credentials: CredentialToSign[] }>('GET', '/api/credentials-to-sign')).credentials
const pathOf = ({ id }: CredentialToSign) => `/api/credentials-to-sign/${id}`

/**
 * A wallet asks for the claim's credential, and the service tells it to wait for the verifier's
 * browser.
 */
async function askAndWait(node: Node) {
  const offer = await owner.client.ok<CredentialOffer>('POST', `/api/claims/${claim.id}/offers`, {
    configuration: 'claim_ldp',
  })
  const wallet = await openWallet(node.url, 'EdDSA')
  const { status, body, token } = await takeDataIntegrity(wallet, offer, 'claim_ldp')
  expect(status).toBe(202)
  const [waiting] = (await listToSign(verifier)) as [CredentialToSign]
  const ask = async () => {
    const answer = await wallet.post('/oid4vci/deferred', { transaction_id: body.transaction_id }, token)
    return { status: answer.status, body: (await answer.json()) as Deferred }
  }
  return { wallet, waiting, ask, offer }
}
type Deferred = { credentials?: [{ credential: object }]; error?: string }

test('a wallet waits until the verifier’s browser has signed, and gets a credential that other people’s software verifies', async ({
  node,
}) => {
  await announceBrowserKey()
  const forms = await owner.client.ok('GET', `/api/claims/${claim.id}/offers`)
  expect(forms).toMatchObject({ forms: [{}, {}, { configuration: 'claim_ldp', isSignedLater: true }, {}] })
  const { wallet, waiting, ask, offer } = await askAndWait(node)
  expect(waiting.credential).toMatchObject({ credentialSubject: { id: wallet.didKey }, evidence: [{}] })
  expect(await ask()).toMatchObject({ status: 202, body: { interval: 60 } })
  await verifier.client.ok('PUT', pathOf(waiting), { credential: await browser.sign(waiting) })
  expect(await listToSign(verifier)).toEqual([])
  const { status, body } = await ask()
  expect(status).toBe(200)
  expect(await verifyElsewhere(body.credentials?.[0].credential ?? {})).toBe('verified')
  expect((await ask()).body.error).toBe('invalid_transaction_id')
  expect(await owner.client.ok('GET', `/api/credential-offers/${offer.id}`)).toEqual({ state: 'issued' })
})

test('the verifier’s browser can hand in only the credential that the service described, signed by the verifier’s own key', async ({
  node,
}) => {
  await announceBrowserKey()
  const { waiting } = await askAndWait(node)
  const refused = '422 credential-proof-invalid'
  const send = async (credential: object) => verifier.client.code('PUT', pathOf(waiting), { credential })
  const other = { ...waiting, credential: { ...waiting.credential, validUntil: '2099-01-01T00:00:00Z' } }
  expect(await send(await browser.sign(other))).toBe(refused)
  expect(await send(await openBrowser().sign(waiting))).toBe(refused)
  expect(await send({ ...waiting.credential, proof: {} })).toBe(refused)
  expect(await send(waiting.credential)).toBe('400 invalid-input')
  expect(await listToSign(verifier)).toHaveLength(1)
})

test('only the verifier in whose name a credential waits for a signature sees and signs the credential', async ({
  node,
}) => {
  await announceBrowserKey()
  const { waiting } = await askAndWait(node)
  const signed = { credential: await browser.sign(waiting) }
  for (const stranger of [await buildVerifier(node), owner]) {
    expect(await listToSign(stranger)).toEqual([])
    expect(await stranger.client.code('PUT', pathOf(waiting), signed)).toBe('404 not-found')
    expect(await stranger.client.code('POST', `${pathOf(waiting)}/set-aside`)).toBe('404 not-found')
  }
  expect(await listToSign(verifier)).toHaveLength(1)
})

test('only the newest credentials of a claim wait for its verifier’s browser, and the offers of older ones end', async ({
  node,
}) => {
  await announceBrowserKey()
  const most = credentialsToSignOfClaim
  const asked: Awaited<ReturnType<typeof askAndWait>>[] = []
  while (asked.length < most + 2) asked.push(await askAndWait(node))
  const countKept = async () => {
    const kept = 'select 1 from credential_offers where claim_id = $1 and credential is not null'
    return (await node.ctx.pool.query(kept, [claim.id])).rowCount
  }
  const newest = asked.slice(2).map(({ offer }) => offer.id)
  const waiting = await listToSign(verifier)
  expect(waiting.map(({ id }) => id)).toEqual(newest)
  expect(await countKept()).toBe(most)
  const [oldest, last] = [asked[0], asked.at(-1)]
  expect(await oldest?.ask()).toMatchObject({ status: 401, body: { error: 'invalid_token' } })
  expect(await owner.client.ok('GET', `/api/credential-offers/${oldest?.offer.id}`)).toEqual({ state: 'expired' })

  const [toSign, toCancel] = [waiting.at(-1), waiting[0]] as [CredentialToSign, CredentialToSign]
  await verifier.client.ok('PUT', pathOf(toSign), { credential: await browser.sign(toSign) })
  expect(await last?.ask()).toMatchObject({ status: 200, body: { credentials: [{}] } })
  expect(await countKept()).toBe(most - 1)
  await owner.client.ok('DELETE', `/api/credential-offers/${toCancel.id}`)
  expect(await countKept()).toBe(most - 2)
})

test('a credential that waits for the verifier’s browser counts among what the wallet’s network may store in a day', async () => {
  const installation = await createInstallation({ ...environment, STORED_BYTES_PER_CLIENT: '20000' })
  const node = await installation.startNode()
  await verifyOn(node)
  await announceBrowserKey()
  const path = `/api/claims/${claim.id}/offers`
  const offers: CredentialOffer[] = []
  while (offers.length < credentialsToSignOfClaim)
    offers.push(await owner.client.ok<CredentialOffer>('POST', path, { configuration: 'claim_ldp' }))
  const statuses: number[] = []
  for (const offer of offers)
    statuses.push((await takeDataIntegrity(await openWallet(node.url, 'EdDSA'), offer, 'claim_ldp')).status)
  expect([statuses[0], statuses.at(-1)]).toEqual([202, 429])
  await installation.close()
})

const setAside = (waiting: CredentialToSign) => verifier.client.code('POST', `${pathOf(waiting)}/set-aside`)

test('a credential that the verifier’s browser could not sign comes last in the list, and can still be signed', async ({
  node,
}) => {
  await announceBrowserKey()
  const { waiting: first, ask } = await askAndWait(node)
  await askAndWait(node)
  const [, second] = await listToSign(verifier)
  for (const _ of [1, 2]) {
    expect(await setAside(first)).toBe('204 undefined')
    expect((await listToSign(verifier)).map(({ id }) => id)).toEqual([second?.id, first.id])
  }
  expect(await ask()).toMatchObject({ status: 202 })
  await verifier.client.ok('PUT', pathOf(first), { credential: await browser.sign(first) })
  expect(await ask()).toMatchObject({ status: 200 })
  expect(await setAside(first)).toBe('404 not-found')
})

test('a credential that no key can sign leaves the list when the verifier’s browser says that it could not sign it, and the wallet and the owner learn that', async ({
  node,
}) => {
  await announceBrowserKey()
  const { waiting, ask, offer } = await askAndWait(node)
  await node.ctx.pool.query(
    `update credential_offers set credential = jsonb_set(credential, '{credentialSubject,title}', '"_:1"') where id = $1`,
    [waiting.id],
  )
  const [poisoned] = (await listToSign(verifier)) as [CredentialToSign]
  const signed = { credential: await browser.sign(poisoned) }
  expect(await verifier.client.code('PUT', pathOf(waiting), signed)).toBe('422 credential-proof-invalid')
  expect(await setAside(waiting)).toBe('204 undefined')
  expect(await listToSign(verifier)).toEqual([])
  const readState = () => owner.client.ok('GET', `/api/credential-offers/${offer.id}`)
  expect(await readState()).toEqual({ state: 'refused' })
  expect(await ask()).toMatchObject({ status: 400, body: { error: 'credential_request_denied' } })
  expect(await readState()).toEqual({ state: 'refused' })
})

test('a credential that no key can sign never waits for the verifier’s browser, and the wallet is refused at once', async ({
  node,
}) => {
  await announceBrowserKey()
  const offer = await owner.client.ok<CredentialOffer>('POST', `/api/claims/${claim.id}/offers`, {
    configuration: 'claim_ldp',
  })
  const older = await buildClaim(owner)
  await node.ctx.pool.query(`update claims set title = '_:1' where id = $1`, [older.id])
  await buildVerifiedClaim(owner, verifier, { claim: older })
  await node.ctx.pool.query('update credential_offers set claim_id = $1 where id = $2', [older.id, offer.id])
  const { status, body } = await takeDataIntegrity(await openWallet(node.url, 'EdDSA'), offer, 'claim_ldp')
  expect([status, body.error]).toEqual([400, 'credential_request_denied'])
  expect(await listToSign(verifier)).toEqual([])
})

test('a wallet that waits gets no credential when the key that signed it was taken back before the wallet asks again', async ({
  node,
}) => {
  const key = await announceBrowserKey()
  const { waiting, ask } = await askAndWait(node)
  await verifier.client.ok('PUT', pathOf(waiting), { credential: await browser.sign(waiting) })
  await revokeKey(verifier, key.attribute)
  expect(await ask()).toMatchObject({ status: 400, body: { error: 'credential_request_denied' } })
})

test('a credential that waits for a signature cannot be signed after its key was taken back', async ({ node }) => {
  const key = await announceBrowserKey()
  const { waiting } = await askAndWait(node)
  await revokeKey(verifier, key.attribute)
  expect(await listToSign(verifier)).toEqual([])
  const signed = { credential: await browser.sign(waiting) }
  expect(await verifier.client.code('PUT', pathOf(waiting), signed)).toBe('404 not-found')
})

test('a credential does not wait for a browser when the service also keeps a key of the verifier', async () => {
  await announceBrowserKey()
  await buildIssuingKey(verifier)
  const forms = await owner.client.ok('GET', `/api/claims/${claim.id}/offers`)
  expect(forms).toMatchObject({ forms: [{}, {}, { configuration: 'claim_ldp', isSignedLater: false }, {}] })
})

test('a VC 2.0 is given as a file only if the service keeps a key of the verifier', async () => {
  await announceBrowserKey()
  const path = `/api/claims/${claim.id}/credential?configuration=claim_ldp`
  expect(await owner.client.code('GET', path)).toBe('409 issuer-key-missing')
})
