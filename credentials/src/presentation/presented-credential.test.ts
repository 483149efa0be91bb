import { expect, test } from 'vitest'
import { readIssuedAt } from './presented-credential.ts'

test.each([
  ['the time at which it was issued', { iat: 1_798_000_000, nbf: 1 }, 1_798_000_000],
  ['the time from which it is valid, if it has no other', { nbf: 1_798_000_000 }, 1_798_000_000],
  ['the last second of the year 9999', { iat: 253_402_300_799 }, 253_402_300_799],
  ['no time that is after the year 9999', { iat: 253_402_300_800 }, null],
  ['no time that no date can have', { iat: 1e18, nbf: -1e18 }, null],
  ['no time that is a text', { iat: '1798000000' }, null],
])('reading when a wallet’s credential was issued returns %s', (_, payload, issuedAt) => {
  expect(readIssuedAt(payload)).toBe(issuedAt)
  if (issuedAt !== null) expect(new Date(issuedAt * 1000).toISOString()).toMatch(/^\d{4}-/)
})
