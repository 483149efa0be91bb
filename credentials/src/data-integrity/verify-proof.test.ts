import fc from 'fast-check'
import { base58btc } from 'multiformats/bases/base58'
import { expect, test } from 'vitest'
import { alikeNodes } from '../../test/alike-nodes.ts'
import { buildCredential, buildIssuer, moveIssuer, signCredential, signForVerifier } from '../../test/foreign-issuer.ts'
import { changes, mutate } from '../../test/mutations.ts'
import type { DidDocument } from '../did/did-document.ts'
import { readMultikey } from '../did/public-key.ts'
import { resolveLocal } from '../did/resolve-local.ts'
import { checkSignedProof } from './proof-suites.ts'
import { signByP256 } from './sign-credential.ts'
import { verifyCredentialProof, verifyPresentationProof } from './verify-proof.ts'

const now = new Date('2026-11-01T00:00:00Z')
const asked = { resolve: async (did: string) => resolveLocal(did), now }
const issuer = buildIssuer(1)

test('a credential with a proof holds when its issuer signed it', async () => {
  const signed = await signCredential(issuer, buildCredential(issuer.did))
  const expected = { ok: true, did: issuer.did, verificationMethod: issuer.kid }
  expect(await verifyCredentialProof(signed, asked)).toEqual(expected)
})

test('a credential with an ecdsa-rdfc-2019 proof holds when the document of its issuer’s did:web lists the key of the proof', async () => {
  const did = 'did:web:stranger.example'
  const { document, kid, key } = moveIssuer(buildIssuer(1, 'P-256'), did)
  const secret = { publicKeyMultibase: document.verificationMethod?.[0]?.publicKeyMultibase ?? '' }
  // The multicodec of a P-256 secret.
  const secretKeyMultibase = base58btc.encode(Uint8Array.of(0x86, 0x26, ...new Uint8Array(32).fill(1)))
  const multikey = { id: kid, controller: did, ...secret, secretKeyMultibase }
  const signed = await signByP256(buildCredential(did), multikey, now)
  expect(key.curve).toBe('P-256')
  expect(await verifyCredentialProof(signed, { now, resolve: async () => document })).toMatchObject({ ok: true })
})

test('the eddsa-jcs-2022 proof in the example of the EdDSA standard (appendix B.4) holds', async () => {
  const key = readMultikey('z6MkrJVnaZkeFzdQyMZu1cgjg7k1pZZ6pvBQ7XJPt4swbTQ2')
  if (key === null) throw new Error('No key')
  const context = ['https://www.w3.org/ns/credentials/v2', 'https://www.w3.org/ns/credentials/examples/v2']
  const verificationMethod =
    'did:key:z6MkrJVnaZkeFzdQyMZu1cgjg7k1pZZ6pvBQ7XJPt4swbTQ2#z6MkrJVnaZkeFzdQyMZu1cgjg7k1pZZ6pvBQ7XJPt4swbTQ2'
  const unsecured = {
    '@context': context,
    id: 'urn:uuid:58172aac-d8ba-11ed-83dd-0b3aef56cc33',
    type: ['VerifiableCredential', 'AlumniCredential'],
    name: 'Alumni Credential',
    description: 'A minimum viable example of an Alumni Credential.',
    issuer: 'https://vc.example/issuers/5678',
    validFrom: '2023-01-01T00:00:00Z',
    credentialSubject: { id: 'did:example:abcdefgh', alumniOf: 'The School of Examples' },
  }
  const proof = {
    type: 'DataIntegrityProof',
    cryptosuite: 'eddsa-jcs-2022',
    created: '2023-02-24T23:36:38Z',
    verificationMethod,
    proofPurpose: 'assertionMethod',
    '@context': context,
    proofValue: 'z2HnFSSPPBzR36zdDgK8PbEHeXbR56YF24jwMpt3R1eHXQzJDMWS93FCzpvJpwTWd3GAVFuUfjoJdcnTMuVor51aX',
  }
  const signed = { unsecured, proof, suite: 'eddsa-jcs-2022', key, verificationMethod } as const
  expect(await checkSignedProof(signed)).toBeNull()
  expect(await checkSignedProof({ ...signed, unsecured: { ...unsecured, name: 'x' } })).toBe('signature-invalid')
})

