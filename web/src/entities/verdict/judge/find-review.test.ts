import { check } from '@did/credentials/verdict/verdict-checks'
import { expect, test } from 'vitest'
import { findReview } from './find-review.ts'

test.each([
  ['verifier-accredited', 'accredited'],
  ['verifier-accredited-then', 'suspended-since'],
  ['verifier-accredited-later', 'accredited-since'],
  ['verifier-not-reviewed', 'self-registered'],
  ['verifier-suspended', null],
] as const)('the card says about the verifier what the check %s says', (code, review) => {
  expect(findReview({ checks: [check('link-intact'), check(code)] })).toBe(review)
})
