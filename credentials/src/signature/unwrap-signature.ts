import type { Hex } from '@did/domain/hex'
import { counterfactualMark } from './signature.ts'

const wordLength = 64

/**
 * Returns the signature inside an ERC-6492 signature: the third member of `abi.encode(address
 * factory, bytes factoryCalldata, bytes signature)`, which stands in front of the mark. Returns
 * null if it is malformed or missing.
 */
export function unwrapSignature(wrapped: Hex): Hex | null {
  if (!wrapped.endsWith(counterfactualMark)) return null
  const encoded = wrapped.slice(2, -counterfactualMark.length)
  const offset = readNumber(encoded, 2 * wordLength)
  const length = offset === null ? null : readNumber(encoded, offset * 2)
  if (offset === null || length === null) return null
  const start = offset * 2 + wordLength
  const signature = encoded.slice(start, start + length * 2)
  return signature.length === length * 2 ? `0x${signature}` : null
}

/** Returns null if the word is missing, or if the length is greater than that of any signature. */
function readNumber(encoded: string, at: number): number | null {
  const word = encoded.slice(at, at + wordLength)
  return /^0{56}[0-9a-f]{8}$/i.test(word) ? Number.parseInt(word, 16) : null
}
