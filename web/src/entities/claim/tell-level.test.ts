import { expect, test } from 'vitest'
import { tellLevel } from './tell-level.ts'

test('a confirmation of a claim that is no identity has the claim’s type as its level, and not “Identity”', () => {
  expect(tellLevel('IdentityProof', 'employment')).toBe('Employment History')
  expect(tellLevel('IdentityProof', 'kyc')).toBe('Identity')
  expect(tellLevel('EducationProof', 'education')).toBe('Education')
})

test('a type that its owner made up stands in quotation marks as the level of a confirmation', () => {
  expect(tellLevel('IdentityProof', 'fully verified')).toBe('“fully verified”')
})
