import { expect, test } from 'vitest'
import { filterClaims, listClaimTypes } from './filter-claims.ts'

const claims = [{ type: 'license' }, { type: 'kyc' }, { type: 'education' }, { type: 'award' }, { type: 'kyc' }]

test('the list of claim types has each type once, the labelled ones first', () => {
  expect(listClaimTypes(claims)).toEqual([
    { value: 'education', label: 'Education Credential' },
    { value: 'kyc', label: 'KYC Verification' },
    { value: 'award', label: 'Award' },
    { value: 'license', label: 'License' },
  ])
})

test('a filter keeps the claims of one type, and keeps all claims when no claim has the chosen type any more', () => {
  expect(filterClaims(claims, 'kyc')).toHaveLength(2)
  expect(filterClaims(claims, 'all')).toBe(claims)
  expect(filterClaims(claims, 'membership')).toBe(claims)
})
