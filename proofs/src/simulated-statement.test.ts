import type { ProofRequest } from '@did/domain/proof/proof'
import { proofTypes } from '@did/domain/proof/proof-vocabulary'
import { expect, test } from 'vitest'
import { buildRequest, noon } from '../test/fixtures.ts'
import { ageInYears, judgeStatement } from './simulated-statement.ts'

type Inputs = Record<string, string>
const judge = (type: ProofRequest['type'], privateInputs: Inputs = {}, publicInputs: Inputs = {}) =>
  judgeStatement(buildRequest({ type, privateInputs, publicInputs }), noon)

test('the simulated age statement counts years of 365.25 days', () => {
  expect(ageInYears('1990-05-17', noon)).toBe(36)
  expect(ageInYears('2008-11-20', noon)).toBe(18)
  // At noon, the person is eighteen years old by the calendar, and exactly 18 × 365.25 days old.
  expect(ageInYears('2008-11-21', noon)).toBe(18)
  expect(ageInYears('2008-11-21', new Date(noon.getTime() - 1))).toBe(17)
})

test.each([
  ['a date of birth of 36 years ago', { dateOfBirth: '1990-05-17' }, {}, true],
  ['a date of birth of sixteen years ago', { dateOfBirth: '2010-06-01' }, {}, false],
  ['no date of birth, so that the age is the specification’s 25 years', {}, {}, true],
  ['an age of 25 years below a threshold of 26', {}, { threshold: '26' }, false],
  ['an age of 25 years at a threshold of 25', {}, { threshold: '25' }, true],
  ['a date of birth in the future', { dateOfBirth: '2030-01-01' }, {}, false],
  ['a date of birth that nobody can read', { dateOfBirth: 'long ago' }, {}, false],
  ['a threshold that nobody can read', {}, { threshold: 'old' }, false],
])('the simulated age statement is judged for %s', (_, privateInputs, publicInputs, holds) => {
  expect(judge('AgeProof', privateInputs, publicInputs).holds).toBe(holds)
})

test('the simulated age statement publishes only its threshold, which is 18 by default', () => {
  expect(judge('AgeProof').parameters).toEqual(['threshold:18'])
  expect(judge('AgeProof', {}, { threshold: '21' }).parameters).toEqual(['threshold:21'])
})

test.each([
  [undefined, true, 'medium'],
  ['29999', false, 'low'],
  ['30000', true, 'low'],
  ['35000', true, 'low'],
  ['35001', true, 'medium'],
  ['75000', true, 'medium'],
  ['75001', true, 'high'],
  ['75000.5', true, 'high'],
  ['a lot', false, 'low'],
  ['1e9', false, 'low'],
])(
  'the simulated income statement of %s a year has the result %s and the category %s',
  (incomeLevel, holds, category) => {
    const statement = judge('IncomeProof', incomeLevel === undefined ? {} : { incomeLevel })
    expect(statement).toEqual({
      holds,
      parameters: ['threshold:30000', `category:${category}`, 'period:annual'],
    })
  },
)

test.each([
  [{}, {}, true],
  [{ educationLevel: 'associate' }, {}, false],
  [{ educationLevel: 'bachelor' }, {}, true],
  [{ educationLevel: 'doctorate' }, { requiredLevel: 'master' }, true],
  [{ educationLevel: 'bachelor' }, { requiredLevel: 'master' }, false],
  [{ educationLevel: 'wizard' }, { requiredLevel: 'highschool' }, false],
  [{ educationLevel: 'wizard' }, { requiredLevel: 'wizard' }, false],
])(
  'the simulated education statement is judged for the private values %j and the public values %j',
  (privateInputs, publicInputs, holds) => {
    expect(judge('EducationProof', privateInputs, publicInputs).holds).toBe(holds)
  },
)

test('the simulated education statement publishes the required level and the issuer', () => {
  expect(judge('EducationProof').parameters).toEqual(['requiredLevel:bachelor', 'issuerHash:trusted-issuer'])
})

test.each([
  [{}, {}, true],
  [{ location: 'us' }, {}, true],
  [{ location: 'DE' }, {}, false],
  [{ location: 'DE' }, { requiredLocation: 'DE' }, true],
  [{}, { requiredLocation: 'DE' }, false],
])(
  'the simulated location statement is judged for the private values %j and the public values %j',
  (privateInputs, publicInputs, holds) => {
    expect(judge('LocationProof', privateInputs, publicInputs).holds).toBe(holds)
  },
)

test.each<[ProofRequest['type'], Inputs, Inputs, boolean]>([
  ['RangeProof', { value: '5' }, { minimum: '5', maximum: '9' }, true],
  ['RangeProof', { value: '10' }, { minimum: '5', maximum: '9' }, false],
  ['RangeProof', {}, {}, false],
  ['EqualityProof', { value: 'a' }, { expected: 'a' }, true],
  ['EqualityProof', { value: 'a' }, { expected: 'A' }, false],
  ['EqualityProof', {}, {}, false],
  ['MembershipProof', { value: 'b' }, { members: 'a, b' }, true],
  ['MembershipProof', { value: 'c' }, { members: 'a, b' }, false],
  ['MembershipProof', {}, {}, false],
])(
  'a simulated %s, which no dialog offers, is judged for the private values %j and the public values %j',
  (type, privateInputs, publicInputs, holds) => {
    expect(judge(type, privateInputs, publicInputs).holds).toBe(holds)
  },
)

test('a blank input of a simulated statement counts as a missing input', () => {
  expect(judge('AgeProof', { dateOfBirth: '  ' }, { threshold: '' })).toEqual(judge('AgeProof'))
})

test.each(proofTypes)('the simulated %s publishes no private value', (type) => {
  const secret = '424242'
  const names = ['dateOfBirth', 'incomeLevel', 'educationLevel', 'location', 'value']
  const { parameters } = judge(type, Object.fromEntries(names.map((name) => [name, secret])))
  expect(parameters.join()).not.toContain(secret)
})
