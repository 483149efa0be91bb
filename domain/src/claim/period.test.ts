import { expect, test } from 'vitest'
import { claimFieldsFormSchema } from './claim-field-form.ts'
import { createClaimSchema, updateClaimSchema } from './claim-form.ts'
import { findCrossedEnd } from './period.ts'

const date = (field: string, value: string, label = field) => ({ field, label, kind: 'date' as const, value })
const message = 'Choose a day that is not before the beginning'

test.each([
  [date('from', '2026-03-02'), date('until', '2026-03-01')],
  [date('employed_since', '2026-03-02'), date('valid_until', '2020-01-01')],
  [date('start_date', '2026-03-02'), date('end_date', '2026-03-01')],
  [date('certified_on', '2026-02-03'), date('valid_until', '2020-02-03')],
  [date('completed_on', '2026-02-03'), date('expires_on', '2020-02-03')],
  [date('hired_on', '2026-02-03'), date('until', '2020-02-03')],
  [date('a', '2026-03-02', 'From'), date('b', '2026-03-01', 'Until')],
  [date('a', '2026-03-02', 'Date of issue'), date('b', '2026-03-01', 'Expiry date')],
])('a claim cannot have a period that ends before it begins: %j', (begin, end) => {
  expect(findCrossedEnd([begin, end])).toBe(1)
  expect(findCrossedEnd([end, begin])).toBe(0)
  const parsed = claimFieldsFormSchema.safeParse([begin, end])
  expect(parsed.error?.issues).toMatchObject([{ path: [1, 'value'], message }])
})

test('a claim cannot expire before its issue date, neither when it is created nor when its owner changes it', () => {
  const claim = { type: 'certification', title: 'Diver', description: 'x', issueDate: '2026-02-03' }
  const fields = [date('valid_until', '2020-02-03')]
  const message = 'Choose a day that is not before the date on the document'
  const complaint = { path: ['fields', 0, 'value'], message }
  const made = createClaimSchema.safeParse({ ...claim, didId: 1, fields })
  expect(made.error?.issues).toMatchObject([complaint])
  expect(updateClaimSchema.safeParse({ ...claim, fields }).error?.issues).toMatchObject([complaint])
  const { issueDate: _, ...undated } = claim
  expect(createClaimSchema.safeParse({ ...undated, didId: 1, fields }).success).toBe(true)
})

test('a claim’s issue date may be after the end of its period, and a date such as a birth or a check begins no period', () => {
  expect(findCrossedEnd([date('from', '2019-05-01'), date('until', '2022-03-31')], '2026-01-01')).toBeNull()
  expect(findCrossedEnd([date('born_on', '2026-01-01'), date('until', '2022-03-31')])).toBeNull()
  expect(findCrossedEnd([date('checked_on', '2026-01-09'), date('valid_until', '2022-03-31')])).toBeNull()
  expect(findCrossedEnd([date('a', '2026-03-02', 'أ'), date('b', '2026-03-01', 'ب')])).toBeNull()
})

test('a claim may have a period of one day, an end without a beginning, an award after the end, and texts in place of dates', () => {
  expect(findCrossedEnd([date('from', '2026-03-02'), date('until', '2026-03-02')])).toBeNull()
  expect(findCrossedEnd([date('until', '2026-03-02')])).toBeNull()
  expect(findCrossedEnd([date('awarded_on', '2026-03-02'), date('until', '2020-03-02')])).toBeNull()
  expect(
    findCrossedEnd([
      { ...date('from', 'b'), kind: 'text' },
      { ...date('until', 'a'), kind: 'text' },
    ]),
  ).toBeNull()
})
