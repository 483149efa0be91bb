import { expect, test } from 'vitest'
import { claimFieldsFormSchema } from './claim-field-form.ts'
import { findCrossedEnd } from './period.ts'

const date = (field: string, value: string) => ({ field, label: field, kind: 'date' as const, value })

test.each([
  [date('from', '2026-03-02'), date('until', '2026-03-01')],
  [date('employed_since', '2026-03-02'), date('valid_until', '2020-01-01')],
  [date('start_date', '2026-03-02'), date('end_date', '2026-03-01')],
])('a claim cannot have a period that ends before it begins: %j', (begin, end) => {
  expect(findCrossedEnd([begin, end])).toBe(1)
  expect(findCrossedEnd([end, begin])).toBe(0)
  const parsed = claimFieldsFormSchema.safeParse([begin, end])
  expect(parsed.error?.issues).toMatchObject([
    { path: [1, 'value'], message: 'Choose a day that is not before the beginning' },
  ])
})

test('a claim may have a period of one day, one end alone, and dates that are no period', () => {
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
