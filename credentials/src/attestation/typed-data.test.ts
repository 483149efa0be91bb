import { toAddress } from '@did/domain/hex'
import fc from 'fast-check'
import { hashTypedData } from 'viem/utils'
import { expect, test, vi } from 'vitest'
import { domain } from '../../test/fixtures.ts'
import { createStructHash, type StructMember, typedDataDigest } from './typed-data.ts'

// On a busy machine, 1,000 random values take longer than the time that vitest gives a test.
vi.setConfig({ testTimeout: 60_000 })

const members: StructMember[] = [
  { name: 'who', type: 'address' },
  { name: 'seal', type: 'bytes32' },
  { name: 'text', type: 'string' },
  { name: 'small', type: 'uint32' },
  { name: 'large', type: 'uint64' },
]
const hashSample = createStructHash('Sample', members)
const hex = (bytes: number) =>
  fc.uint8Array({ minLength: bytes, maxLength: bytes }).map((array) => `0x${array.toHex()}` as const)
const sample = fc.record({
  who: hex(20),
  seal: hex(32),
  text: fc.string({ unit: 'grapheme', maxLength: 80 }),
  small: fc.integer({ min: 0, max: 0xffffffff }),
  large: fc.maxSafeNat(),
})

test("the digest of typed data equals viem's for random values", () => {
  fc.assert(
    fc.property(sample, hex(20), fc.maxSafeNat(), (values, address, chainId) => {
      const there = { ...domain, chainId, verifyingContract: toAddress(address) }
      const digest = hashTypedData({
        domain: there,
        types: { Sample: members },
        primaryType: 'Sample',
        message: values,
      })
      expect(typedDataDigest(there, hashSample(values))).toBe(digest)
    }),
    { numRuns: 1000 },
  )
})

const good = { who: `0x${'1'.repeat(40)}`, seal: `0x${'2'.repeat(64)}`, text: '', small: 0, large: 0 }
test.each([
  ['an address that is too short', { who: '0x11' }],
  ['an address that is not hexadecimal', { who: `0x${'g'.repeat(40)}` }],
  ['a seal that is too long', { seal: `0x${'2'.repeat(66)}` }],
  ['a number beyond its bits', { small: 2 ** 32 }],
  ['a negative number', { small: -1 }],
  ['half a number', { large: 0.5 }],
  ['a number that a double does not hold', { large: 2 ** 60 }],
])('the digest of typed data cannot be computed for %s', (_, changed) => {
  expect(() => hashSample({ ...good, ...changed })).toThrow()
})
