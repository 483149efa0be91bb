import type { FieldLeaf } from '@did/domain/claim/claim'
import { holderNameField } from '@did/domain/claim/claim-field'
import { maximumReadValues } from '@did/domain/portable/document-limits'
import { expect, test } from 'vitest'
import { buildCredential as buildAttested, buildFields } from '../../test/credential-fixtures.ts'
import { buildMessage, domain } from '../../test/fixtures.ts'
import { buildCredential, buildIssuer, signJwt } from '../../test/foreign-issuer.ts'
import { describeEvidence } from '../attestation/attestation-evidence.ts'
import { hashField } from '../attestation/credential-details.ts'
import { readPresented } from '../presentation/read-presented.ts'
import { findForeignFacts } from './find-foreign-facts.ts'
import { judgeForeign } from './judge-foreign.ts'
import { besideInPresented, compareEvidence, readOwnEvidence } from './own-evidence.ts'
import { readForeign } from './read-foreign.ts'

const leaves = buildFields()
const { attestation, signature } = await buildAttested(leaves)
const { message } = attestation
const stored = leaves.map((leaf) => ({ ...leaf, isOpenByDefault: true }))
const evidence = describeEvidence(domain, { ...attestation, signature }, stored)
const fields = Object.fromEntries(leaves.map(({ field, value }) => [field, value]))
const openings = Object.fromEntries(leaves.map(({ field, label, kind, salt }) => [field, { label, kind, salt }]))
const said = {
  claimType: message.claimType,
  verifier: `did:ethr:0x7a69:${message.verifier}`,
  title: message.title,
  issuerName: message.issuer,
  issueDate: message.issueDate,
  level: message.level,
}
const status = {
  status_list: { idx: message.statusIndex, uri: `https://id.example/token-status-lists/${message.statusList}` },
}

const vct = 'https://id.example/vct/verified-claim'
const grade: FieldLeaf = { field: 'grade', label: 'Grade', kind: 'text', value: 'A', salt: `0x${'a9'.repeat(32)}` }

function read(change: object = {}) {
  const payload = { ...said, fields, attestation: evidence, fieldOpenings: openings, status, vct, ...change }
  const text = readForeign(`${signJwt(buildIssuer(1, 'P-256'), payload)}~`)
  if (text === null) throw new Error('Unreadable')
  return readOwnEvidence(text)
}

test('the attestation inside a credential is read as a share that opens the credential’s fields', () => {
  const found = read()
  expect(found).toMatchObject({ kind: 'attested', bare: [], chainId: 31337 })
  expect(found.kind === 'attested' && found.share.opened).toEqual(leaves)
})

test('a credential fits the attestation inside it when it shows only some of the attested fields', () => {
  const { degree } = fields
  expect(read({ title: undefined, fields: { degree } })).toMatchObject({ kind: 'attested' })
})

test('an attestation whose issue date is no calendar day does not count, because a page would show the date as its own words', async () => {
  for (const [issueDate, kind] of [
    [message.issueDate, 'attested'],
    ['2026-02-31', 'differs'],
    ['Nov 21, 2026. Everything was checked twice', 'differs'],
  ] as const) {
    const signed = await buildAttested(leaves, buildMessage({ issueDate }))
    const own = describeEvidence(domain, { ...signed.attestation, signature: signed.signature }, stored)
    const claims = { fields, fieldOpenings: openings, attestation: own }
    expect(readPresented({ claims })).toMatchObject({ kind })
  }
})

test('a credential fits the attestation inside it when its subject is the attested owner, or the key of the wallet that keeps the credential', () => {
  for (const sub of [message.subject, buildIssuer(2).did]) expect(read({ sub })).toMatchObject({ kind: 'attested' })
})

