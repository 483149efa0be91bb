import { expect, it } from 'vitest'
import { decodeRevocationReason, encodeRevocationReason, revocationReasons } from './revocation-reason.ts'
import { statusListEntrySchema } from './status-list-entry.ts'

it('a revocation reason on the chain is encoded as the characters of its code, padded with zeros on the right', () => {
  expect(encodeRevocationReason('other')).toBe(`0x6f74686572${'00'.repeat(27)}`)
  expect(encodeRevocationReason('issued-by-mistake')).toMatch(/^0x6973737565642d62792d6d697374616b65(00){15}$/)
})

it('a revocation reason on the chain is decoded to its code, whether the hex digits are in upper or lower case', () => {
  for (const reason of revocationReasons) {
    const encoded = encodeRevocationReason(reason)
    expect(decodeRevocationReason(encoded)).toBe(reason)
    expect(decodeRevocationReason(`0x${encoded.slice(2).toUpperCase()}`)).toBe(reason)
  }
})

it('a revocation reason on the chain is decoded to null when the 32 bytes are a hash or only begin with a code', () => {
  expect(decodeRevocationReason(`0x${'ab'.repeat(32)}`)).toBeNull()
  expect(decodeRevocationReason(`0x6f7468657221${'00'.repeat(26)}`)).toBeNull()
})

it('an entry of a status list is refused when a member is missing or malformed', () => {
  const word = `0x${'ab'.repeat(32)}`
  const revocation = { attestation: word, reason: word, signature: '0x12' }
  expect(statusListEntrySchema.safeParse({ revoked: true, revocation }).success).toBe(true)
  expect(statusListEntrySchema.safeParse({ revoked: true, revocation: null }).success).toBe(true)
  for (const wrong of [
    { revoked: 'true', revocation: null },
    { revoked: true },
    { revoked: true, revocation: { ...revocation, reason: '0x12' } },
    { revoked: true, revocation: { ...revocation, signature: '0x1' } },
    { revoked: true, revocation: { ...revocation, attestation: `${word}00` } },
  ])
    expect(statusListEntrySchema.safeParse(wrong).success).toBe(false)
})
