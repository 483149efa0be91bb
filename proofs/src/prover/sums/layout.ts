/** The layout of numbers and points of BN254 in the memory of the prover's own WebAssembly. */
import type { Group } from '../curve.ts'

/** A coordinate is a number modulo this prime. */
export const coordinateOrder = 21888242871839275222246405745257275088696311157297823662689037894645226208583n

/** A number has nine limbs of 29 bits, each in an i32. */
export const limbCount = 9
export const limbBits = 29
export const limbBytes = 4
export const numberBytes = limbCount * limbBytes
/** The number of bytes that a number has in a key. */
export const packedBytes = 32

/** A coordinate has one number in G1 and two in G2: a + b·i with i² = −1. */
export const degrees: Record<Group, 1 | 2> = { g1: 1, g2: 2 }

/**
 * The mark of the point at infinity. It stands in the last limb of the point's first number, and no
 * other point has it there.
 */
export const infinityMark = 0x40000000
export const infinityOffset = (limbCount - 1) * limbBytes

/**
 * Fixed addresses in the memory. The caller writes constants to some of them, and the others are
 * scratch memory for one step.
 */
export const fixed = {
  zero: 0,
  one: 80,
  /**
   * To convert a number from the form in a key to our form, the code multiplies it by 2^266 modulo
   * p. To convert it back, the code multiplies it by 2^256.
   */
  fromKey: 160,
  toKey: 200,
  packing: 240,
  slope: 320,
  sum: 400,
  difference: 480,
  product: 560,
  end: 640,
}

export function coordinateBytes(group: Group): number {
  return degrees[group] * numberBytes
}

export function pointBytes(group: Group): number {
  return 2 * coordinateBytes(group)
}

export function limbsOf(value: bigint): readonly number[] {
  const mask = (1n << BigInt(limbBits)) - 1n
  return Array.from({ length: limbCount }, (_, place) => Number((value >> BigInt(limbBits * place)) & mask))
}
