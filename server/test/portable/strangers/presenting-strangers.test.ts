import { deflateSync } from 'node:zlib'
import type { PortableContent } from '@did/credentials/portable/portable-content'
import type { CreatePresentationRequest, PresentationProgress } from '@did/domain/portable/presentation-request'
import { decodeJwt, exportJWK, generateKeyPair, SignJWT } from 'jose'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { findContent } from '../../../src/modules/portable-credentials/content.ts'
import { publicUrl } from '../../rig/stack.ts'
import { openPresenting, type Presenting } from '../presenting-rig.ts'
import { answer, readRequest, showJwt, showSdJwt } from '../presenting-wallet.ts'
import type { Wallet } from '../wallet.ts'
import { host, openStrangerSite, type StrangerSite } from './stranger-site.ts'

let site: StrangerSite
let stranger: StrangerSite['stranger']
let presenting: Presenting
let wallet: Wallet
let content: PortableContent
beforeAll(async () => {
  site = await openStrangerSite()
  ;({ stranger } = site)
  presenting = await openPresenting({ outside: site.outside })
  ;({ wallet } = presenting)
  const { node, claim, owner } = presenting
  const found = await findContent(node.ctx, { claimId: claim.id, owner: owner.client.address })
  if (!found) throw new Error('The claim is not verified')
  content = found
})
beforeEach(() => site.reset())
afterAll(async () => {
  site.close()
  await presenting.installation.close()
})

const now = () => Math.floor(Date.now() / 1000)

/**
 * Shows a credential in answer to a new request. Returns the HTTP status that the wallet gets, and
 * the outcome of the request.
 */
async function show(credential: string, configuration: CreatePresentationRequest['configuration'] = 'claim_sd_jwt') {
  const request = await presenting.ask({ configuration })
  const body = await readRequest(wallet, request)
  const present = configuration === 'claim_jwt' ? showJwt : showSdJwt
  const answered = await answer(wallet, body, await present(wallet, credential, body))
  return { status: answered.status, outcome: await presenting.read(request) }
}

async function drawKey() {
  const { publicKey, privateKey } = await generateKeyPair('ES256', { extractable: true })
  const jwk = await exportJWK(publicKey)
  return { jwk, privateKey, did: `did:jwk:${Buffer.from(JSON.stringify(jwk)).toString('base64url')}` }
}

const document = '/.well-known/did.json'

/** The credential, which a stranger's key signs, contains a copy of the verifier's attestation. */
async function signAsStranger(iss: string, kid: string, more: object = {}) {
  const { jwk, privateKey, did } = await drawKey()
  const own = iss === '' ? did : iss
  const { title, issuerName, issueDate, level, claimType, verifier: confirmedBy, evidence } = content
  const words = { title, issuerName, issueDate, level, claimType, verifier: confirmedBy, attestation: evidence }
  const claims = {
    ...words,
    iss: own,
    vct: `${publicUrl}/vct/verified-claim`,
    cnf: { jwk: wallet.jwk },
    exp: now() + 60,
    ...more,
  }
  const jwt = await new SignJWT(claims)
    .setProtectedHeader({ alg: 'ES256', typ: 'dc+sd-jwt', kid: `${own}${kid}` })
    .sign(privateKey)
  return { credential: `${jwt}~`, did: own, jwk, privateKey }
}

test('a stranger’s credential is shown as a stranger’s, even if it contains a copy of a verifier’s attestation', async () => {
  const { credential, did } = await signAsStranger('', '#0')
  const { status, outcome } = await show(credential)
  expect(status).toBe(200)
  expect(outcome).toMatchObject({
    state: 'verified',
    issuer: { kind: 'stranger', id: did, domain: null },
    verdict: { overall: 'caution' },
  })
  expect((outcome as PresentationProgress & { state: 'verified' }).claims).not.toHaveProperty('attestation')
  expect(listCodes(outcome)).not.toContain('signature-valid')
  expect(listCodes(outcome)).toContain('stranger-without-list')
})

