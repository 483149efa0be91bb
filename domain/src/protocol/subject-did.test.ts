import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatSubjectDid, parseSubjectDid } from './subject-did.ts'

const address = '0x90F79bf6EB2c4f870365E785982E1f101E93b906'

test("a subject's DID names the chain in hex and the address in lower case", () => {
  expect(formatSubjectDid({ chainId: 31337, address })).toBe(`did:ethr:0x7a69:${address.toLowerCase()}`)
})

test("parsing a subject's DID returns the chain and the address from which it was built", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 2 ** 52 }), (chainId) => {
      const did = formatSubjectDid({ chainId, address })
      expect(parseSubjectDid(did)).toEqual({ chainId, address: address.toLowerCase() })
    }),
  )
})

test.each(['', 'did:ethr:0x01:0x', 'did:ethr:0x07a69:', 'did:ethr:7a69:', 'did:ethr:0x0:', 'did:ethr:0x7A69:'])(
  "a subject's DID is refused when it begins with %j",
  (start) => {
    expect(parseSubjectDid(`${start}${'0x'.concat('ab'.repeat(20))}`)).toBeNull()
  },
)
