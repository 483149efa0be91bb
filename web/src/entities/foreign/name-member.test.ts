import { expect, test } from 'vitest'
import { describeOwnMember, nameMember } from './name-member.ts'

test.each([
  ['claimType', 'employment', { name: 'Kind of claim', value: 'Employment History' }],
  ['level', 'EducationProof', { name: 'How it was checked', value: 'Education' }],
  ['issuerName', 'Quinta do Vale', { name: 'Issuer, as the owner wrote it', value: 'Quinta do Vale' }],
  ['fields / studentNumber', 'N-1', { name: 'Student number', value: 'N-1' }],
])('the member %s of a credential of this product is shown with the product’s words', (name, value, shown) => {
  expect(describeOwnMember(name, value)).toMatchObject(shown)
})

test.each([
  ['employment', 'Employment History'],
  ['kyc', 'Identity'],
  ['verified', '“verified”'],
  [undefined, 'Identity'],
])('the level of an identity proof about a claim of the type %s reads %s', (claimType, level) => {
  expect(describeOwnMember('level', 'IdentityProof', claimType).value).toBe(level)
})

test('the name or value of a credential’s member counts as the product’s own words only if the product chose it', () => {
  const own = (name: string, value: string) => {
    const { isOwnName, isOwnValue } = describeOwnMember(name, value)
    return [isOwnName, isOwnValue]
  }
  expect(own('level', 'EducationProof')).toEqual([true, true])
  expect(own('level', 'Education')).toEqual([true, false])
  expect(own('claimType', 'employment')).toEqual([true, true])
  expect(describeOwnMember('claimType', 'verified').value).toBe('“verified”')
  expect(own('issueDate', '2026-07-14')).toEqual([true, true])
  expect(own('issuerName', 'Quinta do Vale')).toEqual([true, false])
  expect(own('fields / Confirmed by', 'Oxford')).toEqual([false, false])
})

test.each([
  ['course', 'Course'],
  ['issueDate', 'Issue date'],
  ['issue_date', 'Issue date'],
  ['achievement / criteria / narrative', 'Achievement / Criteria / Narrative'],
  ['constructor', 'Constructor'],
])('the member %s of a stranger’s credential is shown as separate words', (path, name) => {
  expect(nameMember(path)).toBe(name)
  expect(describeOwnMember(path, 'x').name).not.toBe('function')
})
