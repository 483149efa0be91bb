import type { SignedAttestation } from '@did/domain/attestation/attestation'
import type { FieldLeaf } from '@did/domain/claim/claim'
import { holderNameField } from '@did/domain/claim/claim-field'
import { toAddress } from '@did/domain/hex'
import { attestationDomain } from '@did/domain/protocol/signing-domain'
import { privateKeyToAccount } from 'viem/accounts'
import { expect, test } from 'vitest'
import { describeEvidence } from '../attestation/attestation-evidence.ts'
import { attestationDigest } from '../attestation/claim-attestation.ts'
import { hashDetails } from '../attestation/credential-details.ts'
import { isAsConfirmed, type OwnConfirmations } from './is-as-confirmed.ts'
import { describeOpenBadge } from './open-badge.ts'
import type { PortableContent } from './portable-content.ts'
import { describeVerifiedClaim } from './verified-claim.ts'

const wallet = privateKeyToAccount(`0x${'1a'.repeat(32)}`)
const verifier = toAddress(wallet.address)
const didRegistry = `0x${'de'.repeat(20)}` as const
const own: OwnConfirmations = {
  verifier,
  chainId: 31337,
  didRegistry,
  publicUrl: 'https://did.example',
  issuerName: 'Quinta do Vale',
}
const leaf = (field: string, label: string, value: string): FieldLeaf => ({
  field,
  label,
  kind: 'text',
  value,
  salt: `0x${field.length.toString(16).padStart(64, '0')}`,
})
const grade = leaf('grade', 'Grade', 'First')
const named = [leaf('holder_name', 'Name', 'Ada Quint'), grade]
const nameless = [leaf('holder_name', 'Name', ''), grade]

async function buildContent(leaves: readonly FieldLeaf[]): Promise<PortableContent> {
  const details = hashDetails(
    leaves[0] ? { form: 'fields', holder: leaves[0], fields: leaves.slice(1) } : { form: 'tree', leaves: [] },
  )
  const message: SignedAttestation['message'] = {
    verifier,
    claimId: 7 as SignedAttestation['message']['claimId'],
    subject: `did:ethr:0x7a69:0x${'ac'.repeat(20)}`,
    claimType: 'education',
    title: 'Master of Science',
    issuer: 'University of Tests',
    issueDate: '2026-01-02',
    details,
    commitment: `0x${'00'.repeat(32)}`,
    level: 'EducationProof',
    validFrom: 1_790_000_000,
    validUntil: 0,
    statusList: 3,
    statusIndex: 99,
  }
  const primaryType = leaves.length > 0 ? 'ConfirmCredential' : 'ClaimAttestation'
  const domain = attestationDomain(own)
  const hash = attestationDigest(domain, { primaryType, message })
  const attestation = { primaryType, message, signature: await wallet.sign({ hash }) } as const
  const shown = leaves.filter(({ value }) => value !== '')
  return {
    claimType: message.claimType,
    title: message.title,
    issuerName: message.issuer,
    issueDate: message.issueDate,
    level: message.level,
    verifier: `did:ethr:0x7a69:${verifier}`,
    subject: message.subject,
    fields: Object.fromEntries(shown.map(({ field, value }) => [field, value])),
    openings: Object.fromEntries(leaves.map(({ field, label, kind, salt }) => [field, { label, kind, salt }])),
    evidence: describeEvidence(
      domain,
      attestation,
      leaves.map((each) => ({ ...each, isOpenByDefault: true })),
    ),
    status: { list: 3, index: 99 },
    validFrom: message.validFrom,
    validUntil: null,
  }
}

const id = 'urn:uuid:8f5a1c2e-0000-4000-8000-000000000000'
async function build(leaves: readonly FieldLeaf[] = named) {
  const content = await buildContent(leaves)
  return { content, publicUrl: own.publicUrl, subject: 'did:key:z6Mk', id, keyEndsAt: 1_800_000_000 }
}
// biome-ignore lint/suspicious/noExplicitAny: the tests change members at any depth
type Anything = any
const change = async (edit: (credential: Anything) => void, leaves = named): Promise<boolean> => {
  const credential = structuredClone(describeVerifiedClaim(await build(leaves)))
  edit(credential)
  return isAsConfirmed(credential, own)
}

test('a browser signs a credential that says what the verifier’s wallet confirmed, with or without fields and in any order of members', async () => {
  expect(await change(() => {})).toBe(true)
  expect(await change(() => {}, [])).toBe(true)
  const badge = describeOpenBadge(await build(), own.issuerName)
  expect(await isAsConfirmed(badge, own)).toBe(true)
  const reversed = Object.fromEntries(Object.entries(badge).toReversed())
  expect(await isAsConfirmed(reversed, own)).toBe(true)
})

test('a browser signs a credential without a holder’s name if the verifier confirmed the claim without a name', async () => {
  expect(await change((c) => expect(c.credentialSubject.fields).toEqual({ grade: 'First' }), nameless)).toBe(true)
  expect(await change((c) => (c.credentialSubject.fields[holderNameField.field] = 'Ada Quint'), nameless)).toBe(false)
})

test.each<[string, (credential: Anything) => void]>([
  ['another title', (c) => (c.credentialSubject.title = 'Doctor')],
  [
    'another title in the attestation, too',
    (c) => {
      c.credentialSubject.title = 'Doctor'
      c.evidence[0].message.title = 'Doctor'
    },
  ],
  ['another value of a field', (c) => (c.credentialSubject.fields.grade = 'Third')],
  ['a field that nobody confirmed', (c) => (c.credentialSubject.fields.honours = 'Many')],
  [
    'a field without its confirmed value',
    (c) => {
      delete c.credentialSubject.fields.grade
    },
  ],
  [
    'less than all fields',
    (c) => {
      delete c.credentialSubject.fields.grade
      delete c.evidence[0].openings.grade
    },
  ],
  ['one more member of the subject', (c) => (c.credentialSubject.owes = '1 million')],
  ['one more member of the evidence', (c) => (c.evidence[0].owes = '1 million')],
  ['one more member of the credential', (c) => (c.termsOfUse = [])],
  ['one more attestation', (c) => c.evidence.push(c.evidence[0])],
  ['another meaning of the names', (c) => (c['@context'][1]['@vocab'] = 'https://other.example/')],
  ['a subject that is no DID', (c) => (c.credentialSubject.id = 'https://other.example')],
  ['another place in the status list', (c) => (c.credentialStatus.statusListIndex = '1')],
  ['another issuer', (c) => (c.issuer = `did:ethr:0x7a69:0x${'11'.repeat(20)}`)],
  ['a credential that has a proof already', (c) => (c.proof = {})],
])('a browser does not sign %s', async (_what, edit) => {
  expect(await change(edit)).toBe(false)
})

test('a browser does not sign a credential whose attestation is by another wallet, or for another chain or registry', async () => {
  const credential = describeVerifiedClaim(await build())
  expect(await isAsConfirmed(credential, { ...own, verifier: `0x${'11'.repeat(20)}` })).toBe(false)
  expect(await isAsConfirmed(credential, { ...own, chainId: 1 })).toBe(false)
  expect(await isAsConfirmed(credential, { ...own, didRegistry: `0x${'11'.repeat(20)}` })).toBe(false)
})

test('a browser does not sign a badge that calls its issuer by another name than the installation’s name for the verifier', async () => {
  const badge = describeOpenBadge(await build(), 'University of Tests')
  expect(await isAsConfirmed(badge, own)).toBe(false)
})
