import { expect, test } from 'vitest'
import { tellClaimType } from './tell-claim-type.ts'

test('the page shows a claim type that the product knows by the product’s name for this type', () => {
  expect(['education', 'license'].map(tellClaimType)).toEqual(['Education Credential', 'License'])
})

test('a claim type that a stranger made up is quoted, whatever letter it begins with', () => {
  expect(['verified', 'Verified', '✔ Accredited verifier'].map(tellClaimType)).toEqual([
    '“verified”',
    '“Verified”',
    '“✔ Accredited verifier”',
  ])
})
