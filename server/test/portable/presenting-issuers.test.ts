import { createHash, X509Certificate } from 'node:crypto'
import type { PortableContent } from '@did/credentials/portable/portable-content'
import { holderNameField } from '@did/domain/claim/claim-field'
import type {
  CreatePresentationRequest,
  PresentationProgress,
  PresentationRequest,
} from '@did/domain/portable/presentation-request'
import { decodeJwt, decodeProtectedHeader, importX509, jwtVerify } from 'jose'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readConfig } from '../../src/config.ts'
import { findContent } from '../../src/modules/portable-credentials/content.ts'
import { issueSdJwt } from '../../src/modules/portable-credentials/sd-jwt.ts'
import { getSigningKey } from '../../src/signing-key.ts'
import { buildUser, type Person } from '../rig/builders.ts'
import { createInstallation, type Node, publicUrl } from '../rig/stack.ts'
import { openPresenting, type Presenting } from './presenting-rig.ts'
import { answer, readRequest, showSdJwt } from './presenting-wallet.ts'
import { signingCertificates } from './signing-certificates.ts'
import type { Wallet } from './wallet.ts'

let presenting: Presenting
let node: Node
let owner: Person
let wallet: Wallet
let content: PortableContent

beforeAll(async () => {
  presenting = await openPresenting()
  ;({ node, owner, wallet } = presenting)
  const found = await findContent(node.ctx, { claimId: presenting.claim.id, owner: owner.client.address })
  if (!found) throw new Error('The claim is not verified')
  content = found
})
afterAll(() => presenting.installation.close())

const now = () => Math.floor(Date.now() / 1000)
/**
 * Shows a credential in answer to a new request. Returns the HTTP status that the wallet gets, and
 * the outcome of the request.
 */
async function show(credential: string, asked: Partial<CreatePresentationRequest> = {}) {
  const request = await presenting.ask(asked)
  const body = await readRequest(wallet, request)
  const answered = await answer(wallet, body, await showSdJwt(wallet, credential, body))
  return { status: answered.status, outcome: await presenting.read(request) }
}

/** Signs any content with the service's key, as a thief of this key could. */
async function signAsService(changed: Partial<PortableContent>): Promise<string> {
  const key = await getSigningKey(node.ctx)
  const issuer = 'did:web:localhost%3A3000'
  const issuing = { publicUrl, issuer, key, subject: { cnf: { jwk: { ...wallet.jwk } } }, now: now() }
  return issueSdJwt({ ...issuing, content: { ...content, ...changed } })
}

test.each<[string, () => Partial<PortableContent>]>([
  ['a title', () => ({ title: 'Doctor of Science' })],
  ['a kind of claim', () => ({ claimType: 'employment' })],
  ['an issuer', () => ({ issuerName: 'University of Forgers' })],
  ['a date of issue', () => ({ issueDate: '1999-01-01' })],
  ['a level', () => ({ level: 'AgeProof' })],
  ['a verifier', () => ({ verifier: content.subject })],
  ['a place in the status list', () => ({ status: { ...content.status, index: content.status.index + 1 } })],
  ['a field', () => ({ fields: { ...content.fields, degree: 'Doctor of Science' } })],
  ['a person’s name', () => ({ fields: { ...content.fields, [holderNameField.field]: 'Mallory Rossi' } })],
  ['a field that nobody signed', () => ({ fields: { ...content.fields, prize: 'First' } })],
])('a thief of the service’s key cannot invent %s', async (_what, change) => {
  const { status, outcome } = await show(await signAsService(change()))
  expect(status).toBe(400)
  expect(outcome).toMatchObject({ state: 'failed', fault: 'words-differ' })
})

test('a thief of the service’s key cannot change the title of a credential together with the title in its attestation', async () => {
  const title = 'Doctor of Science'
  const evidence = { ...content.evidence, message: { ...content.evidence.message, title } }
  const { status, outcome } = await show(await signAsService({ title, evidence }))
  expect(status).toBe(400)
  expect(outcome).toMatchObject({ state: 'failed', fault: 'attestation-false', verdict: { overall: 'not-genuine' } })
  const { verdict } = outcome as PresentationProgress & { state: 'failed' }
  expect(verdict.checks.map(({ code }) => code)).toContain('signature-by-another')
})

