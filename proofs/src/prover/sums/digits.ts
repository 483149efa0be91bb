import { fieldBytes } from '../curve.ts'
import { windowBits, windowCount } from '../multi-exponent.ts'

const base = 2 ** windowBits
const half = base / 2
/** A prepared scalar ends with a word of zeros, so that a digit can reach into two words. */
const wordCount = Math.ceil((windowBits * windowCount) / 32) + 1
const scalarWords = fieldBytes / 4

/**
 * A number that has half of the base in each window. `shiftScalars` adds this number to each
 * scalar, and `digitAt` subtracts half of the base from each digit. So digits can be negative.
 */
const shift = Array.from({ length: windowCount }, (_, window) => BigInt(half) << BigInt(windowBits * window)).reduce(
  (sum, part) => sum + part,
)
const shiftWords = Uint32Array.from({ length: wordCount }, (_, word) =>
  Number((shift >> BigInt(32 * word)) & 0xffffffffn),
)

/** Prepares scalars of 32 bytes, little-endian and below 2^254, for `digitAt`. */
export function shiftScalars(scalars: Uint8Array): Uint32Array {
  const count = scalars.length / fieldBytes
  const words = new Uint32Array(scalars.slice().buffer)
  const shifted = new Uint32Array(count * wordCount)
  for (let scalar = 0; scalar < count; scalar++) {
    let carry = 0
    for (let word = 0; word < wordCount; word++) {
      const own = word < scalarWords ? (words[scalar * scalarWords + word] ?? 0) : 0
      const sum = own + (shiftWords[word] ?? 0) + carry
      shifted[scalar * wordCount + word] = sum // The array keeps only the lower 32 bits.
      carry = sum >= 2 ** 32 ? 1 : 0
    }
  }
  return shifted
}

/**
 * Returns the digit of a scalar in a window, from −512 to 511. The scalar is the sum of its digits,
 * each multiplied by 1024 to the power of its window.
 */
export function digitAt(shifted: Uint32Array, scalar: number, window: number): number {
  const bit = window * windowBits
  const place = scalar * wordCount + (bit >>> 5)
  const low = (shifted[place] ?? 0) >>> (bit & 31)
  const high = ((shifted[place + 1] ?? 0) << 1) << (31 - (bit & 31))
  return ((low | high) & (base - 1)) - half
}
