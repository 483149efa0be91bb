import { holderNameField } from '@did/domain/claim/claim-field'
import { bytes32Schema } from '@did/domain/hex'
import type { PendingAsked } from '@did/domain/verification-request/verification-request'
import { expect, test } from 'vitest'
import type { ProofDraft } from '../proof-machine.ts'
import { listOffered } from './offered-fields.ts'

const salt = bytes32Schema.parse(`0x${'ab'.repeat(32)}`)
const leaf = (field: string, label: string, value: string, kind: 'text' | 'date' = 'text') => ({
  ...{ field, label, kind, value, salt },
  isOpenByDefault: false,
})
const draft: ProofDraft = { proofType: 'IdentityProof', fields: [], values: {}, parameters: {} }
const name = { ...leaf('', '', 'Maya Rossi'), ...holderNameField }

function asked(type: string, ...fields: ReturnType<typeof leaf>[]) {
  return { claim: { type }, leaves: [name, ...fields] } as unknown as PendingAsked
}
const placement = asked(
  'employment',
  leaf('hospital', 'Hospital', 'St. Anne'),
  leaf('last_position', 'Last position', 'Student nurse'),
  leaf('from', 'From', '2026-01-05', 'date'),
)

test('for a claim with fields, the proof dialog offers only these fields, by their own labels', () => {
  expect(listOffered(placement, draft, null)).toEqual([
    { field: 'position', label: 'Last position' },
    { field: 'startDate', label: 'From' },
  ])
})

test('the proof dialog offers the fields of the claim and the private attributes that the owner sent', () => {
  const opened = {
    values: { employer: 'St. Anne' },
    commitment: salt,
    owner: `0x${'11'.repeat(20)}`,
    claimHash: salt,
  } as const
  expect(listOffered(placement, draft, opened).map(({ field }) => field)).toEqual(['employer', 'position', 'startDate'])
})

test('for a claim without fields, the dialog offers each field of the claim’s type, and the name if the draft contains a name', () => {
  const labels = ['Institution', 'Degree', 'Field of study', 'Graduation date', 'GPA']
  const offered = (values: ProofDraft['values']) =>
    listOffered(asked('education'), { ...draft, values }, null).map(({ label }) => label)
  expect(offered({})).toEqual(labels)
  expect(offered({ name: 'Maya Rossi' })).toEqual(['Name', ...labels])
})

test('for a proof of an income, the proof dialog offers the fields of the proof’s type, whatever fields the claim has', () => {
  expect(listOffered(placement, { ...draft, proofType: 'IncomeProof' }, null)).toHaveLength(4)
})