test('a stranger’s credential is shown with the domain of its did:web when the DID document lists the key that signed', async () => {
  const did = `did:web:${host}`
  const { credential, jwk } = await signAsStranger(did, '#key')
  const method = { id: `${did}#key`, type: 'JsonWebKey', controller: did, publicKeyJwk: jwk }
  stranger.texts[document] = JSON.stringify({ id: did, verificationMethod: [method], assertionMethod: [method.id] })
  const { outcome } = await show(credential)
  expect(outcome).toMatchObject({ state: 'verified', issuer: { kind: 'stranger', domain: host } })
  // Neither of the next two DID documents counts. The first does not list the key under
  // assertionMethod, and the second belongs to another DID.
  stranger.texts[document] = JSON.stringify({ id: did, verificationMethod: [method], authentication: [method.id] })
  expect((await show(credential)).outcome).toMatchObject({ fault: 'issuer-signature' })
  stranger.texts[document] = JSON.stringify({ id: 'did:web:other.example', verificationMethod: [method] })
  expect((await show(credential)).outcome).toMatchObject({ fault: 'issuer-unknown' })
})

test('a stranger’s credential is shown with the domain of its issuer’s web address when this address publishes the key', async () => {
  const { credential, jwk, did: issuer } = await signAsStranger(`https://${host}`, '#key')
  const path = '/.well-known/jwt-vc-issuer'
  const publish = (key: object, of = issuer) => {
    stranger.texts[path] = JSON.stringify({ issuer: of, jwks: { keys: [{ ...key, kid: `${issuer}#key` }] } })
  }
  publish(jwk)
  const { outcome } = await show(credential)
  expect(outcome).toMatchObject({ state: 'verified', issuer: { kind: 'stranger', id: issuer, domain: host } })
  expect(listCodes(outcome)).toContain('issued-by-stranger')
  publish((await drawKey()).jwk)
  expect((await show(credential)).outcome).toMatchObject({ fault: 'issuer-signature' })
  publish(jwk, 'https://other.example')
  expect((await show(credential)).outcome).toMatchObject({ fault: 'issuer-unknown' })
})

const judged = { state: 'failed', fault: 'unreadable' }
test.each<[string, object, object]>([
  ['a zero byte', { title: 'Doctor\u0000' }, judged],
  ['half a surrogate pair', { title: 'Doctor\ud800' }, judged],
  ['more text than the service stores', { title: 'x'.repeat(200_000) }, judged],
  [
    'very deeply nested members',
    { fields: JSON.parse('['.repeat(500) + ']'.repeat(500)) },
    { state: 'pending', refused: true },
  ],
])('a stranger’s credential is refused without a server error when it has %s', async (_what, more, left) => {
  const { credential } = await signAsStranger('', '#0', more)
  const { status, outcome } = await show(credential)
  expect(status).toBe(400)
  expect(outcome).toMatchObject(left)
})

test('a stranger’s credential cannot make the server connect to a private IP address', async () => {
  stranger.addresses = ['93.184.215.14', '10.0.0.1']
  const { credential } = await signAsStranger(`did:web:${host}`, '#key')
  expect((await show(credential)).outcome).toMatchObject({ fault: 'issuer-unknown' })
  expect(stranger.dialed).toEqual([])
})

test('a stranger’s credential is refused when it names this service as its issuer and another key signed it', async () => {
  const service = 'did:web:localhost%3A3000'
  const own = await signAsStranger(service, '#key')
  expect((await show(own.credential)).outcome).toMatchObject({ fault: 'issuer-signature' })
  const { privateKey, did } = await drawKey()
  const jwt = await new SignJWT({ ...decodeJwt(own.credential.split('~')[0] ?? '') })
    .setProtectedHeader({ alg: 'ES256', typ: 'dc+sd-jwt', kid: `${did}#0` })
    .sign(privateKey)
  expect((await show(`${jwt}~`)).outcome).toMatchObject({ fault: 'issuer-signature' })
})

const uri = `https://${host}/list`
const place = { status: { status_list: { idx: 3, uri } } }

/**
 * Shows a stranger's credential, after the stranger has published a status list with the 2-bit
 * `value` at the credential's place. `sub` is the address that the list names as its own.
 */
