import { expect, it } from 'vitest'
import type { FactDraft } from './fact.ts'
import { findFactFault } from './find-fact-fault.ts'

const today = '2026-11-26'
const draft = (changes: Partial<FactDraft>): FactDraft => ({
  ...{ type: 'AgeProof', field: 'dateOfBirth', least: '', most: '', value: '' },
  ...changes,
})
const ofAge = (value: string) => findFactFault(draft({ value }), 'value', today)

it.each(['-5', '500', '17.5', 'old'])(
  'the form refuses an age of %s and names the numbers that can be proved',
  (value) => {
    expect(ofAge(value)).toBe('Enter a whole number from 0 to 126')
  },
)

it.each(['', '0', '18', ' 126 '])('the form does not refuse the age "%s"', (value) => {
  expect(ofAge(value)).toBeUndefined()
})

it('a wrong amount and a wrong whole number in a fact each have a complaint of their own', () => {
  const income = draft({ type: 'IncomeProof', field: 'incomeLevel', value: '30,000' })
  expect(findFactFault(income, 'value', today)).toBe('Enter an amount such as 30000 or 30000.50')
  const score = draft({ type: 'RangeProof', field: 'creditScore', least: '-1' })
  expect(findFactFault(score, 'least', today)).toBe('Enter a whole number such as 700')
})

it('if the end of a range in a fact is less than the range’s beginning, a complaint stands beside the end', () => {
  const range = draft({ type: 'RangeProof', field: 'gpa', least: '3.5', most: '2.0' })
  expect(findFactFault(range, 'most', today)).toBe('Enter no less than “From”')
  expect(findFactFault(range, 'least', today)).toBeUndefined()
})

it('if a fact has several values, the form checks each of them', () => {
  const countries = draft({ type: 'MembershipProof', field: 'country', value: 'DE, XX' })
  expect(findFactFault(countries, 'value', today)).toBe('Enter countries by their two letters, such as US')
})
