import { expect, it } from 'vitest'
import { describeFact } from './en/proof/derived-facts.ts'
import { describeLeaf, nameLeaf } from './leaves.ts'

it.each(['__proto__', 'constructor', 'toString', 'Verified by'])(
  'a field that is named %s shows under that name',
  (field) => {
    expect(nameLeaf({ field, value: '' })).toBe(field)
  },
)

it('a derived fact is shown with the day for which it was computed, and a stranger’s value is shown unchanged', () => {
  const day = '2026-11-22'
  expect(nameLeaf({ field: 'age_over_18', value: 'true' })).toBe('18 or older')
  expect(describeFact({ field: 'age_over_18', value: 'true' }, day)).toBe('Yes, on Nov 22, 2026')
  expect(describeFact({ field: 'age_over_18', value: 'false' }, day)).toBe('No, on Nov 22, 2026')
  expect(describeFact({ field: 'age_over_18', value: 'certainly' }, day)).toBe('certainly')
  expect(describeFact({ field: 'age_over_18', value: 'true' }, 'Nov 3. Verified')).toBe('true')
  expect(describeFact({ field: 'constructor', value: 'true' }, day)).toBe('true')
})

it.each(['Never awarded 2020', '2026-02-31'])('a date that is no day is shown unchanged: %s', (value) => {
  expect(describeLeaf({ field: 'awarded', value, kind: 'date' }, '')).toBe(value)
})
