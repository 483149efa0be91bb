import { ageLimits } from '@did/domain/claim/age-facts'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { deriveFact, judgeFact } from './age-facts.ts'

const day = '2026-11-22'

it.each([
  ['2008-11-21', 18, 'true'],
  ['2008-11-22', 18, 'true'],
  ['2008-11-23', 18, 'false'],
  ['2010-11-22', 16, 'true'],
  ['2005-11-23', 21, 'false'],
  ['1961-11-22', 65, 'true'],
  ['1900-01-01', 65, 'true'],
] as const)(
  'for a person who was born on %s, the fact “%i or older” on a given day is %s',
  (dateOfBirth, limit, value) => {
    expect(deriveFact(limit, { dateOfBirth, day })).toEqual({ field: `age_over_${limit}`, value })
  },
)

it('a person who was born on 29 February turns a year older on 1 March in a year without 29 February', () => {
  const dateOfBirth = '2008-02-29'
  expect(deriveFact(18, { dateOfBirth, day: '2026-02-28' }).value).toBe('false')
  expect(deriveFact(18, { dateOfBirth, day: '2026-03-01' }).value).toBe('true')
})

it('a person has reached an age on a given day exactly when the person has had as many birthdays as the age has years', () => {
  const date = fc.date({ min: new Date('1900-01-01'), max: new Date('2026-12-31'), noInvalidDate: true })
  fc.assert(
    fc.property(date, fc.constantFrom(...ageLimits), (born, limit) => {
      const dateOfBirth = born.toISOString().slice(0, 10)
      const [year, month, date] = day.split('-').map(Number)
      const hadBirthday = `${dateOfBirth.slice(5)}` <= `${month}-${date}`
      const age = (year ?? 0) - Number(dateOfBirth.slice(0, 4)) - (hadBirthday ? 0 : 1)
      expect(deriveFact(limit, { dateOfBirth, day }).value).toBe(String(age >= limit))
    }),
  )
})

it('a fact about an age cannot be derived from a birth date that does not exist', () => {
  expect(() => deriveFact(18, { dateOfBirth: '2008-02-30', day })).toThrow('no day')
})

const adult = { field: 'age_over_18', value: 'true' } as const
it.each([
  ['agrees', '1987-03-09'],
  ['contradicts', '2015-03-09'],
  ['unknown', null],
  ['unknown', 'March 1987'],
])(
  'a claim that a person is 18 or older gets “%s” when it is compared with the birth date %s',
  (standing, dateOfBirth) => {
    expect(judgeFact(adult, { dateOfBirth, day })).toBe(standing)
  },
)

it('a claim that a person is not 18 or older gets “contradicts” when the person’s birth date shows that the person is 18 or older', () => {
  expect(judgeFact({ ...adult, value: 'false' }, { dateOfBirth: '1987-03-09', day })).toBe('contradicts')
})
