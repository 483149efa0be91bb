import { buildIssuer, signCredential, signForVerifier } from '@did/credentials/test/foreign-issuer'
import { expect } from 'vitest'
import { type Node, publicUrl } from '../../rig/stack.ts'
import { test } from '../../rig/test.ts'

type Document = Record<string, unknown>

let node: Node
let issuer: string
let issued: Document

test.beforeAll(async ({ installation }) => {
  node = await installation.startNode()
  issuer = ((await (await fetch(`${node.url}/vc-api/instance`)).json()) as { issuer: string }).issuer
  issued = await readIssued(build())
})

const contextV2 = 'https://www.w3.org/ns/credentials/v2'
const subject = { id: 'did:example:subject' }
const domain = 'verifier.example'
const challenge = 'a challenge that nobody guesses'

/**
 * Builds a credential like the credentials in W3C's test suites. The members of `changes` replace
 * or complete the usual members.
 */
const build = (changes: Document = {}): Document => ({
  '@context': [contextV2],
  type: ['VerifiableCredential'],
  issuer,
  credentialSubject: subject,
  ...changes,
})

function post(path: string, body: unknown, to = node): Promise<Response> {
  const headers = { 'content-type': 'application/json', origin: 'https://suite.example' }
  return fetch(`${to.url}/vc-api/${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
}
const askToIssue = (credential: unknown) => post('credentials/issue', { credential, options: {} })
const askToVerify = (verifiableCredential: unknown) =>
  post('credentials/verify', { verifiableCredential, options: { checks: ['proof'] } })
const askToVerifyPresentation = (verifiablePresentation: unknown, options: Document = { challenge, domain }) =>
  post('presentations/verify', { verifiablePresentation, options })

async function readIssued(credential: Document): Promise<Document> {
  const answer = await askToIssue(credential)
  expect(answer.status, await answer.clone().text()).toBe(201)
  return (await answer.json()) as Document
}

let seeds = 10

/** Digital Bazaar's library signs the credentials and presentations of this new issuer. */
function openForeignKey() {
  const issuer = buildIssuer(seeds++)
  return {
    did: issuer.did,
    issue: (changes: Document = {}) => signCredential(issuer, build({ issuer: issuer.did, ...changes })),
    present: (presentation: Document) => signForVerifier(issuer, presentation, { challenge, domain }),
  }
}

test('a development installation issues a credential that it verifies itself', async () => {
  expect(issued).toMatchObject({ issuer, proof: { cryptosuite: 'eddsa-rdfc-2022', proofPurpose: 'assertionMethod' } })
  const answer = await askToVerify(issued)
  expect([answer.status, await answer.json()]).toEqual([
    200,
    { verified: true, checks: ['proof'], warnings: [], errors: [] },
  ])
})

test.each<[string, () => Document]>([
  [
    'a second context by its address',
    () => ({ '@context': [contextV2, `${contextV2.replace('/v2', '')}/examples/v2`] }),
  ],
  [
    'a word of its own',
    () => ({
      '@context': [contextV2, { ExampleCredential: 'https://example.org/#ExampleCredential' }],
      type: ['VerifiableCredential', 'ExampleCredential'],
    }),
  ],
  ['a type by its address', () => ({ type: ['https://example.org/#Example', 'VerifiableCredential'] })],
  ['an issuer with names', () => ({ issuer: { id: issuer, name: [{ '@value': 'Chien', '@language': 'fr' }] } })],
  ['an issuer without an address', () => ({ issuer: {} })],
  ['a name with a direction', () => ({ name: { '@value': 'N', '@language': 'en', '@direction': 'ltr' } })],
  ['two subjects', () => ({ credentialSubject: [subject, { id: 'did:example:other' }] })],
  ['a time far away', () => ({ validFrom: '9998-02-25T19:10:39.123-06:00' })],
  ['a status without an address', () => ({ credentialStatus: { type: 'https://example.org/#Status' } })],
  ['terms, evidence and a refresh', () => extras({ type: 'https://example.org/#T', id: 'did:example:1' })],
  ['the digest of a resource', () => ({ relatedResource: { id: contextV2, digestMultibase } })],
])('a development installation issues a credential with %s', async (_what, change) => {
  await readIssued(build(change()))
})

test.each<[string, () => Document]>([
  ['no context', () => ({ '@context': undefined })],
  ['a context that is no list', () => ({ '@context': contextV2 })],
  ['another first context', () => ({ '@context': ['https://www.w3.org/ns/credentials/examples/v2', contextV2] })],
  ['a context that is not bundled', () => ({ '@context': [contextV2, 'https://example.org/context'] })],
  ['a context that is no address', () => ({ '@context': [contextV2, 'https ://example.org/'] })],
  ['a context that is a number', () => ({ '@context': [contextV2, 1] })],
  [
    'a protected word with another meaning',
    () => ({ '@context': [contextV2, { VerifiableCredential: 'https://e.org/#x' }] }),
  ],
  [
    'a type that no context defines',
    () => ({ type: ['VerifiableCredential', 'Undefined'], '@context': [contextV2, { '@vocab': null }] }),
  ],
  ['no type', () => ({ type: undefined })],
  ['a type of another kind', () => ({ type: ['VerifiableCredential', 4] })],
  ['another type', () => ({ type: ['Other'] })],
  ['no issuer', () => ({ issuer: undefined })],
  ['an issuer of null', () => ({ issuer: { id: null } })],
  ['an issuer that is no address', () => ({ issuer: 'somebody' })],
  ['somebody else as issuer', () => ({ issuer: 'did:example:somebody' })],
  ['two addresses', () => ({ id: ['urn:uuid:1', 'urn:uuid:2'] })],
  ['an address that is none', () => ({ id: 'not an address' })],
  ['no subject', () => ({ credentialSubject: undefined })],
  ['a subject that is a text', () => ({ credentialSubject: 'did:example:subject' })],
  ['no subjects', () => ({ credentialSubject: [] })],
  ['an empty subject', () => ({ credentialSubject: [subject, {}] })],
  ['a subject with two addresses', () => ({ credentialSubject: { id: ['did:example:1', 'did:example:2'] } })],
  ['a name with other members', () => ({ name: { '@value': 'N', '@language': 'en', url: 'did:example:n' } })],
  ['a time in words', () => ({ validFrom: 'Sat 25 Feb 2023 07:16:31 PM CST' })],
  ['a time without a zone', () => ({ validUntil: '2030-02-25T19:10:39' })],
  ['an end before its beginning', () => ({ validFrom: '2031-01-01T00:00:00Z', validUntil: '2030-01-01T00:00:00Z' })],
  ['a status without a type', () => ({ credentialStatus: { id: 'did:example:1' } })],
  [
    'a status with two addresses',
    () => ({ credentialStatus: { id: ['did:a:1', 'did:a:2'], type: 'https://e.org/#S' } }),
  ],
  ['a schema without an address', () => ({ credentialSchema: { type: 'JsonSchema' } })],
  ['terms without a type', () => ({ termsOfUse: { id: 'did:example:1' } })],
  ['evidence without a type', () => ({ evidence: {} })],
  ['a refresh without a type', () => ({ refreshService: { id: 'did:example:1' } })],
  ['a resource without a digest', () => ({ relatedResource: { id: contextV2 } })],
  ['a resource with a wrong digest', () => ({ relatedResource: { id: contextV2, digestSRI: 'sha384-wrong' } })],
  ['one resource twice', () => ({ relatedResource: [1, 2].map(() => ({ id: contextV2, digestMultibase })) })],
  ['a proof', () => ({ proof: { type: 'DataIntegrityProof' } })],
  ['the data model 1.1', () => ({ '@context': ['https://www.w3.org/2018/credentials/v1'] })],
])('a development installation does not issue a credential with %s', async (_what, change) => {
  const answer = await askToIssue(build(change()))
  expect(answer.status).toBe(400)
  const { errors } = (await answer.json()) as { errors: { type: string; title: string; detail: string }[] }
  expect(errors[0]?.type).toContain('#MALFORMED_VALUE_ERROR')
  expect(errors[0]?.detail).not.toBe('')
})

test('a development installation answers 400 when the request to issue contains no credential', async () => {
  expect((await post('credentials/issue', { verifiableCredential: build() })).status).toBe(400)
  expect((await askToIssue(null)).status).toBe(400)
})

const digestMultibase = 'uJKGMkOmFbVJhEfKTduMC2XCyvRAYLjOVmZWwIH1wQ7k'
const extras = (each: Document) => ({ termsOfUse: [each], evidence: [each], refreshService: each })

const withProof = (changes: Document) => ({ ...issued, proof: { ...(issued['proof'] as Document), ...changes } })
test.each<[string, () => unknown]>([
  ['without a proof', () => ({ ...issued, proof: undefined })],
  ['with a proof that is a text', () => ({ ...issued, proof: 'text' })],
  ['with a proof without a type', () => withProof({ type: undefined })],
  ['with a proof without a time', () => withProof({ created: undefined })],
  ['with a proof without a key', () => withProof({ verificationMethod: undefined })],
  ['with a proof without a value', () => withProof({ proofValue: undefined })],
  ['with a proof without a purpose', () => withProof({ proofPurpose: undefined })],
  ['with a proof for another purpose', () => withProof({ proofPurpose: 'authentication' })],
  ['with a proof of an unknown suite', () => withProof({ cryptosuite: 'unknown' })],
  ['with another subject', () => ({ ...issued, credentialSubject: { id: 'did:example:other' } })],
  ['with one more word', () => ({ ...issued, name: 'More' })],
  ['without a context', () => ({ ...issued, '@context': undefined })],
  ['with a context of null', () => ({ ...issued, '@context': [null] })],
  ['with a type of another kind', () => ({ ...issued, type: [true] })],
  ['with an issuer that is a list', () => ({ ...issued, issuer: [] })],
  ['with a subject that is a list', () => ({ ...issued, credentialSubject: [] })],
  ['that is a text', () => 'text'],
  ['that is nested deeply', () => JSON.parse(`${'['.repeat(80)}${']'.repeat(80)}`)],
])('a credential does not verify %s', async (_what, make) => {
  const answer = await askToVerify(make())
  expect(answer.status).toBe(400)
  const { verified, errors } = (await answer.json()) as { verified: boolean; errors: unknown[] }
  expect([verified, errors.length > 0]).toEqual([false, true])
})

test('a credential does not verify when its issuer does not control the key that signed it', async () => {
  const foreign = openForeignKey()
  expect((await askToVerify(await foreign.issue())).status).toBe(200)
  const { did } = openForeignKey()
  const answer = await askToVerify(await foreign.issue({ issuer: did }))
  expect([answer.status, JSON.stringify(await answer.json())]).toEqual([400, expect.stringContaining('key-of-another')])
})

test('a credential does not verify before its validity begins and after its validity ends', async ({
  installation,
}) => {
  const limited = { validFrom: '2700-01-01T00:00:00Z', validUntil: '2800-01-01T00:00:00Z' }
  const credential = await openForeignKey().issue(limited)
  for (const [year, status] of [
    ['2650', 400],
    ['2750', 200],
    ['2850', 400],
  ] as const) {
    const at = await installation.startNode({ now: () => new Date(`${year}-01-01`) })
    const answer = await post('credentials/verify', { verifiableCredential: credential }, at)
    expect(answer.status).toBe(status)
    expect(JSON.stringify(await answer.json()).includes('VALIDITY_PERIOD_ERROR')).toBe(status === 400)
  }
})

test('a credential does not verify when its status list is missing at this host, and verifies with a warning when its list is at another host', async () => {
  const statusAt = (list: string) => ({
    credentialStatus: {
      type: 'BitstringStatusListEntry',
      statusPurpose: 'revocation',
      statusListIndex: '7',
      statusListCredential: list,
    },
  })
  const foreign = openForeignKey()
  const here = await foreign.issue(statusAt(`${publicUrl}/status-lists/99999`))
  expect((await askToVerify(here)).status).toBe(400)
  // The members of these changed statuses are malformed, so the answer is an error and not a
  // warning.
  const { credentialStatus: status } = here as { credentialStatus: Document }
  const [type, index, list] = ['type', 'statusListIndex', 'statusListCredential'].map((name) => [status[name]])
  for (const part of [{ type }, { statusListIndex: index }, { statusListCredential: list }])
    expect((await askToVerify({ ...here, credentialStatus: { ...status, ...part } })).status).toBe(400)
  const elsewhere = await askToVerify(await foreign.issue(statusAt('https://other.example/lists/1')))
  expect(elsewhere.status).toBe(200)
  expect(((await elsewhere.json()) as { warnings: unknown[] }).warnings).toHaveLength(1)
})

test('a body for the VC-API may be long enough for a credential with pictures, and is refused with 413 above 900 kB', async () => {
  const sized = (bytes: number) => askToVerify({ ...issued, picture: 'x'.repeat(bytes) })
  expect((await sized(900_000)).status).toBe(400)
  expect((await sized(1_000_000)).status).toBe(413)
})

const presentation = (changes: Document = {}) => ({
  '@context': [contextV2],
  type: ['VerifiablePresentation'],
  ...changes,
})

test('a presentation and its credentials verify for the challenge and the domain that were asked', async () => {
  const presenter = openForeignKey()
  const inside = { holder: presenter.did, verifiableCredential: [await presenter.issue(), issued] }
  const signed = await presenter.present(presentation(inside))
  const answer = await askToVerifyPresentation(signed)
  expect(answer.status, await answer.clone().text()).toBe(200)
  expect((await askToVerifyPresentation(signed, { challenge })).status).toBe(200)
  for (const options of [{ challenge: 'other', domain }, { challenge, domain: 'other.example' }, { domain }, {}])
    expect((await askToVerifyPresentation(signed, options)).status).toBe(400)
})

test.each<[string, (signed: Document) => unknown]>([
  ['has no context', (signed) => ({ ...signed, '@context': undefined })],
  [
    'has the contexts in another order',
    (signed) => ({ ...signed, '@context': [{ X: 'https://e.org/#X' }, contextV2] }),
  ],
  ['has another type', (signed) => ({ ...signed, type: ['Other'] })],
  ['has a holder that is no address', (signed) => ({ ...signed, holder: 'somebody' })],
  ['has a credential as a text', (signed) => ({ ...signed, verifiableCredential: ['a.b.c'] })],
  ['has one more credential', (signed) => ({ ...signed, verifiableCredential: [issued] })],
  ['has no proof', (signed) => ({ ...signed, proof: undefined })],
  [
    'has a domain that is no text',
    (signed) => ({ ...signed, proof: { ...(signed['proof'] as Document), domain: { toString: 'x' } } }),
  ],
  ['has a changed proof', (signed) => ({ ...signed, proof: { ...(signed['proof'] as Document), proofValue: 'z5nm' } })],
])('a presentation does not verify when it %s', async (_what, change) => {
  const signed = await openForeignKey().present(presentation())
  expect((await askToVerifyPresentation(signed)).status).toBe(200)
  expect((await askToVerifyPresentation(change(signed))).status).toBe(400)
  expect((await askToVerifyPresentation(change(signed), { challenge })).status).toBe(400)
})

test('a presentation does not verify when it contains a credential that its issuer did not sign', async () => {
  const presenter = openForeignKey()
  const forged = { ...issued, credentialSubject: { id: 'did:example:forger' } }
  const signed = await presenter.present(presentation({ verifiableCredential: [forged] }))
  expect((await askToVerifyPresentation(signed)).status).toBe(400)
})
