import { expect, test } from 'vitest'
import { buildCredential, buildIssuer, signCredential } from '../../test/foreign-issuer.ts'
import { resolveLocal } from '../did/resolve-local.ts'
import { verifyCredentialProof } from './verify-proof.ts'

const asked = { resolve: async (did: string) => resolveLocal(did), now: new Date('2026-11-01T00:00:00Z') }
const issuer = buildIssuer(1)
const credentialId = 'https://stranger.example/credentials/1'
const statusEntry = {
  id: 'https://stranger.example/lists/1#4',
  type: 'BitstringStatusListEntry',
  statusPurpose: 'revocation',
  statusListIndex: '4',
  statusListCredential: 'https://stranger.example/lists/1',
}

test.each<[string, object, (signed: Record<string, unknown>) => object]>([
  [
    'the credential’s id, and contains its status',
    { evidence: [{ id: credentialId, type: ['Evidence'] }] },
    ({ credentialStatus, ...rest }) => {
      const evidence = { id: credentialId, type: ['VerifiableCredential', 'CourseCertificate', 'Evidence'] }
      return { ...rest, evidence: [{ ...evidence, credentialStatus }] }
    },
  ],
  [
    'the credential’s id, and the signed content only refers to it',
    { credentialSubject: { id: 'did:example:maya', course: 'First aid', describedIn: { id: credentialId } } },
    ({ credentialStatus, ...rest }) => {
      const describedIn = { id: credentialId, type: rest['type'], credentialStatus }
      return { ...rest, credentialSubject: { id: 'did:example:maya', course: 'First aid', describedIn } }
    },
  ],
  [
    'a subject’s id, and contains what the issuer said of the subject',
    { evidence: [{ type: ['Evidence'], person: { id: 'did:example:maya' } }] },
    (signed) => {
      const person = { id: 'did:example:maya', grade: 'passed' }
      const credentialSubject = { id: 'did:example:maya', course: 'First aid' }
      return { ...signed, credentialSubject, evidence: [{ type: ['Evidence'], person }] }
    },
  ],
  [
    'a subject’s id, and is a subject, too',
    {
      credentialSubject: [
        { id: 'did:example:maya', course: 'First aid', grade: 'passed' },
        { id: 'did:example:maya', course: 'Surgery', grade: 'failed' },
      ],
    },
    (signed) => ({
      ...signed,
      credentialSubject: [
        { id: 'did:example:maya', course: 'First aid', grade: 'failed' },
        { id: 'did:example:maya', course: 'Surgery', grade: 'passed' },
      ],
    }),
  ],
  [
    'the id of its neighbour in a list, and contains what the issuer said of the neighbour',
    {
      credentialSubject: {
        id: 'did:example:maya',
        course: [
          { id: 'urn:course:1', title: 'Medicine', grade: 'failed' },
          { id: 'urn:course:2', title: 'Sports', grade: 'excellent' },
        ],
      },
    },
    (signed) => ({
      ...signed,
      credentialSubject: {
        id: 'did:example:maya',
        course: [
          { id: 'urn:course:1', title: 'Medicine' },
          { id: 'urn:course:2', grade: 'excellent' },
          [
            { id: 'urn:course:2', title: 'Sports' },
            { id: 'urn:course:1', grade: 'failed' },
          ],
        ],
      },
    }),
  ],
  [
    'the id of a status entry, and contains the entry',
    { evidence: [{ type: ['Evidence'], list: { id: statusEntry.id } }] },
    (signed) => ({
      ...signed,
      credentialStatus: statusEntry.id,
      evidence: [{ type: ['Evidence'], list: statusEntry }],
    }),
  ],
])('a credential with a proof is refused when another object in it has %s', async (_, members, move) => {
  const content = { id: credentialId, credentialStatus: statusEntry, ...members }
  const signed = await signCredential(issuer, buildCredential(issuer.did, content))
  expect(await verifyCredentialProof(move(signed), asked)).toEqual({ ok: false, fault: 'double-meaning' })
})

test('a credential with a proof is refused when a prefix of a context spells its id in another way', async () => {
  const id = 'https://www.w3.org/2018/credentials#diploma'
  const context = ['https://www.w3.org/2018/credentials/v1', { '@vocab': 'https://stranger.example/terms#' }]
  const { validFrom: issuanceDate, ...content } = buildCredential(issuer.did, { id, seeAlso: { id } })
  const signed = await signCredential(issuer, { ...content, '@context': context, issuanceDate })
  expect(await verifyCredentialProof(signed, asked)).toMatchObject({ ok: true })
  const { issuanceDate: hidden, ...rest } = signed
  const moved = { ...rest, seeAlso: { id: 'cred:diploma', type: rest['type'], issuanceDate: hidden } }
  expect(await verifyCredentialProof(moved, asked)).toEqual({ ok: false, fault: 'double-meaning' })
})

test('a credential whose proof has expired is refused when a context of its own gives the proof’s end another name', async () => {
  const { proof, ...signed } = await signCredential(issuer, buildCredential(issuer.did), {
    expires: '2026-06-01T00:00:00Z',
  })
  const { expires: expiration, ...rest } = proof as Record<string, unknown>
  const dateTime = 'http://www.w3.org/2001/XMLSchema#dateTime'
  const renamed = { expiration: { '@id': 'https://w3id.org/security#expiration', '@type': dateTime } }
  const context = [signed['@context'], renamed].flat()
  const moved = { ...signed, '@context': context, proof: { ...rest, expiration } }
  expect(await verifyCredentialProof({ ...signed, proof }, asked)).toEqual({ ok: false, fault: 'proof-expired' })
  expect(await verifyCredentialProof(moved, asked)).toEqual({ ok: false, fault: 'double-meaning' })
})

test('a credential with a proof holds when it repeats the id of its issuer, or only refers to its own id', async () => {
  const profile = { id: issuer.did, type: ['Profile'], name: 'School of first aid', email: 'office@school.example' }
  const signed = await signCredential(
    issuer,
    buildCredential(issuer.did, {
      id: credentialId,
      issuer: profile,
      credentialSubject: [
        { id: 'did:example:maya', course: { creator: { ...profile, url: 'https://school.example' } } },
        { id: 'did:example:noor', describedIn: { id: credentialId } },
        { id: 'did:example:ines', course: [{ id: 'urn:course:1' }, { id: 'urn:course:1', title: 'Medicine' }] },
      ],
    }),
  )
  expect(await verifyCredentialProof(signed, asked)).toMatchObject({ ok: true })
  const ownContent = buildCredential(issuer.did, {
    issuer: profile,
    credentialSubject: { id: issuer.did, course: 'x' },
  })
  expect(await verifyCredentialProof(await signCredential(issuer, ownContent), asked)).toMatchObject({ ok: true })
})