test('a thief of the service’s key cannot put another holder’s name beside an attestation, not even if the thief leaves out the signed hashes of the fields', () => {
  const { fieldHashes: _, ...bare } = evidence
  const name = holderNameField.field
  const other = { fields: { ...fields, [name]: 'Mallory Smith' }, attestation: bare }
  const unsignable = { ...openings, [name]: { ...openings[name], label: '\ud800' } }
  for (const fieldOpenings of [openings, unsignable, {}])
    expect(read({ ...other, fieldOpenings })).toEqual({ kind: 'differs' })
  const kept = { fields: { [name]: 'Mallory Smith' }, fieldOpenings: unsignable }
  expect(read({ ...kept, attestation: { ...evidence, fieldHashes: [] } })).toEqual({ kind: 'differs' })
  expect(read(kept)).toEqual({ kind: 'differs' })
})

test('a credential of this product without an attestation gets the finding “kept back”, because its owner may have left the attestation out', () => {
  expect(read({ attestation: undefined })).toEqual({ kind: 'kept-back' })
})

test('a field is reported as not attested when the credential shows its value without the salt and label from which a checker computes its signed hash', () => {
  expect(read({ fieldOpenings: { ...openings, degree: undefined } })).toMatchObject({ bare: ['degree'] })
})

test('an attestation inside a stranger’s credential does not count, because a stranger can copy an attestation', async () => {
  const stranger = buildIssuer(1, 'P-256')
  const payload = { ...said, iss: stranger.did, attestation: evidence, vct: 'x' }
  const text = readForeign(`${signJwt(stranger, payload)}~`)
  if (text === null) throw new Error('Unreadable')
  const facts = await findForeignFacts(text, {
    now: message.validFrom,
    installation: {
      chainId: 31337,
      didRegistry: domain.verifyingContract,
      rpcUrl: '',
      deployedAtBlock: 0,
      verifierPolicy: 'open',
    },
    serviceDid: 'did:web:id.example',
    ethereumDidRegistry: null,
    serverUrl: null,
    fetch: () => Promise.reject(new Error('Nobody is asked')),
    load: async () => null,
  })
  const { overall, attested } = judgeForeign(facts)
  expect([overall, facts.own, attested]).toEqual(['caution', null, []])
})

test.each<[string, object]>([
  ['another title', { title: 'Doctor of Medicine' }],
  ['another verifier', { verifier: `did:ethr:0x7a69:0x${'77'.repeat(20)}` }],
  ['another date', { issueDate: '2020-01-01' }],
  ['another value of a field', { fields: { ...fields, degree: 'PhD' } }],
  [
    'a field that nobody signed',
    { fields: { ...fields, grade: 'A' }, fieldOpenings: { ...openings, grade: openings['degree'] } },
  ],
  [
    'the value of a field as the person’s name',
    { fields: { [holderNameField.field]: 'MSc' }, fieldOpenings: { [holderNameField.field]: openings['degree'] } },
  ],
  [
    'hashes that the verifier did not sign',
    {
      attestation: { ...evidence, fieldHashes: [...(evidence.fieldHashes ?? []), hashField(grade)] },
      fields: { ...fields, grade: grade.value },
      fieldOpenings: { ...openings, grade },
    },
  ],
  ['another place in the list', { status: { status_list: { idx: 1, uri: status.status_list.uri } } }],
  [
    'another list',
    { status: { status_list: { idx: message.statusIndex, uri: 'https://id.example/token-status-lists/99' } } },
  ],
  ['a member that nobody signed', { grade: 'A' }],
  ['a name that differs from its title', { name: 'Doctor of Medicine' }],
  ['a type that stands for a title', { title: undefined, vct: 'Doctor of Medicine' }],
  ['a subject that is another owner', { sub: `did:ethr:0x7a69:0x${'77'.repeat(20)}` }],
  ['a subject that is no DID', { sub: 'Doctor Mallory Rossi' }],
  ['a verifier that is no text', { verifier: { toString: 1 } }],
  ['a place that is no number', { status: { status_list: { ...status.status_list, idx: { toString: 1 } } } }],
  ['an attestation that cannot be read', { attestation: { type: ['ClaimAttestation'] } }],
])('a credential of this product does not fit the attestation inside it when it has %s', (_, change) => {
  expect(read(change)).toEqual({ kind: 'differs' })
})

