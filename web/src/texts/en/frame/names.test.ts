import { expect, test } from 'vitest'
import { levelName } from './names.ts'

test('a confirmation of a claim that is no identity has the claim’s type as its level, and not “Identity”', () => {
  expect(levelName('IdentityProof', 'employment')).toBe('Employment History')
  expect(levelName('IdentityProof', 'kyc')).toBe('Identity')
  expect(levelName('EducationProof', 'education')).toBe('Education')
})