test.each<[string, object]>([
  ['signature-invalid', { credentialSubject: { id: 'did:example:maya', course: 'Surgery', grade: 'passed' } }],
  ['key-of-another', { issuer: buildIssuer(2).did }],
  ['issuer-missing', { issuer: undefined }],
  ['issuer-is-no-did', { issuer: 'https://stranger.example' }],
  ['proof-missing', { proof: [] }],
  ['proof-malformed', { proof: ['x'] }],
  ['proof-unsupported', { proof: { type: 'Ed25519Signature2020' } }],
  ['unknown-context', { '@context': ['https://www.w3.org/ns/credentials/v2', 'https://evil.example/v1'] }],
  ['undefined-term', { '@context': ['https://www.w3.org/ns/credentials/v2'] }],
])('a changed credential with a proof is refused with the fault %s', async (fault, change) => {
  const signed = await signCredential(issuer, buildCredential(issuer.did))
  expect(await verifyCredentialProof({ ...signed, ...change }, asked)).toEqual({ ok: false, fault })
})

test('a credential with a proof is refused early when it has very many values, or is nested very deeply', async () => {
  const signed = await signCredential(issuer, buildCredential(issuer.did))
  const many = Array.from({ length: 3000 }, (_, index) => `x${index}`)
  let deep: unknown = 'x'
  for (let level = 0; level < 100_000; level++) deep = [deep]
  for (const course of [many, deep]) {
    const answer = await verifyCredentialProof({ ...signed, credentialSubject: { course } }, asked)
    expect(answer).toEqual({ ok: false, fault: 'proof-unsupported' })
  }
})

test('a credential with a proof is refused when a full IRI or a context gives its members other names', async () => {
  const status = { type: 'BitstringStatusListEntry', statusPurpose: 'revocation', statusListIndex: '4' }
  const credentialStatus = { ...status, statusListCredential: 'https://stranger.example/lists/1' }
  const signed = await signCredential(issuer, buildCredential(issuer.did, { credentialStatus }))
  const { credentialStatus: hidden, ...rest } = signed
  const renamed = { ...rest, 'https://www.w3.org/2018/credentials#credentialStatus': hidden }
  expect(await verifyCredentialProof(renamed, asked)).toEqual({ ok: false, fault: 'double-meaning' })
  const vocabulary = 'https://stranger.example/terms#'
  const swap = { '@vocab': vocabulary, course: `${vocabulary}grade`, grade: `${vocabulary}course` }
  const credentialSubject = { id: 'did:example:maya', course: 'passed', grade: 'First aid' }
  const swapped = { ...signed, '@context': ['https://www.w3.org/ns/credentials/v2', swap], credentialSubject }
  expect(await verifyCredentialProof(swapped, asked)).toEqual({ ok: false, fault: 'double-meaning' })
})

test.each(['@index', '@id', '@type', ['@index', '@set'], ['@graph', '@index']])(
  'a credential with a proof is refused when a context lets the names of members become values (container %s)',
  async (container) => {
    const credentialSubject = { id: 'did:example:maya', course: 'First aid' }
    const signed = await signCredential(issuer, buildCredential(issuer.did, { credentialSubject }))
    const vocabulary = 'https://stranger.example/terms#'
    const course = { '@id': `${vocabulary}course`, '@container': container }
    const changed = {
      ...signed,
      '@context': ['https://www.w3.org/ns/credentials/v2', { '@vocab': vocabulary, course }],
      credentialSubject: { ...credentialSubject, course: { 'Surgery with honours': 'First aid' } },
    }
    expect(await verifyCredentialProof(changed, asked)).toEqual({ ok: false, fault: 'double-meaning' })
  },
)

test.each<[string, object]>([
  ['nodes have labels and millions of orders', { credentialSubject: alikeNodes }],
  ['type is a label', { credentialSubject: { type: '_:c' } }],
  ['presentation lists a label in a list', { verifiableCredential: [['_:c']] }],
])('a credential with a proof is refused before its canonicalization when its %s', async (_, change) => {
  const signed = await signCredential(issuer, buildCredential(issuer.did))
  expect(await verifyCredentialProof({ ...signed, ...change }, asked)).toEqual({ ok: false, fault: 'double-meaning' })
})

test('a credential with a proof holds when a context says that a value is a set or a list', async () => {
  const vocabulary = 'https://stranger.example/terms#'
  const courses = { '@id': `${vocabulary}courses`, '@container': '@list' }
  const signed = await signCredential(
    issuer,
    buildCredential(issuer.did, {
      '@context': ['https://www.w3.org/ns/credentials/v2', { '@vocab': vocabulary, courses }],
      credentialSubject: { id: 'did:example:maya', courses: ['First aid', 'Surgery'] },
    }),
  )
  expect(await verifyCredentialProof(signed, asked)).toMatchObject({ ok: true })
})