test('the fields of a credential can be checked against the verifier’s signature, even when the request names only some of them', async () => {
  const claims = ['title', 'attestation', 'fields.degree', `fields.${holderNameField.field}`]
  const { outcome } = await show(await signAsService({}), { claims })
  expect(outcome).toMatchObject({
    state: 'verified',
    claims: { fields: { description: content.fields['description'] } },
  })
})

test('a wallet’s answer without the attestation is refused when the request asks for the attestation', async () => {
  const request = await presenting.ask({ claims: ['title', 'attestation'] })
  const body = await readRequest(wallet, request)
  const shown = await showSdJwt(wallet, await signAsService({}), body, { keptBack: ['attestation'] })
  expect((await answer(wallet, body, shown)).status).toBe(400)
})

test('a request that names the service by its certificate has the host as its client id, and other software accepts the request', async () => {
  const certified = await createInstallation({ SIGNING_CERTIFICATE: signingCertificates.own.replaceAll('\n', '\\n') })
  const other = await certified.startNode()
  const person = await buildUser(other)
  const readSigned = async (clientIdPrefix: string) => {
    const body = { configuration: 'claim_sd_jwt', clientIdPrefix }
    const { id, uri } = await person.client.ok<PresentationRequest>('POST', '/api/presentation-requests', body)
    return { uri, signed: await (await fetch(`${other.url}/oid4vp/requests/${id}`)).text() }
  }
  const { signed, uri } = await readSigned('x509_san_dns')
  const key = await importX509(signingCertificates.own, 'ES256')
  const { payload } = await jwtVerify(signed, key, { typ: 'oauth-authz-req+jwt' })
  expect(payload['client_id']).toBe('x509_san_dns:localhost')
  expect(decodeProtectedHeader(signed).kid).toBeUndefined()
  expect(new URLSearchParams(uri.split('?')[1]).get('client_id')).toBe('x509_san_dns:localhost')
  const { oid4vp } = await import('@digitalbazaar/oid4-client')
  const query = new URLSearchParams({ client_id: 'x509_san_dns:localhost', request: signed })
  const read = await oid4vp.authzRequest.get({
    url: `openid4vp://authorize?${query}`,
    getTrustedCertificates: async () => [signingCertificates.own],
  })
  expect(read.authorizationRequest['response_mode']).toBe('direct_post.jwt')

  const { raw } = new X509Certificate(signingCertificates.own)
  const hash = createHash('sha256').update(raw).digest('base64url')
  expect(decodeJwt((await readSigned('x509_hash')).signed)['client_id']).toBe(`x509_hash:${hash}`)
  await certified.close()
})

test('the service makes no request that names it by its certificate when the installation has no certificate', async () => {
  const body = { configuration: 'claim_sd_jwt', clientIdPrefix: 'x509_san_dns' }
  expect(await owner.client.code('POST', '/api/presentation-requests', body)).toBe('400 invalid-input')
})

test.each([
  ['of another key', signingCertificates.otherKey],
  ['for another host', signingCertificates.otherHost],
  ['that cannot be read', 'a certificate'],
])('the server does not start with an unfitting certificate for requests: %s', (_what, pem) => {
  const environment = {
    PUBLIC_URL: publicUrl,
    DATABASE_URL: 'postgres://localhost/x',
    RPC_URL: 'http://localhost:1',
    CHAIN_ID: '31337',
    DID_REGISTRY: `0x${'11'.repeat(20)}`,
    SIGNING_KEY: `0x${'5a'.repeat(32)}`,
    SIGNING_CERTIFICATE: pem,
  }
  expect(() => readConfig(environment)).toThrow(/SIGNING_CERTIFICATE must be/)
  // The server keeps only the certificate of its own key. It leaves out the certificates that
  // follow, because it must not send a trust anchor.
  const chain = `${signingCertificates.own}\n${signingCertificates.otherHost}`
  expect(readConfig({ ...environment, SIGNING_CERTIFICATE: chain }).signingCertificate).toHaveLength(1)
})
