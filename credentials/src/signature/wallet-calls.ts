import type { Hex } from '@did/domain/hex'
import { numberWord } from '../chain/registry-calls.ts'

// viem's coder would make the page larger, so this file encodes calls by hand, like
// registry-calls.ts. wallet-calls.test.ts compares every byte with viem's.

/** Asks by ERC-1271 whether a contract wallet accepts `signature` over `digest`. */
export const isValidSignature = {
  encode: (digest: Hex, signature: Hex): Hex =>
    `0x${validSelector}${digest.slice(2)}${numberWord(64)}${bytesWords(signature)}`,
  decode: (result: string): boolean =>
    result.slice(0, 2 + wordLength).toLowerCase() === `0x${validSelector.padEnd(wordLength, '0')}`,
}

/** Asks a DidAccount whether a key that counted at a Unix time made `signature` over `digest`. */
export const isValidSignatureAt = {
  encode: (digest: Hex, signature: Hex, time: number): Hex =>
    `0x${validAtSelector}${digest.slice(2)}${numberWord(96)}${numberWord(time)}${bytesWords(signature)}`,
  decode: (result: string): boolean => /^0x0{63}1$/.test(result),
}

const validSelector = '1626ba7e'
const validAtSelector = '99de0920'
const wordLength = 64

/** The length of some bytes and then the bytes, filled up to whole words. */
function bytesWords(hex: Hex): string {
  const bytes = hex.slice(2)
  return numberWord(bytes.length / 2) + bytes.padEnd(Math.ceil(bytes.length / wordLength) * wordLength, '0')
}
