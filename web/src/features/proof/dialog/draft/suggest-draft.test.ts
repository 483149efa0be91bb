import type { StoredLeaf } from '@did/domain/claim/claim'
import { descriptionField, type FieldKind, holderNameField } from '@did/domain/claim/claim-field'
import { nameField } from '@did/domain/claim/claim-fields'
import type { TemplateLevel } from '@did/domain/template/template-level'
import { askedRequestSchema, type PendingAsked } from '@did/domain/verification-request/verification-request'
import { expect, test } from 'vitest'
import { loadNamesFor } from '../../../../entities/verification/software-names.ts'
import { builtInTemplates } from '../../../../texts/en/template/built-in-templates.ts'
import { findFaults } from './input-faults.ts'
import type { RememberedChoice } from './remembered-choices.ts'
import { suggestDraft } from './suggest-draft.ts'

const salt = `0x${'ab'.repeat(32)}` as const
const leaf = (field: string, value: string, kind: FieldKind = 'text'): StoredLeaf => ({
  ...{ field, value, kind, salt },
  label: field,
  isOpenByDefault: false,
})

function buildAsked(type: string, ...fields: StoredLeaf[]): PendingAsked {
  const request = askedRequestSchema.parse({
    ...{ id: 5, didId: 2, didTokenId: '12', claimId: 9, requesterId: 1, verifierId: 3, version: 1 },
    ...{ claimType: type, claimTitle: 'Diploma', requestDate: '2026-11-21T00:00:00.000Z', questions: [] },
    status: 'pending',
    claim: {
      type,
      title: 'Diploma',
      issuer: '',
      issueDate: '2026-11-21',
      description: 'x',
      claimHash: salt,
      details: salt,
    },
    requester: { username: 'maya', walletAddress: `0x${'11'.repeat(20)}` },
    leaves: [{ ...leaf('', 'Maya Rossi'), ...holderNameField }, leaf(descriptionField, 'x'), ...fields],
  })
  if (request.status !== 'pending') throw new Error(request.status)
  return request
}
const degree = buildAsked(
  'education',
  leaf('awarded_by', 'Northfield University'),
  leaf('degree', 'Master of Science'),
  leaf('awarded_on', '2026-07-14', 'date'),
)

/** Each field of the claim contains the template's example. */
function buildFrom(ref: string): PendingAsked {
  const template = builtInTemplates.find((each) => each.ref === ref)
  if (!template) throw new Error(`There is no template ${ref}`)
  const fields = template.fields.map(({ name, kind, example }) => leaf(nameField(name, new Set()), example, kind))
  return buildAsked(template.type, ...fields)
}

test('for a degree, the suggested proof is about the education level, which follows from the degree’s name', () => {
  expect(suggestDraft(degree, null)).toEqual({
    proofType: 'EducationProof',
    fields: ['institution', 'degree', 'graduationDate'],
    values: { institution: 'Northfield University', degree: 'Master of Science', graduationDate: '2026-07-14' },
    parameters: { educationLevel: 'master', requiredLevel: 'master' },
  })
})

test.each<[string, PendingAsked]>([
  ['a degree', degree],
  ['a degree without a known level', buildAsked('education', leaf('degree', 'Diplom'))],
  [
    'an employment',
    buildAsked('employment', leaf('employer', 'Fjord Ferries'), leaf('employed_since', '2022-04-01', 'date')),
  ],
  ['an identity document', buildAsked('kyc', leaf('document', 'Passport'))],
  ['a membership', buildAsked('membership', leaf('association', 'Rowing Club'), leaf('kind', 'Active'))],
])('the suggested proof of %s has neither a missing nor a wrong value', (_, request) => {
  const suggestion = suggestDraft(request, null)
  if (!suggestion) throw new Error('nothing was suggested')
  expect(suggestion.fields.length).toBeGreaterThan(0)
  expect(findFaults(suggestion, request.claim.type)).toEqual({})
})

test('the suggested proof takes no date from a text field of the claim', () => {
  const request = buildAsked('employment', leaf('employer', 'Fjord Ferries'), leaf('employed_since', 'April 2022'))
  expect(suggestDraft(request, null)?.values).toEqual({ employer: 'Fjord Ferries' })
})

test('the suggested proof takes no value from a field whose label says something else than the field’s machine-readable name', async () => {
  const school = leaf('awarded_by', 'Northfield University')
  const labelled = (label: string) =>
    buildAsked('education', school, { ...leaf('degree', 'Doctor of Medicine'), label } as StoredLeaf)
  const request = labelled('Student society')
  await loadNamesFor(request.leaves)
  const values = { institution: 'Northfield University' }
  expect(suggestDraft(request, null)).toMatchObject({ proofType: 'IdentityProof', values })
  expect(suggestDraft(request, null)?.values).toEqual(values)
  expect(suggestDraft(labelled('Abschluss'), null)?.parameters).toMatchObject({ educationLevel: 'doctorate' })
})

