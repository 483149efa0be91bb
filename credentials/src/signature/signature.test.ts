import fc from 'fast-check'
import {
  parseSignature as parseByViem,
  serializeCompactSignature,
  serializeSignature,
  signatureToCompactSignature,
} from 'viem'
import { expect, test } from 'vitest'
import { buildMessage, signAttestation } from '../../test/fixtures.ts'
import {
  compactSignature,
  normalizeWalletSignature,
  parseCompactSignature,
  parseSignature,
  signatureToHex,
} from './signature.ts'

const groupOrder = 0xfffffffffffffffffffffffffffffffebaaedce6af48a03bbfd25e8cd0364141n
const good = await signAttestation(buildMessage())
const body = good.slice(2, 130)
const word = (value: bigint) => value.toString(16).padStart(64, '0')

/** The other s that satisfies the same equation, with the other v. */
function highTwin(hex: string): string {
  const s = groupOrder - BigInt(`0x${hex.slice(66, 130)}`)
  return `${hex.slice(0, 66)}${word(s)}${hex.endsWith('1b') ? '1c' : '1b'}`
}

test('the canonical encoding of a signature has 65 bytes with v 27 or 28', () => {
  const parsed = parseSignature(good)
  expect(parsed && signatureToHex(parsed)).toBe(good)
})

test.each([
  ['the high-s twin', highTwin(good)],
  ['v as 0', `0x${body}00`],
  ['v as 1', `0x${body}01`],
  ['v with a chain id', `0x${body}25`],
  ['64 bytes', `0x${body}`],
  ['66 bytes', `${good}00`],
  ['no prefix', good.slice(2)],
  ['an upper-case prefix', `0X${good.slice(2)}`],
  ['a trailing line break', `${good}\n`],
  ['r of zero', `0x${word(0n)}${good.slice(66)}`],
  ['r of the group order', `0x${word(groupOrder)}${good.slice(66)}`],
  ['s of zero', `${good.slice(0, 66)}${word(0n)}1b`],
  ['nothing', ''],
])('the canonical encoding of a signature refuses %s', (_, hex) => {
  expect(parseSignature(hex)).toBeNull()
})

test("the compact signature of 64 bytes in a link equals viem's and expands to the same signature", async () => {
  await fc.assert(
    fc.asyncProperty(fc.nat(), async (nonce) => {
      const hex = await signAttestation(buildMessage({ statusIndex: nonce }))
      const parsed = parseSignature(hex)
      if (!parsed) throw new Error('our own signature was refused')
      const compact = compactSignature(parsed)
      const byViem = parseByViem(hex)
      expect(serializeSignature(byViem)).toBe(hex)
      expect(serializeCompactSignature(signatureToCompactSignature(byViem))).toBe(compact)
      expect(parseCompactSignature(compact)).toEqual(parsed)
    }),
    { numRuns: 20 },
  )
})

test('the compact signature of 64 bytes in a link is refused with an s in the upper half', () => {
  expect(parseCompactSignature(`0x${word(1n)}${word((groupOrder + 1n) / 2n)}`)).toBeNull()
})

test.each([
  ['v as 27 or 28', good],
  ['upper-case digits', `0x${good.slice(2).toUpperCase()}`],
  ['v as 0 or 1', `0x${body}${good.endsWith('1b') ? '00' : '01'}`],
  ['the 64 bytes of ERC-2098', compactOf(good)],
])('a wallet’s answer with %s is turned into the canonical spelling of the signature', (_, hex) => {
  expect(normalizeWalletSignature(hex)).toBe(good)
})

test("a wallet's answer is refused when it is the high-s twin or not a signature", () => {
  expect(normalizeWalletSignature(highTwin(good))).toBeNull()
  expect(normalizeWalletSignature('0x')).toBeNull()
})

function compactOf(hex: string): string {
  const parsed = parseSignature(hex)
  return parsed ? compactSignature(parsed) : ''
}
