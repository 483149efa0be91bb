import { AppError } from '@did/domain/errors'
import type { Hex } from '@did/domain/hex'
import { keccak_256 } from '@noble/hashes/sha3'

/** r of BN254: every signal of a circuit is a number below it. */
export const fieldOrder = 21888242871839275222246405745257275088548364400416034343698204186575808495617n

const purposes = ['tag', 'empty', 'text', 'schema', 'holder', 'commitment', 'nullifier', 'context'] as const
export type Purpose = (typeof purposes)[number]

/**
 * A number below 2^248 that stands for some texts: the first 31 bytes of keccak-256 over the JSON of
 * `["did-verification/v1/<purpose>", …texts]`. What is hashed for one purpose never equals what is hashed for another.
 */
export function hashToField(purpose: Purpose, ...texts: readonly string[]): bigint {
  // A lone surrogate would become U+FFFD in UTF-8, and many texts would share one hash.
  if (!texts.every((text) => text.isWellFormed())) throw new AppError('invalid-input', 'The text is not well-formed')
  const bytes = new TextEncoder().encode(JSON.stringify([`did-verification/v1/${purpose}`, ...texts]))
  return toBigInt(keccak_256(bytes).slice(0, 31))
}

/** Fresh and unpredictable, below 2^248: secrets and salts. */
export function randomField(randomBytes: (length: number) => Uint8Array): Hex {
  return toBytes32(toBigInt(randomBytes(31)))
}

/** The number as 32 bytes of hex, big-endian, lower case. */
export function toBytes32(element: bigint): Hex {
  return `0x${element.toString(16).padStart(64, '0')}`
}

/** The number that 32 bytes of hex mean. Throws `invalid-input` unless it is below the field's order: no two spellings, one value. */
export function parseField(hex: string): bigint {
  if (!/^0x[0-9a-f]{64}$/.test(hex)) throw new AppError('invalid-input', 'Not 32 bytes of lower-case hex')
  const element = BigInt(hex)
  if (element >= fieldOrder) throw new AppError('invalid-input', 'Not an element of the field')
  return element
}

function toBigInt(bytes: Uint8Array): bigint {
  return bytes.reduce((sum, byte) => (sum << 8n) | BigInt(byte), 0n)
}
