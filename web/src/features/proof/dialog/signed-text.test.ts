import { buildAttestationRequest } from '@did/credentials/attestation/claim-attestation'
import { detailsRoot } from '@did/credentials/attestation/claim-leaves'
import { buildFieldLeaves, readDetails } from '@did/credentials/attestation/credential-details'
import { appConfigSchema } from '@did/domain/app-config'
import { attestationRequestSchema } from '@did/domain/attestation/attestation'
import type { FieldLeaf } from '@did/domain/claim/claim'
import { holderNameField } from '@did/domain/claim/claim-field'
import { askedRequestSchema } from '@did/domain/verification-request/verification-request'
import { expect, it } from 'vitest'
import { assertSignsWhatIsShown, type OnScreen } from './signed-text.ts'

const owner = '0x1111111111111111111111111111111111111111' as const
const verifier = '0x2222222222222222222222222222222222222222' as const
const registry = '0x3333333333333333333333333333333333333333'
const hash = `0x${'ab'.repeat(32)}` as const
const description = 'Three years, first-class honours'
const leaves = [{ field: 'description', value: description, salt: `0x${'07'.repeat(32)}` }] as const
const details = detailsRoot(leaves)

const basics = {
  type: 'education',
  title: 'BSc Computer Science',
  issuer: 'University of Porto',
  issueDate: '2024-06-12',
}

function buildShown(): OnScreen {
  const request = askedRequestSchema.parse({
    id: 5,
    didId: 2,
    didTokenId: '12',
    claimId: 9,
    claimType: basics.type,
    claimTitle: basics.title,
    requesterId: 1,
    verifierId: 3,
    requestDate: '2026-11-21T00:00:00.000Z',
    questions: [],
    version: 1,
    status: 'pending',
    claim: { ...basics, description, claimHash: hash, details },
    requester: { username: 'maria', walletAddress: owner },
    leaves,
  })
  if (request.status !== 'pending') throw new Error('the builder makes pending requests')
  const config = appConfigSchema.parse({
    chainId: 31337,
    rpcUrl: 'http://127.0.0.1:8545',
    didRegistry: registry,
    passkeys: { status: 'not-set-up' },
    verifierPolicy: 'open',
    embedded: true,
  })
  return { request, verifier, level: 'EducationProof', validUntil: '', opened: null, dateOfBirth: null, config }
}

function buildPrepared(change: Record<string, unknown> = {}, domainChange: Record<string, unknown> = {}) {
  return attestationRequestSchema.parse({
    domain: { name: 'DID Verification', version: '1', chainId: 31337, verifyingContract: registry, ...domainChange },
    types: {},
    primaryType: 'ClaimAttestation',
    message: {
      verifier,
      claimId: 9,
      subject: `did:ethr:0x7a69:${owner}`,
      claimType: basics.type,
      title: basics.title,
      issuer: basics.issuer,
      issueDate: basics.issueDate,
      details,
      commitment: `0x${'00'.repeat(32)}`,
      level: 'EducationProof',
      validFrom: 1_795_000_000,
      validUntil: 0,
      statusList: 1,
      statusIndex: 42,
      ...change,
    },
  })
}

it('the text that the wallet signs is built from what the screen shows, with the page’s own EIP-712 types and not the server’s', () => {
  const signed = assertSignsWhatIsShown(buildPrepared(), buildShown())
  const { domain, message } = buildPrepared()
  expect(signed).toEqual(buildAttestationRequest({ domain, message, details: readDetails(leaves) }))
  expect(Object.values(signed.types).map((members) => members.length)).toEqual([4, 14])
})

it.each([
  ['verifier', { verifier: owner }],
  ['claim', { claimId: 10 }],
  ['subject', { subject: `did:ethr:0x7a69:${verifier}` }],
  ['type', { claimType: 'kyc' }],
  ['title', { title: 'BSc Computer Science ' }],
  ['issuer', { issuer: 'University of Lisbon' }],
  ['date', { issueDate: '2024-06-13' }],
  ['details', { details: hash }],
  ['commitment', { commitment: hash }],
  ['level', { level: 'IdentityProof' }],
  ['last day', { validUntil: 1_827_000_000 }],
])('the text that the wallet signs is refused when the server changed the %s in it', (_, change) => {
  expect(() => assertSignsWhatIsShown(buildPrepared(change), buildShown())).toThrow('not the text shown')
})

it.each([
  ['chain', { chainId: 1 }],
  ['registry', { verifyingContract: owner }],
])('the text that the wallet signs is refused when it names another %s than the installation’s own', (_, change) => {
  expect(() => assertSignsWhatIsShown(buildPrepared({}, change), buildShown())).toThrow('not the text shown')
})

it('the text that the wallet signs is refused when it contains a leaf that the screen does not show', () => {
  const shown = buildShown()
  const secret = { field: 'gpa', value: '4.0', salt: leaves[0]?.salt ?? '0x' }
  const request = { ...shown.request, leaves: [...leaves, secret] }
  const prepared = buildPrepared({ details: detailsRoot(request.leaves) })
  expect(() => assertSignsWhatIsShown(prepared, { ...shown, request })).toThrow('not the description shown')
})

it('the text that the wallet signs is refused when its description differs from the description on the screen', () => {
  const shown = buildShown()
  const claim = { ...shown.request.claim, description: 'Two years' }
  expect(() => assertSignsWhatIsShown(buildPrepared(), { ...shown, request: { ...shown.request, claim } })).toThrow(
    'not the description shown',
  )
})

