import { buildSubjectDid } from '@did/domain/did'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { formatSubjectDid, parseSubjectDid } from './subject-did.ts'
import { strangerWallet } from './test-fixtures.ts'

describe("a subject's DID", () => {
  test('is spelled as the domain spells it, and read back', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 2 ** 52 }), (chainId) => {
        const address = strangerWallet.address
        const did = buildSubjectDid(chainId, address)
        expect(formatSubjectDid({ chainId, address })).toBe(did)
        expect(parseSubjectDid(did)).toEqual({ chainId, address: address.toLowerCase() })
      }),
    )
  })

  test.each(['', 'did:ethr:0x01:0x', 'did:ethr:0x07a69:', 'did:ethr:7a69:', 'did:ethr:0x0:', 'did:ethr:0x7A69:'])(
    'is refused with the chain part %j',
    (start) => {
      expect(parseSubjectDid(`${start}${'0x'.concat('ab'.repeat(20))}`)).toBeNull()
    },
  )
})
