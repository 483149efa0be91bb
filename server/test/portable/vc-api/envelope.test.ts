import {
  buildIssuer,
  type ForeignIssuer,
  signCredential,
  signForVerifier,
  signJwt,
} from '@did/credentials/test/foreign-issuer'
import { decodeJwt, decodeProtectedHeader } from 'jose'
import { expect } from 'vitest'
import { type Node, publicUrl } from '../../rig/stack.ts'
import { test } from '../../rig/test.ts'

type Document = Record<string, unknown>

let node: Node
test.beforeAll(async ({ installation }) => {
  node = await installation.startNode()
})

const contextV2 = 'https://www.w3.org/ns/credentials/v2'
const [issuer, presenter, stranger] = [buildIssuer(41), buildIssuer(42, 'P-256'), buildIssuer(43)]
const asked = { challenge: 'a challenge that nobody guesses', domain: 'verifier.example' }

const build = (changes: Document = {}): Document => ({
  '@context': [contextV2],
  type: ['VerifiableCredential'],
  issuer: issuer.did,
  credentialSubject: { id: 'did:example:subject' },
  ...changes,
})
const envelop = (
  kind: 'Credential' | 'Presentation',
  jwt: string,
  mediaType = kind === 'Credential' ? 'vc' : 'vp',
) => ({
  '@context': contextV2,
  type: `EnvelopedVerifiable${kind}`,
  id: `data:application/${mediaType}+jwt,${jwt}`,
})
const seal = (changes: Document = {}, by: ForeignIssuer = issuer, header: object = {}) =>
  envelop('Credential', signJwt(by, build(changes), { typ: 'vc+jwt', ...header }))
const present = (changes: Document = {}, by: ForeignIssuer = presenter, header: object = {}) => {
  const presentation = {
    '@context': [contextV2],
    type: ['VerifiablePresentation'],
    holder: presenter.did,
    verifiableCredential: [seal()],
    nonce: asked.challenge,
    aud: asked.domain,
    ...changes,
  }
  return envelop('Presentation', signJwt(by, presentation, { typ: 'vp+jwt', ...header }))
}

const readJwt = ({ id }: { id: string }) => id.slice(id.indexOf(',') + 1)