test('the suggested proof has the settings that the verifier chose last time for a similar claim', () => {
  const remembered = { proofType: 'IdentityProof' as const, fields: ['degree', 'gpa'], parameters: {} }
  expect(suggestDraft(degree, remembered)).toMatchObject({ proofType: 'IdentityProof', fields: ['degree'] })
})

test.each<[TemplateLevel, string]>([
  ['IdentityProof', 'IdentityProof'],
  ['EducationProof', 'EducationProof'],
  // A claim without a sealed birth date has no value for a proof of an age.
  ['AgeProof', 'EducationProof'],
])('for a degree whose template names the level %s, the suggested proof is of the type %s', (level, proofType) => {
  const request = { ...degree, level }
  expect(suggestDraft(request, null)?.proofType).toBe(proofType)
})

test('for the suggested proof, the template’s level counts more than what the verifier chose last time', () => {
  const request = { ...degree, level: 'IdentityProof' as const }
  const remembered = { proofType: 'EducationProof' as const, fields: ['degree'], parameters: {} }
  expect(suggestDraft(request, remembered)?.proofType).toBe('IdentityProof')
  expect(suggestDraft(request, { ...remembered, proofType: 'IdentityProof' })?.fields).toEqual(['degree'])
})

test('the suggested proof is about the age if the template’s level is AgeProof and the sealed attributes may have a birth date', () => {
  const attributes = { commitment: salt, holder: salt, sealed: '', signed: null }
  const request = buildFrom('address-checked')
  const asked = { ...request, attributes, level: 'AgeProof' as const }
  expect(suggestDraft(asked, null)?.proofType).toBe('AgeProof')
})

test('for a claim without fields but with sealed attributes, an age is suggested only if the claim’s type has a birth date', () => {
  const attributes = { commitment: salt, holder: salt, sealed: '', signed: null }
  expect(suggestDraft({ ...buildAsked('education'), attributes }, null)).toBeNull()
  expect(suggestDraft({ ...buildAsked('kyc'), attributes }, null)).toEqual({
    proofType: 'AgeProof',
    fields: ['dateOfBirth'],
    values: {},
    parameters: { threshold: '18' },
  })
})

test.each([
  ['of-age', 'AgeProof'],
  ['identity-checked', 'AgeProof'],
  ['name-and-nationality', 'AgeProof'],
  ['address-checked', 'IdentityProof'],
])('a claim from the template %s with sealed attributes has a suggested proof of the type %s', (ref, proofType) => {
  const request = buildFrom(ref)
  const attributes = { commitment: salt, holder: salt, sealed: '', signed: null }
  expect(suggestDraft({ ...request, attributes }, null)?.proofType).toBe(proofType)
  const remembered = { proofType: 'IdentityProof' as const, fields: ['name'], parameters: {} }
  expect(suggestDraft({ ...request, attributes }, remembered)).toMatchObject(remembered)
  expect(suggestDraft(request, null)?.proofType).toBe('IdentityProof')
})

test.each([
  ['bachelor', 'bachelor'],
  ['master', 'master'],
  ['doctorate', 'master'],
  ['no level', 'master'],
])(
  'if the verifier last asked for the level %s, the suggested proof of a master’s degree asks for the level %s',
  (requiredLevel, expected) => {
    const remembered = { proofType: 'EducationProof' as const, fields: ['degree'], parameters: { requiredLevel } }
    expect(suggestDraft(degree, remembered)?.parameters).toEqual({
      educationLevel: 'master',
      requiredLevel: expected,
    })
  },
)

test('a claim without fields gets a suggested proof of its holder’s name, and no suggestion if the claim names no holder', () => {
  const request = buildAsked('education')
  const suggestion = suggestDraft(request, null)
  expect(suggestion).toEqual({
    ...{ proofType: 'IdentityProof', fields: ['name'], values: { name: 'Maya Rossi' }, parameters: {} },
  })
  expect(suggestion && findFaults(suggestion, 'education')).toEqual({})
  const last: RememberedChoice = { proofType: 'EducationProof', fields: ['degree'], parameters: {} }
  expect(suggestDraft(request, last)).toEqual(suggestion)
  expect(suggestDraft({ ...request, level: 'EducationProof' }, null)).toBeNull()
  expect(suggestDraft({ ...request, leaves: request.leaves.slice(1) }, null)).toBeNull()
})
