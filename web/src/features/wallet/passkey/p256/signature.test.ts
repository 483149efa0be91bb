import { p256 } from '@noble/curves/nist'
import { expect, test } from 'vitest'
import { readP256Signature, readRawSignature } from './signature.ts'

const secret = Uint8Array.of(...new Array(31).fill(0), 7)

test('of the two numbers s that fit the message, each function that reads a signature returns the lower one', () => {
  for (let number = 0; number < 200; number += 1)
    for (const isHigh of [false, true]) {
      const hash = Uint8Array.of(...new Array(31).fill(number), 1)
      const lowest = p256.sign(hash, secret, { lowS: true })
      const sent = isHigh ? new p256.Signature(lowest.r, p256.CURVE.n - lowest.s) : lowest
      const read = readP256Signature(sent.toDERRawBytes())
      expect(read).toEqual(readRawSignature(sent.toCompactRawBytes()))
      expect([BigInt(read.r), BigInt(read.s)]).toEqual([lowest.r, lowest.s])
    }
})

test('the numbers r and s of a signature are written with 32 bytes even if they begin with zeros', () => {
  const der = Uint8Array.of(0x30, 6, 2, 1, 1, 2, 1, 2)
  expect(readP256Signature(der)).toEqual({ r: `0x${'0'.repeat(63)}1`, s: `0x${'0'.repeat(63)}2` })
})
