import { expect, test } from 'vitest'
import { onboardingClaimTypes } from '../../../claim/claim-type.ts'
import { claimTypeLabel } from './claim-type-names.ts'

test.each([
  ['license', 'License'],
  ['identity', 'Identity'],
  ['education', 'Education Credential'],
  ['employment', 'Employment History'],
])('the label of a claim type for the type %s is %s', (type, label) => {
  expect(claimTypeLabel(type)).toBe(label)
})

test('the label of a claim type differs for each type of the wizard', () => {
  expect(new Set(onboardingClaimTypes.map(claimTypeLabel)).size).toBe(onboardingClaimTypes.length)
})

test.each([
  ['boating licence', 'Boating licence'],
  ['élève', 'Élève'],
  ['constructor', 'Constructor'],
  ['3D artist', '3D artist'],
  ['', ''],
])('the label of a claim type for an unknown type is the type with a capital letter: %j', (type, label) => {
  expect(claimTypeLabel(type)).toBe(label)
})