async function showListed(value: number, sub = uri) {
  const { credential, did, privateKey } = await signAsStranger('', '#0', place)
  stranger.texts['/list'] = await writeList(value, { did, privateKey, sub })
  return (await show(credential)).outcome
}

type ListSigner = Pick<Awaited<ReturnType<typeof drawKey>>, 'did' | 'privateKey'> & { sub?: string }

function writeList(value: number, { did, privateKey, sub = uri }: ListSigner): Promise<string> {
  const lst = deflateSync(Buffer.from([value << 6])).toString('base64url')
  return new SignJWT({ sub, iat: now(), status_list: { bits: 2, lst } })
    .setProtectedHeader({ alg: 'ES256', typ: 'statuslist+jwt', kid: `${did}#0` })
    .sign(privateKey)
}

/** Signs a W3C credential as a JWT, with more members of the JWT and of the credential inside. */
async function signW3c(token: object, inside: object = {}) {
  const key = await drawKey()
  const { title, issuerName, issueDate, level, claimType, verifier } = content
  const credentialSubject = { title, issuerName, issueDate, level, claimType, verifier }
  const vc = { type: ['VerifiableCredential', 'VerifiedClaim'], credentialSubject, ...inside }
  const jwt = await new SignJWT({ iss: key.did, sub: wallet.didJwk, vc, ...token })
    .setProtectedHeader({ alg: 'ES256', typ: 'JWT', kid: `${key.did}#0` })
    .sign(key.privateKey)
  return { jwt, ...key }
}

test('a stranger’s credential is refused when its issuer’s status list says that the credential is revoked or suspended', async () => {
  expect(await showListed(1)).toMatchObject({ state: 'failed', fault: 'revoked' })
  expect(await showListed(2)).toMatchObject({ state: 'failed', fault: 'suspended' })
})

test('a stranger’s credential is shown as not revoked when its issuer’s status list says that the credential is valid', async () => {
  expect(listCodes(await showListed(0))).toContain('stranger-not-revoked')
})

test('a stranger’s credential is shown as unchecked when its status list is missing or names another address as its own', async () => {
  expect(listCodes(await showListed(0, `${uri}s`))).toContain('stranger-list-unread')
  delete stranger.texts['/list']
  const { credential } = await signAsStranger('', '#0', place)
  expect(listCodes((await show(credential)).outcome)).toContain('stranger-list-unread')
})

test('a stranger’s credential that names more than two status lists is shown as unchecked, and no list is loaded', async () => {
  const entry = { type: 'BitstringStatusListEntry', statusPurpose: 'revocation', statusListIndex: '3' }
  const credentialStatus = [1, 2, 3].map((list) => ({ ...entry, statusListCredential: `${uri}${list}` }))
  const { jwt } = await signW3c({}, { credentialStatus })
  const { outcome } = await show(jwt, 'claim_jwt')
  expect(listCodes(outcome)).toContain('stranger-list-unread')
  expect(stranger.dialed).toEqual([])
})

test('a stranger’s W3C credential in a JWT is refused when the status list that the JWT itself names says that it is revoked', async () => {
  const revoked = await signW3c(place)
  stranger.texts['/list'] = await writeList(1, revoked)
  expect((await show(revoked.jwt, 'claim_jwt')).outcome).toMatchObject({ state: 'failed', fault: 'revoked' })
  const valid = await signW3c(place)
  stranger.texts['/list'] = await writeList(0, valid)
  expect(listCodes((await show(valid.jwt, 'claim_jwt')).outcome)).toContain('stranger-not-revoked')
})

test('a stranger’s SD-JWT credential is shown as unchecked when it names its status list as a W3C credential does, and the list is missing', async () => {
  const entry = { type: 'BitstringStatusListEntry', statusPurpose: 'revocation', statusListIndex: '3' }
  const credentialStatus = { ...entry, statusListCredential: uri }
  const { credential } = await signAsStranger('', '#0', { credentialStatus })
  expect(listCodes((await show(credential)).outcome)).toContain('stranger-list-unread')
})

function listCodes(outcome: PresentationProgress): string[] {
  return (outcome as PresentationProgress & { state: 'verified' }).verdict.checks.map(({ code }) => code)
}
