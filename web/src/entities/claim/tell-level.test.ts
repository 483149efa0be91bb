import { expect, test } from 'vitest'
import { tellLevel } from './tell-level.ts'

test('the level of a confirmation is named after the claim’s type, and only an identity claim has the level “Identity”', () => {
  expect(tellLevel('IdentityProof', 'employment')).toBe('Employment History')
  expect(tellLevel('IdentityProof', 'kyc')).toBe('Identity')
  expect(tellLevel('EducationProof', 'education')).toBe('Education')
})

test('if a claim’s owner made up the claim’s type, the level of a confirmation shows this type in quotation marks', () => {
  expect(tellLevel('IdentityProof', 'fully verified')).toBe('“fully verified”')
})