async function post(path: string, body: unknown) {
  const headers = { 'content-type': 'application/json' }
  const answer = await fetch(`${node.url}/vc-api/${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
  const { errors, warnings } = (await answer.json()) as Record<'errors' | 'warnings', { type: string }[]>
  return { status: answer.status, warnings, error: errors[0]?.type.split('#')[1] ?? null }
}
const verify = (verifiableCredential: unknown) => post('credentials/verify', { verifiableCredential, options: {} })
const verifyPresentation = (verifiablePresentation: unknown, options: object = asked) =>
  post('presentations/verify', { verifiablePresentation, options })

const verified = { status: 200, warnings: [], error: null }
const past = 1_700_000_000
const statusAt = (statusListCredential: string) => ({
  credentialStatus: {
    type: 'BitstringStatusListEntry',
    statusPurpose: 'revocation',
    statusListIndex: '7',
    statusListCredential,
  },
})

const elsewhere = statusAt('https://other.example/lists/1').credentialStatus

test('a request with thousands of invalid values gets a short answer', async () => {
  const ask = async (checks: unknown) => {
    const body = JSON.stringify({ verifiableCredential: seal(), options: { checks } })
    const headers = { 'content-type': 'application/json' }
    const answer = await fetch(`${node.url}/vc-api/credentials/verify`, { method: 'POST', headers, body })
    return { status: answer.status, length: (await answer.text()).length }
  }
  for (const count of [1500, 100_000]) {
    const { status, length } = await ask(Array.from({ length: count }, () => 1))
    expect([status, length < 5000]).toEqual([400, true])
  }
})

const issue = (changes: Document) =>
  fetch(`${node.url}/vc-api/enveloped/credentials/issue`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ credential: build(changes), options: {} }),
  })
const readOwnDid = async () => ((await (await fetch(`${node.url}/vc-api/instance`)).json()) as Document)['issuer']

test('a development installation issues an enveloped credential, a JWT, that the installation itself verifies', async () => {
  const own = await readOwnDid()
  const answer = await issue({ issuer: own })
  const envelope = (await answer.json()) as { '@context': unknown; type: unknown; id: string }
  expect([answer.status, envelope]).toEqual([201, envelop('Credential', readJwt(envelope))])
  expect(decodeProtectedHeader(readJwt(envelope))).toMatchObject({ alg: 'EdDSA', typ: 'vc+jwt', cty: 'vc' })
  expect(decodeJwt(readJwt(envelope))).toEqual(build({ issuer: own }))
  expect(await verify(envelope)).toEqual(verified)
})

test('a development installation issues only enveloped credentials that are valid and name the installation as issuer', async () => {
  const own = await readOwnDid()
  for (const changes of [{}, { issuer: own, credentialSubject: [] }, { issuer: own, proof: { type: 'Any' } }])
    expect((await issue(changes)).status).toBe(400)
})

test('an enveloped credential verifies with or without a type in the header of its JWT', async () => {
  expect(await verify(seal())).toEqual(verified)
  expect(await verify(seal({}, issuer, { typ: undefined }))).toEqual(verified)
  expect(await verify({ ...seal(), '@context': [contextV2], type: ['EnvelopedVerifiableCredential'] })).toEqual(
    verified,
  )
  const one = await verify(seal({ credentialStatus: elsewhere }))
  expect(one).toMatchObject({ status: 200, warnings: [{}] })
  const five = await verify(seal({ credentialStatus: Array.from({ length: 5 }, () => elsewhere) }))
  expect(five).toMatchObject({ status: 200, warnings: [{}, {}, {}, {}, {}] })
})

test.each<[string, string, () => unknown]>([
  ['CRYPTOGRAPHIC_SECURITY_ERROR', 'that another key signed', () => seal({}, { ...issuer, sign: stranger.sign })],
  ['CRYPTOGRAPHIC_SECURITY_ERROR', 'in the name of somebody else', () => seal({}, stranger)],
  ['CRYPTOGRAPHIC_SECURITY_ERROR', 'whose JWT names another issuer', () => seal({ iss: stranger.did })],
  ['CRYPTOGRAPHIC_SECURITY_ERROR', 'with a critical header', () => seal({}, issuer, { crit: ['exp'] })],
  ['MALFORMED_VALUE_ERROR', 'of another type of JWT', () => seal({}, issuer, { typ: 'vp+jwt' })],
  ['MALFORMED_VALUE_ERROR', 'with a claim vc', () => seal({ vc: {} })],
  [
    'MALFORMED_VALUE_ERROR',
    'that stands in a claim vc',
    () => {
      const payload = { iss: issuer.did, vc: build() }
      return envelop('Credential', signJwt(issuer, payload, { typ: 'vc+jwt' }))
    },
  ],
  [
    'MALFORMED_VALUE_ERROR',
    'with more statuses than anybody may have looked up',
    () => seal({ credentialStatus: Array.from({ length: 6 }, () => elsewhere) }),
  ],
  [
    'MALFORMED_VALUE_ERROR',
    'with thousands of values',
    () => seal({ credentialSubject: Array.from({ length: 2500 }, () => 1) }),
  ],
  ['MALFORMED_VALUE_ERROR', 'without a subject', () => seal({ credentialSubject: undefined })],
  ['MALFORMED_VALUE_ERROR', 'with a proof that nobody checks', () => seal({ proof: { type: 'DataIntegrityProof' } })],
  [
    'MALFORMED_VALUE_ERROR',
    'that is nested deeply',
    () => {
      const deep = JSON.parse(`${'['.repeat(500)}${']'.repeat(500)}`) as unknown
      return seal({ credentialSubject: { deep } })
    },
  ],
  ['MALFORMED_VALUE_ERROR', 'with another media type', () => envelop('Credential', signJwt(issuer, build()), 'vp')],
  ['MALFORMED_VALUE_ERROR', 'that is no JWT', () => envelop('Credential', 'a.b.c')],
  ['MALFORMED_VALUE_ERROR', 'that contains another envelope', () => envelop('Credential', JSON.stringify(seal()))],
  ['MALFORMED_VALUE_ERROR', 'with another context', () => ({ ...seal(), '@context': 'https://other.example' })],
  ['VALIDITY_PERIOD_ERROR', 'whose JWT has run out', () => seal({ exp: past })],
  ['VALIDITY_PERIOD_ERROR', 'that has run out', () => seal({ validUntil: '2023-01-01T00:00:00Z' })],
  ['STATUS_RETRIEVAL_ERROR', 'with a list that is not here', () => seal(statusAt(`${publicUrl}/status-lists/99999`))],
])('an enveloped credential is refused with the error %s if it is a credential %s', async (error, _how, make) => {
  expect(await verify(make())).toMatchObject({ status: 400, error })
})

test('a presentation as a JWT verifies for the challenge and the domain that were asked, with enveloped and other credentials', async () => {
  expect(await verifyPresentation(present())).toEqual(verified)
  expect(await verifyPresentation(present(), { challenge: asked.challenge })).toEqual(verified)
  const unnamed = present({ holder: undefined, iss: presenter.did })
  expect(await verifyPresentation(unnamed)).toEqual(verified)
  const many = present({ verifiableCredential: Array.from({ length: 20 }, () => seal()) })
  expect(await verifyPresentation(many)).toEqual(verified)
  const both = [seal(), await signCredential(issuer, build())]
  expect(await verifyPresentation(present({ verifiableCredential: both }))).toEqual(verified)
})

test('a presentation with a Data Integrity proof may contain an enveloped credential, whose signature is checked, too', async () => {
  const presentation = { '@context': [contextV2], type: ['VerifiablePresentation'], holder: issuer.did }
  const show = (credential: object) =>
    signForVerifier(issuer, { ...presentation, verifiableCredential: [credential] }, asked)
  expect(await verifyPresentation(await show(seal()))).toEqual(verified)
  expect((await verifyPresentation(await show(seal({}, stranger)))).status).toBe(400)
})

test.each<[string, string, () => unknown]>([
  ['CRYPTOGRAPHIC_SECURITY_ERROR', 'for another challenge', () => present({ nonce: 'another' })],
  ['CRYPTOGRAPHIC_SECURITY_ERROR', 'without a challenge', () => present({ nonce: undefined })],
  ['CRYPTOGRAPHIC_SECURITY_ERROR', 'for another domain', () => present({ aud: 'other.example' })],
  [
    'CRYPTOGRAPHIC_SECURITY_ERROR',
    'that another key signed',
    () => present({}, { ...presenter, sign: buildIssuer(44, 'P-256').sign }),
  ],
  ['CRYPTOGRAPHIC_SECURITY_ERROR', 'in the name of somebody else', () => present({}, stranger)],
  ['CRYPTOGRAPHIC_SECURITY_ERROR', 'whose JWT names another presenter', () => present({ iss: stranger.did })],
  ['CRYPTOGRAPHIC_SECURITY_ERROR', 'without a presenter', () => present({ holder: undefined })],
  [
    'CRYPTOGRAPHIC_SECURITY_ERROR',
    'with a forged credential',
    () => present({ verifiableCredential: [seal({}, stranger)] }),
  ],
  ['MALFORMED_VALUE_ERROR', 'of another type of JWT', () => present({}, presenter, { typ: 'vc+jwt' })],
  ['MALFORMED_VALUE_ERROR', 'with a credential as a text', () => present({ verifiableCredential: ['a.b.c'] })],
  ['MALFORMED_VALUE_ERROR', 'with a claim vp', () => present({ vp: {} })],
  [
    'MALFORMED_VALUE_ERROR',
    'in the envelope of a credential',
    () => ({ ...present(), type: 'EnvelopedVerifiableCredential' }),
  ],
  ['MALFORMED_VALUE_ERROR', 'that contains another presentation', () => present({ verifiableCredential: [present()] })],
  ['VALIDITY_PERIOD_ERROR', 'that has run out', () => present({ exp: past })],
  [
    'MALFORMED_VALUE_ERROR',
    'with more credentials than anybody may have looked up',
    () => present({ verifiableCredential: Array.from({ length: 21 }, () => seal()) }),
  ],
  [
    'MALFORMED_VALUE_ERROR',
    'with credentials that together take long to check',
    () => {
      const credentialSubject = { id: 'did:example:subject', parts: Array.from({ length: 1000 }, () => ({})) }
      const credential = { ...build({ credentialSubject }), proof: { type: 'DataIntegrityProof' } }
      return present({ verifiableCredential: [credential, credential] })
    },
  ],
])('an enveloped presentation is refused with the error %s if it is a presentation %s', async (error, _how, make) => {
  expect(await verifyPresentation(make())).toMatchObject({ status: 400, error })
})
