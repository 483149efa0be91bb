import type { ProofRequest } from '@did/domain/proof'
import { proofTypes } from '@did/domain/proof-vocabulary'
import { describe, expect, test } from 'vitest'
import { ageInYears, judgeStatement } from './simulated-statement.ts'
import { buildRequest, noon } from './test-fixtures.ts'

type Inputs = Record<string, string>
const judge = (type: ProofRequest['type'], privateInputs: Inputs = {}, publicInputs: Inputs = {}) =>
  judgeStatement(buildRequest({ type, privateInputs, publicInputs }), noon)

describe('age', () => {
  test('counts years of 365.25 days', () => {
    expect(ageInYears('1990-05-17', noon)).toBe(36)
    expect(ageInYears('2008-11-20', noon)).toBe(18)
    // Eighteen years by the calendar; 18 × 365.25 days are over at noon, the very moment it is.
    expect(ageInYears('2008-11-21', noon)).toBe(18)
    expect(ageInYears('2008-11-21', new Date(noon.getTime() - 1))).toBe(17)
  })

  test.each([
    ['a date of birth of 36 years ago', { dateOfBirth: '1990-05-17' }, {}, true],
    ['sixteen years', { dateOfBirth: '2010-06-01' }, {}, false],
    ['no date of birth: the spec’s 25 years', {}, {}, true],
    ['25 years under a threshold of 26', {}, { threshold: '26' }, false],
    ['25 years at a threshold of 25', {}, { threshold: '25' }, true],
    ['a date of birth in the future', { dateOfBirth: '2030-01-01' }, {}, false],
    ['a date of birth nobody can read', { dateOfBirth: 'long ago' }, {}, false],
    ['a threshold nobody can read', {}, { threshold: 'old' }, false],
  ])('%s', (_, privateInputs, publicInputs, holds) => {
    expect(judge('AgeProof', privateInputs, publicInputs).holds).toBe(holds)
  })

  test('is public with its threshold alone, 18 unless another is asked for', () => {
    expect(judge('AgeProof').parameters).toEqual(['threshold:18'])
    expect(judge('AgeProof', {}, { threshold: '21' }).parameters).toEqual(['threshold:21'])
  })
})

describe('income', () => {
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
  ])('of %s a year: %s, %s', (incomeLevel, holds, category) => {
    const statement = judge('IncomeProof', incomeLevel === undefined ? {} : { incomeLevel })
    expect(statement).toEqual({
      holds,
      parameters: ['threshold:30000', `category:${category}`, 'period:annual'],
    })
  })
})

describe('education', () => {
  test.each([
    [{}, {}, true],
    [{ educationLevel: 'associate' }, {}, false],
    [{ educationLevel: 'bachelor' }, {}, true],
    [{ educationLevel: 'doctorate' }, { requiredLevel: 'master' }, true],
    [{ educationLevel: 'bachelor' }, { requiredLevel: 'master' }, false],
    [{ educationLevel: 'wizard' }, { requiredLevel: 'highschool' }, false],
    [{ educationLevel: 'wizard' }, { requiredLevel: 'wizard' }, false],
  ])('%j against %j', (privateInputs, publicInputs, holds) => {
    expect(judge('EducationProof', privateInputs, publicInputs).holds).toBe(holds)
  })

  test('is public with the level required and the issuer', () => {
    expect(judge('EducationProof').parameters).toEqual(['requiredLevel:bachelor', 'issuerHash:trusted-issuer'])
  })
})

describe('location', () => {
  test.each([
    [{}, {}, true],
    [{ location: 'us' }, {}, true],
    [{ location: 'DE' }, {}, false],
    [{ location: 'DE' }, { requiredLocation: 'DE' }, true],
    [{}, { requiredLocation: 'DE' }, false],
  ])('%j against %j', (privateInputs, publicInputs, holds) => {
    expect(judge('LocationProof', privateInputs, publicInputs).holds).toBe(holds)
  })
})

describe('the types no dialog offers yet', () => {
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
  ])('%s of %j against %j', (type, privateInputs, publicInputs, holds) => {
    expect(judge(type, privateInputs, publicInputs).holds).toBe(holds)
  })
})

test('blank inputs count as absent', () => {
  expect(judge('AgeProof', { dateOfBirth: '  ' }, { threshold: '' })).toEqual(judge('AgeProof'))
})

test.each(proofTypes)('%s shows no private value in its parameters', (type) => {
  const secret = '424242'
  const names = ['dateOfBirth', 'incomeLevel', 'educationLevel', 'location', 'value']
  const { parameters } = judge(type, Object.fromEntries(names.map((name) => [name, secret])))
  expect(parameters.join()).not.toContain(secret)
})
