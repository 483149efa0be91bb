import { expect, test } from 'vitest'
import { readDateTime } from './date-time.ts'

test('a time with its zone is read in milliseconds since 1970', () => {
  expect(['1970-01-01T00:00:01Z', '1970-01-01T01:00:00.5+01:00'].map(readDateTime)).toEqual([1000, 500])
})

test.each([
  'never 2099',
  '2027-02-30T00:00:00Z',
  '2027-01-01',
  '2027-01-01T00:00:00',
  1,
  null,
  ['2027-01-01T00:00:00Z'],
])('the value %j is no time', (value) => {
  expect(readDateTime(value)).toBeNaN()
})