it('the text that the wallet signs is refused without the commitment of the attributes that the verifier opened', () => {
  const opened = { commitment: `0x${'cc'.repeat(32)}`, owner, claimHash: hash } as const
  const shown = { ...buildShown(), opened }
  const { commitment } = opened
  expect(assertSignsWhatIsShown(buildPrepared({ commitment }), shown).message.commitment).toBe(commitment)
  expect(() => assertSignsWhatIsShown(buildPrepared(), shown)).toThrow('not the text shown')
})

it('the text that the wallet signs is refused when the opened attributes belong to another holder or to another claim’s text', () => {
  const opened = { commitment: `0x${'cc'.repeat(32)}`, owner, claimHash: hash } as const
  const prepared = buildPrepared({ commitment: opened.commitment })
  for (const other of [{ owner: verifier }, { claimHash: details }])
    expect(() => assertSignsWhatIsShown(prepared, { ...buildShown(), opened: { ...opened, ...other } })).toThrow(
      'of another holder or text',
    )
})

it('the text that the wallet signs must say that the confirmation ends with the last second of the day that the verifier chose', () => {
  const validUntil = Date.UTC(2027, 5, 30, 23, 59, 59) / 1000
  const shown = { ...buildShown(), validUntil: '2027-06-30' }
  expect(assertSignsWhatIsShown(buildPrepared({ validUntil }), shown).message.validUntil).toBe(validUntil)
  expect(() => assertSignsWhatIsShown(buildPrepared(), shown)).toThrow('not the text shown')
})

it('the text that the wallet signs is refused when the confirmation would end before it begins', () => {
  const validUntil = Date.UTC(2020, 0, 1, 23, 59, 59) / 1000
  const shown = { ...buildShown(), validUntil: '2020-01-01' }
  expect(() => assertSignsWhatIsShown(buildPrepared({ validUntil }), shown)).toThrow('never be valid')
})

const state = (value: string, dateOfBirth: string | null) => {
  const salt = leaves[0]?.salt ?? '0x'
  const stated = [{ field: 'age_over_18', value, salt }, ...leaves]
  const shown = buildShown()
  const request = { ...shown.request, leaves: stated }
  return { shown: { ...shown, request, dateOfBirth }, prepared: buildPrepared({ details: detailsRoot(stated) }) }
}

it('an age fact that the claim states is signed if the birth date confirms the fact for the issue date', () => {
  const { shown, prepared } = state('true', '2006-06-12')
  expect(assertSignsWhatIsShown(prepared, shown).message.details).toBe(prepared.message.details)
  const young = state('false', '2006-06-13')
  expect(assertSignsWhatIsShown(young.prepared, young.shown).message.details).toBe(young.prepared.message.details)
})

it.each([
  ['true', '2006-06-13'],
  ['false', '2006-06-12'],
  ['true', null],
  ['true', ''],
])('the page signs no age fact that does not follow from the birth date: %s, born %s', (value, dateOfBirth) => {
  const { shown, prepared } = state(value, dateOfBirth)
  expect(() => assertSignsWhatIsShown(prepared, shown)).toThrow('not what follows')
})

it('the page refuses to sign a fact that the claim states when the page does not know the fact’s field or value', () => {
  for (const [field, value] of [
    ['age_over_17', 'true'],
    ['age_over_18', 'yes'],
  ] as const) {
    const { shown, prepared } = state('true', '1987-03-09')
    const request = { ...shown.request, leaves: [{ field, value, salt: hash as `0x${string}` }, ...leaves] }
    const message = { ...prepared.message, details: detailsRoot(request.leaves) }
    const changed = attestationRequestSchema.parse({ ...prepared, message })
    expect(() => assertSignsWhatIsShown(changed, { ...shown, request })).toThrow('not the description')
  }
})

const fields = buildFieldLeaves<Omit<FieldLeaf, 'salt'>>(
  { ...holderNameField, value: 'Maya Rossi' },
  [
    { field: 'description', label: 'Description', kind: 'text', value: description },
    { field: 'degree', label: 'Degree', kind: 'text', value: 'BSc' },
  ],
  (length) => new Uint8Array(length).fill(9),
)

function buildCredential(signed: readonly FieldLeaf[] = fields) {
  const shown = buildShown()
  const { domain, message } = buildPrepared()
  const details = readDetails(signed)
  const prepared = attestationRequestSchema.parse(buildAttestationRequest({ domain, message, details }))
  return { prepared, shown: { ...shown, request: { ...shown.request, leaves: [...fields] } } }
}

it('the holder’s name and each field of a credential are signed as readable text and not as a hash', () => {
  const { prepared, shown } = buildCredential()
  const { primaryType, message } = assertSignsWhatIsShown(prepared, shown)
  expect(primaryType).toBe('ConfirmCredential')
  expect(message.details).toMatchObject({ holder: { value: 'Maya Rossi' }, fieldCount: 2 })
})

it.each([
  ['another name', fields.map((leaf, index) => (index === 0 ? { ...leaf, value: 'Mara Rossi' } : leaf))],
  ['another value', fields.map((leaf, index) => (index === 2 ? { ...leaf, value: 'MSc' } : leaf))],
  ['a field more', [...fields, ...fields.slice(2).map((leaf) => ({ ...leaf, field: 'grade' }))]],
  ['a field less', fields.slice(0, -1)],
])('a credential that names its holder is refused when the server wants %s signed', (_, signed) => {
  const { prepared, shown } = buildCredential(signed)
  expect(() => assertSignsWhatIsShown(prepared, shown)).toThrow('not the text shown')
})

it('a credential that names its holder is refused when the server wants the older form signed, which names no holder', () => {
  const { shown } = buildCredential()
  expect(() => assertSignsWhatIsShown(buildPrepared(), shown)).toThrow('not the text shown')
})
