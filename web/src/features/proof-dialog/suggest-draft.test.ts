import type { StoredLeaf } from '@did/domain/claim/claim'
import { descriptionField, type FieldKind, holderNameField } from '@did/domain/claim/claim-field'
import { askedRequestSchema, type PendingAsked } from '@did/domain/verification-request/verification-request'
import { describe, expect, test } from 'vitest'
import { findFaults } from './input-faults.ts'
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

describe('the proof that a claim fills in', () => {
  test('is about the level of a degree, which follows from its name', () => {
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
  ])('has no fault for %s', (_, request) => {
    const suggestion = suggestDraft(request, null)
    if (!suggestion) throw new Error('nothing was suggested')
    expect(suggestion.fields.length).toBeGreaterThan(0)
    expect(findFaults({ ...suggestion, validUntil: '' }, request.claim.type)).toEqual({})
  })

  test('takes no text for a date', () => {
    const request = buildAsked('employment', leaf('employer', 'Fjord Ferries'), leaf('employed_since', 'April 2022'))
    expect(suggestDraft(request, null)?.values).toEqual({ employer: 'Fjord Ferries' })
  })

  test('follows what the verifier chose last time for such a claim', () => {
    const remembered = { proofType: 'IdentityProof' as const, fields: ['degree', 'gpa'], parameters: {} }
    expect(suggestDraft(degree, remembered)).toMatchObject({ proofType: 'IdentityProof', fields: ['degree'] })
  })

  test('is none for a claim without fields', () => {
    expect(suggestDraft(buildAsked('education'), null)).toBeNull()
  })
})
