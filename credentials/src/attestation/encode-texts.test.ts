import fc from 'fast-check'
import { encodeAbiParameters } from 'viem/utils'
import { expect, test } from 'vitest'
import { encodeTexts } from './encode-texts.ts'

const anyTexts = fc.array(fc.string({ unit: 'grapheme', maxLength: 80 }), { minLength: 1, maxLength: 6 })
const anyWord = fc.uint8Array({ minLength: 32, maxLength: 32 }).map((bytes): `0x${string}` => `0x${bytes.toHex()}`)
const strings = (texts: readonly string[]) => texts.map(() => ({ type: 'string' }) as const)

test('encodeTexts encodes texts, with and without a 32-byte word, as viem does', () => {
  fc.assert(
    fc.property(anyTexts, anyWord, (texts, word) => {
      expect(encodeTexts(texts)).toBe(encodeAbiParameters(strings(texts), texts))
      expect(encodeTexts(texts, word)).toBe(
        encodeAbiParameters([...strings(texts), { type: 'bytes32' } as const], [...texts, word]),
      )
    }),
    { numRuns: 1000 },
  )
})

test('encodeTexts refuses a word that is not 32 bytes long', () => {
  expect(() => encodeTexts(['a'], '0x12')).toThrow('bytes32')
})
