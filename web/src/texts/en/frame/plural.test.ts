import { expect, test } from 'vitest'
import { plural } from './plural.ts'

test('a number takes its plural form, which contains the number', () => {
  const forms = { one: '# claim found', other: '# claims found' }
  expect([0, 1, 2, 11, 101].map((count) => plural(count, forms))).toEqual([
    '0 claims found',
    '1 claim found',
    '2 claims found',
    '11 claims found',
    '101 claims found',
  ])
})

test('a missing plural form is replaced by the general form, and a form may omit the number', () => {
  expect(plural(1, { other: 'opened # times' })).toBe('opened 1 times')
  expect(plural(1, { one: 'opened once', other: 'opened # times' })).toBe('opened once')
})
