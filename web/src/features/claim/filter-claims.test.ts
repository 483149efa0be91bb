import { expect, test } from 'vitest'
import { filterClaims, listClaimTypes } from './filter-claims.ts'

const claims = [{ type: 'license' }, { type: 'kyc' }, { type: 'education' }, { type: 'award' }, { type: 'kyc' }]

test('the list of claim types contains each type once, and the types with a label come first', () => {
  expect(listClaimTypes(claims)).toEqual([
    { value: 'education', label: 'Education Credential' },
    { value: 'kyc', label: 'KYC Verification' },
    { value: 'award', label: 'Award' },
    { value: 'license', label: 'License' },
  ])
})

test('a filter keeps only the claims of the chosen type, and keeps all claims when no claim has that type any more', () => {
  expect(filterClaims(claims, 'kyc')).toHaveLength(2)
  expect(filterClaims(claims, 'all')).toBe(claims)
  expect(filterClaims(claims, 'membership')).toBe(claims)
})
