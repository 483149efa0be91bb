import { expect, test } from 'vitest'
import { createRandomBytes } from './random-bytes.ts'

test('the server gives no random bytes twice, even after it has filled the store of random bytes again', () => {
  const randomBytes = createRandomBytes()
  const given = Array.from({ length: 1000 }, () => Buffer.from(randomBytes(32)).toString('hex'))
  expect(new Set(given).size).toBe(1000)
  expect(given.every((hex) => hex.length === 64)).toBe(true)
})

test('a random secret does not change when the server gives further bytes', () => {
  const randomBytes = createRandomBytes()
  const first = randomBytes(32)
  const before = Buffer.from(first)
  for (let n = 0; n < 200; n++) randomBytes(31)
  expect(Buffer.from(first)).toEqual(before)
})

test.each([0, 1, 4096, 10_000])('a call for %i random bytes gets exactly this number of bytes', (length) => {
  const randomBytes = createRandomBytes()
  randomBytes(7)
  expect(randomBytes(length)).toHaveLength(length)
})