test('a credential with a proof is refused when the issuer’s document does not list the key or cannot be loaded', async () => {
  const moved = moveIssuer(issuer, 'did:web:stranger.example')
  const signed = await signCredential(moved, buildCredential(moved.did))
  const ask = (document: DidDocument | null) => verifyCredentialProof(signed, { now, resolve: async () => document })
  expect(await ask(moved.document)).toMatchObject({ ok: true })
  expect(await ask(null)).toEqual({ ok: false, fault: 'issuer-unresolved' })
  const { assertionMethod = [], ...unlisted } = moved.document
  expect(await ask({ ...unlisted, authentication: assertionMethod })).toEqual({ ok: false, fault: 'key-not-listed' })
  expect(await ask({ ...moved.document, id: 'did:web:thief.example' })).toEqual({
    ok: false,
    fault: 'key-not-listed',
  })
})

test('a credential with a proof is refused when somebody put a space into its signature', async () => {
  const signed = await signCredential(issuer, buildCredential(issuer.did))
  const proof = signed['proof'] as { proofValue: string }
  const proofValue = proof.proofValue.replace(/.{20}/, '$& ')
  const spaced = { ...signed, proof: { ...proof, proofValue } }
  expect(await verifyCredentialProof(spaced, asked)).toEqual({ ok: false, fault: 'signature-invalid' })
})

test('a credential with a proof is refused before its contexts are read when its signature is too long to decode', async () => {
  const context = ['https://www.w3.org/ns/credentials/v2', 'https://evil.example/v1']
  const signed = await signCredential(issuer, buildCredential(issuer.did))
  const withSignature = (proofValue: string) =>
    verifyCredentialProof(
      { ...signed, '@context': context, proof: { ...(signed['proof'] as object), proofValue } },
      asked,
    )
  expect(await withSignature(`z${'x'.repeat(200)}`)).toEqual({ ok: false, fault: 'unknown-context' })
  expect(await withSignature(`z${'x'.repeat(201)}`)).toEqual({ ok: false, fault: 'signature-invalid' })
})

test('a credential with a proof is refused after any change of its text', async () => {
  const text = JSON.stringify(await signCredential(issuer, buildCredential(issuer.did)))
  await fc.assert(
    fc.asyncProperty(changes, async (list) => {
      const changed = tryParse(mutate(text, 0, list))
      if (changed === undefined || JSON.stringify(changed) === text) return
      const found = await verifyCredentialProof(changed, asked)
      // JSON-LD gives no meaning to a member with the value null, nor to the order of a set.
      if (found.ok) expect(plain(changed)).toEqual(plain(JSON.parse(text)))
    }),
  )
})

const wallet = buildIssuer(7)
const challenge = { challenge: 'n-0S6', domain: 'verifier.example' }
const presentation = {
  '@context': ['https://www.w3.org/ns/credentials/v2'],
  type: ['VerifiablePresentation'],
  holder: wallet.did,
}

test('a presentation with a proof holds only for the challenge and the domain for which the signer made the proof', async () => {
  const signed = await signForVerifier(wallet, presentation, challenge)
  const found = await verifyPresentationProof(signed, { ...asked, ...challenge })
  expect(found).toEqual({ ok: true, did: wallet.did, verificationMethod: wallet.kid })
  const replayed = await verifyPresentationProof(signed, { ...asked, ...challenge, challenge: 'other' })
  expect(replayed).toEqual({ ok: false, fault: 'proof-challenge' })
  const elsewhere = await verifyPresentationProof(signed, { ...asked, ...challenge, domain: 'other.example' })
  expect(elsewhere).toEqual({ ok: false, fault: 'proof-domain' })
})

test('a presentation with a proof is refused when its holder did not sign it, or when its proof is for another purpose', async () => {
  const signed = await signForVerifier(buildIssuer(8), presentation, challenge)
  const found = await verifyPresentationProof(signed, { ...asked, ...challenge })
  expect(found).toEqual({ ok: false, fault: 'key-of-another' })
  const credential = await signCredential(wallet, buildCredential(wallet.did))
  const proof = { ...(credential['proof'] as object), ...challenge }
  const misused = await verifyPresentationProof({ ...credential, proof }, { ...asked, ...challenge })
  expect(misused).toEqual({ ok: false, fault: 'proof-for-another-purpose' })
})

function tryParse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function plain(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(plain).sort()
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, each]) => (each === null ? [] : [[name, plain(each)]])),
  )
}
