import { describe, expect, it } from 'vitest'
import { statusListEntrySchema } from './revocation.ts'
import { decodeRevocationReason, encodeRevocationReason, revocationReasons } from './revocation-reason.ts'

describe('a revocation reason on the chain', () => {
  it('is its own characters, from the left', () => {
    expect(encodeRevocationReason('other')).toBe(`0x6f74686572${'00'.repeat(27)}`)
    expect(encodeRevocationReason('issued-by-mistake')).toMatch(/^0x6973737565642d62792d6d697374616b65(00){15}$/)
  })

  it('reads back as the code it is, in either case of its digits', () => {
    for (const reason of revocationReasons) {
      const encoded = encodeRevocationReason(reason)
      expect(decodeRevocationReason(encoded)).toBe(reason)
      expect(decodeRevocationReason(`0x${encoded.slice(2).toUpperCase()}`)).toBe(reason)
    }
  })

  it('is no code when it is a hash or only begins like one', () => {
    expect(decodeRevocationReason(`0x${'ab'.repeat(32)}`)).toBeNull()
    expect(decodeRevocationReason(`0x6f7468657221${'00'.repeat(26)}`)).toBeNull()
  })
})

describe('an entry of a status list', () => {
  it('is refused when a member is not what it should be', () => {
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
})
