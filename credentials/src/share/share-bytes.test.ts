import fc from 'fast-check'
import { expect, test } from 'vitest'
import { crc24, fromBase64, fromBase64Url, readBytes, toBase64, toBase64Url, varint } from './share-bytes.ts'

const ascii = (text: string) => new TextEncoder().encode(text)

test('the checksum of a link is OpenPGP’s CRC-24', () => {
  expect([...crc24(ascii('123456789'))]).toEqual([0x21, 0xcf, 0x02])
  expect([...crc24(ascii(''))]).toEqual([0xb7, 0x04, 0xce])
})

test('every safe integer is the same after encoding and decoding as a varint, and has only one accepted encoding', () => {
  fc.assert(
    fc.property(fc.maxSafeNat(), (value) => {
      const reader = readBytes(varint(value))
      expect(reader.takeVarint()).toBe(value)
      reader.end()
      const padded = varint(value)
      padded[padded.length - 1] = (padded.at(-1) ?? 0) | 0x80
      expect(() => readBytes(Uint8Array.of(...padded, 0)).takeVarint()).toThrow('not canonical')
    }),
  )
})

test('a number that JavaScript cannot represent exactly is refused as a varint', () => {
  expect(() => readBytes(new Uint8Array(9).fill(0xff)).takeVarint()).toThrow('not canonical')
  expect(() => varint(-1)).toThrow('does not fit')
  expect(() => varint(1.5)).toThrow('does not fit')
})

test('a byte reader throws when somebody reads beyond the last byte, and when bytes are left unread at the end', () => {
  expect(() => readBytes(Uint8Array.of(1)).take(2)).toThrow('cut short')
  expect(() => readBytes(Uint8Array.of(0x80)).takeVarint()).toThrow('cut short')
  expect(() => readBytes(Uint8Array.of(1)).end()).toThrow('too long')
})

test('bytes are the same after encoding and decoding as base64 and base64url', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 300 }), (bytes) => {
      expect(fromBase64(toBase64(bytes))).toEqual(bytes)
      expect(fromBase64Url(toBase64Url(bytes))).toEqual(bytes)
    }),
  )
})

test.each(['AA', 'AB==', 'A===', 'AA=A', ' AAA', 'AAA\n', 'AA-_', '====', 'AAAA====', 'ÄAAA'])(
  'the text %j is refused as base64',
  (text) => {
    expect(() => fromBase64(text)).toThrow('base64')
  },
)

test.each(['A', 'AB', 'AA==', 'AA+/', 'AAA '])('the text %j is refused as base64url', (text) => {
  expect(() => fromBase64Url(text)).toThrow('base64')
})
