import { describeStatement } from '@did/domain/texts/en/proof/statements'
import { fieldEncodings } from '@did/proofs/attributes/fields'
import { expect, it } from 'vitest'
import { type FactDraft, factTypes, fieldsFor, startFact, stateFacts, typesFor } from './fact.ts'

const today = '2026-11-21'
const all = Object.keys(fieldEncodings)
const fact = (changes: Partial<FactDraft>): FactDraft => ({
  ...startFact(changes.type ?? 'AgeProof', all, today),
  ...changes,
})
const say = (...facts: FactDraft[]) => describeStatement(stateFacts(facts, today))

it('a new fact to prove begins with the thresholds of the specification', () => {
  expect(say(fact({ type: 'AgeProof' }))).toBe('born on or before Nov 21, 2008')
  expect(say(fact({ type: 'IncomeProof' }))).toBe('with an income of 30,000 or more a year')
  expect(say(fact({ type: 'EducationProof' }))).toBe('holding a bachelor’s degree or higher')
  expect(say(fact({ type: 'LocationProof' }))).toBe('living in the United States')
})

it('a fact to prove may be of any of the ten types', () => {
  expect(stateFacts([fact({ type: 'CredentialProof', field: 'expiryDate', value: today })], today).type).toBe(
    'CredentialProof',
  )
  expect(say(fact({ type: 'RangeProof', field: 'gpa', least: '1.0', most: '2.5' }))).toContain('from 1.0 to 2.5')
  expect(say(fact({ type: 'EqualityProof', field: 'degree', value: 'MSc' }))).toContain('“MSc”')
  expect(say(fact({ type: 'MembershipProof', field: 'degree', value: 'MSc, PhD' }))).toContain('“MSc” or “PhD”')
  expect(say(fact({ type: 'IdentityProof', field: 'name' }))).toContain('name')
  const several = stateFacts([fact({}), fact({ type: 'LocationProof' })], today)
  expect(several).toMatchObject({ type: 'CustomProof', clauses: [{ field: 'dateOfBirth' }, { field: 'country' }] })
})

it.each<[string, Partial<FactDraft>]>([
  ['no age', { type: 'AgeProof', value: '' }],
  ['half an age', { type: 'AgeProof', value: '17.5' }],
  ['no bound', { type: 'RangeProof', field: 'gpa' }],
  ['a bound that is no number', { type: 'RangeProof', field: 'gpa', least: 'good' }],
  ['a country there is not', { type: 'LocationProof', value: 'XX' }],
  ['no value', { type: 'EqualityProof', field: 'degree' }],
  ['no members', { type: 'MembershipProof', field: 'degree', value: ' , ' }],
  ['a day there was not', { type: 'CredentialProof', field: 'expiryDate', value: '2026-02-30' }],
])('the page makes no statement from a fact to prove with %s', (_, changes) => {
  expect(() => stateFacts([fact(changes)], today)).toThrow()
})

it('the form offers a fact to prove only if the owner has an attribute for it', () => {
  expect(typesFor(['name'])).toEqual(['EqualityProof', 'MembershipProof', 'IdentityProof'])
  expect(typesFor(all)).toEqual(factTypes)
  expect(fieldsFor('RangeProof', ['name', 'gpa'])).toEqual(['gpa'])
})