test('a credential does not fit the attestation inside it when it has a field “__proto__”, which a schema would drop unread', () => {
  const compare = (text: string) => {
    const members = { ...said, fields: JSON.parse(text) }
    return compareEvidence({ said: members, beside: besideInPresented, evidence, openings, status })
  }
  expect(compare('{"degree":"MSc"}')).toMatchObject({ kind: 'attested', bare: [] })
  expect(compare('{"degree":"MSc","__proto__":{"x":"y"}}')).toEqual({ kind: 'differs' })
  expect(compare('{"degree":"MSc","constructor":"y"}')).toMatchObject({ bare: ['constructor'] })
})

test.each(['{"__proto__":{"course":"Surgery"}}', '{"course":[{"__proto__":"Surgery"}]}'])(
  'a credential is not read when it has a member “__proto__”, which schemas drop and a person would see: %s',
  (subject) => {
    const credential = { '@context': ['https://www.w3.org/ns/credentials/v2'], type: ['VerifiableCredential'] }
    const write = (about: string) => JSON.stringify({ ...credential, credentialSubject: JSON.parse(about) })
    for (const seal of [(text: string) => text, (text: string) => signJwt(buildIssuer(1), JSON.parse(text))]) {
      expect(readForeign(seal(write('{"course":"Surgery"}')))).not.toBeNull()
      expect(readForeign(seal(write(subject)))).toBeNull()
    }
  },
)

test.each<[string, object]>([
  ['a list of subjects, whose words a checker sees', { credentialSubject: [{ title: 'Doctor of Medicine' }] }],
  ['no subject', { credentialSubject: 'Doctor of Medicine' }],
  ['a type that stands for a title', { type: ['VerifiableCredential', 'Doctor of Medicine'], name: undefined }],
])('a badge of this product does not fit the attestation inside it when it has %s', (_, change) => {
  expect(readBadge(change, {})).toEqual({ kind: 'differs' })
})

test.each(['status', 'jti', 'aud', 'iss', 'vct', 'cnf', 'grade'])(
  'a badge of this product does not fit the attestation inside it when its subject has a member %s, which checkers see',
  (name) => {
    expect(readBadge({}, { [name]: 'Graduated with the highest honours' })).toEqual({ kind: 'differs' })
  },
)

test.each<[string, object, object]>([
  ['its own name', { name: 'Doctor of Medicine' }, {}],
  ['the name of its achievement', {}, { achievement: { name: 'Doctor of Medicine' } }],
])(
  'a badge of this product does not fit the attestation inside it when it has another title as %s',
  (_, change, changeInside) => {
    expect(readBadge({}, {})).toMatchObject({ kind: 'attested' })
    expect(readBadge(change, changeInside)).toEqual({ kind: 'differs' })
  },
)

function readBadge(change: object, changeInside: object) {
  const name = message.title
  const credentialSubject = { ...said, fields, achievement: { name }, ...changeInside }
  const type = ['VerifiableCredential', 'OpenBadgeCredential']
  const badge = { ...buildCredential('did:web:id.example', { type, credentialSubject, name, ...change }) }
  const own = { ...evidence, type: ['Evidence', 'ClaimAttestation'], openings }
  const text = readForeign(signJwt(buildIssuer(1, 'P-256'), { ...badge, evidence: [own] }, { typ: 'vc+jwt' }))
  if (text === null) throw new Error('Unreadable')
  return readOwnEvidence(text)
}

test('a credential with too many values is not read, because the schema would write a message about each wrong value', () => {
  const build = (count: number) => ({
    '@context': ['https://www.w3.org/ns/credentials/v2'],
    type: ['VerifiableCredential'],
    evidence: [{ ...evidence, fieldHashes: Array(count).fill(0) }],
  })
  expect(readForeign(JSON.stringify(build(10)))).not.toBeNull()
  expect(readForeign(JSON.stringify(build(maximumReadValues)))).toBeNull()
})
