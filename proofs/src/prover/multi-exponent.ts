import { affineBytes, type Curve, type Group, jacobianBytes } from './curve.ts'

/** Each window has this many bits of a scalar. Ten are best for 2,000 to 8,000 points. */
export const windowBits = 10
/** This many windows cover 254 bits and the sign of the last digit. */
export const windowCount = 26

/**
 * A sum of multiples, or some windows of one. Each window can be computed independently of the
 * others.
 */
export type SumTask = { group: Group; points: Uint8Array; scalars: Uint8Array; from: number; to: number }

/**
 * Returns for each bit of the windows, lowest first, the affine sum that is to be multiplied by
 * 2^bit.
 */
export type SumBits = (task: SumTask) => Uint8Array

/**
 * Sums all bits, highest first, with a doubling before each. Returns a pointer into the curve's
 * memory.
 */
export function joinBits(curve: Curve, group: Group, bits: Uint8Array): number {
  const size = affineBytes[group]
  const sum = curve.allocate(jacobianBytes[group])
  curve.call(`${group}m_zero`, sum)
  const all = curve.write(bits)
  for (let bit = bits.length / size - 1; bit >= 0; bit--) {
    curve.call(`${group}m_double`, sum, sum)
    curve.call(`${group}m_addMixed`, sum, all + bit * size, sum)
  }
  return sum
}
