import { AppError } from '@did/domain/errors'
import type { Hex } from '@did/domain/hex'
import { keccak_256 } from '@noble/hashes/sha3'

/** The order r of BN254. Every signal of a circuit is a number below this order. */
export const fieldOrder = 21888242871839275222246405745257275088548364400416034343698204186575808495617n

const purposes = ['tag', 'empty', 'text', 'schema', 'holder', 'commitment', 'nullifier', 'context'] as const
export type Purpose = (typeof purposes)[number]

/**
 * Hashes texts for a purpose. Returns a number below 2^248: the first 31 bytes of keccak-256 over
 * the JSON of `["did-verification/v1/<purpose>", …texts]`.
 */
export function hashToField(purpose: Purpose, ...texts: readonly string[]): bigint {
  // Each lone surrogate would become U+FFFD in UTF-8, so many texts would share one hash.
  if (!texts.every((text) => text.isWellFormed())) throw new AppError('invalid-input', 'The text is not well-formed')
  const bytes = new TextEncoder().encode(JSON.stringify([`did-verification/v1/${purpose}`, ...texts]))
  return toBigInt(keccak_256(bytes).slice(0, 31))
}

/** Draws an unpredictable number below 2^248, for secrets and salts. */
export function randomField(randomBytes: (length: number) => Uint8Array): Hex {
  return toBytes32(toBigInt(randomBytes(31)))
}

/** Writes an element of the field as 32 bytes of hex, big-endian and in lower case. */
export function toBytes32(element: bigint): Hex {
  return `0x${element.toString(16).padStart(64, '0')}`
}

/**
 * Parses an element of the field from 32 bytes of hex. Throws `invalid-input` for upper case and
 * for a number not below the order, because each number must have only one spelling.
 */
export function parseField(hex: string): bigint {
  if (!/^0x[0-9a-f]{64}$/.test(hex)) throw new AppError('invalid-input', 'Not 32 bytes of lower-case hex')
  const element = BigInt(hex)
  if (element >= fieldOrder) throw new AppError('invalid-input', 'Not an element of the field')
  return element
}

function toBigInt(bytes: Uint8Array): bigint {
  return bytes.reduce((sum, byte) => (sum << 8n) | BigInt(byte), 0n)
}
