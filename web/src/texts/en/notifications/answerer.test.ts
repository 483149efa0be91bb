import { requestIdSchema } from '@did/domain/ids'
import { expect, test } from 'vitest'
import { describeAnswerer, describeHolderName, describeWhy } from './answerer.ts'

const decided = {
  id: requestIdSchema.parse(1),
  claimTitle: 'Degree',
  timestamp: '2026-11-22T12:00:00.000Z',
  personal: true,
}

test.each([
  ['approved', 'accredited', 'Verified by “Lakeside”: accredited verifier.'],
  ['approved', 'self-registered', 'Verified by “Lakeside”: registered itself, not reviewed.'],
  ['rejected', 'self-registered', 'Rejected by “Lakeside”: registered itself, not reviewed.'],
] as const)(
  'the line below a notification names the decision and the verifier’s standing: %s by a verifier that is %s',
  (status, accreditation, line) => {
    expect(describeAnswerer({ ...decided, status, verifier: { name: 'Lakeside', accreditation } })).toBe(line)
  },
)

test('the line below a notification is absent while nobody has decided', () => {
  expect(describeAnswerer({ ...decided, status: 'pending' })).toBe(null)
})

test('the line below a notification says whose claim a verifier is asked about, with the name in quotation marks', () => {
  const asked = { ...decided, status: 'pending' as const }
  expect(describeHolderName({ ...asked, holder: 'Maya “Rossi”' })).toBe('About “Maya ’Rossi’”')
  expect(describeHolderName(asked)).toBe(null)
})

test('the line below a notification carries the reason of a rejection, and none of another decision', () => {
  const rejected = { ...decided, status: 'rejected' as const, reason: 'The year is wrong' }
  expect(describeWhy(rejected)).toBe('Reason: “The year is wrong”')
  expect(describeWhy({ ...decided, status: 'rejected' })).toBe(null)
})
