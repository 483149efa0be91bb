import { affineBytes, type Curve, type Group, jacobianBytes } from './curve.ts'

/**
 * The number of bits of a scalar that make a window. Ten bits are fastest for 2,000 to 8,000
 * points.
 */
export const windowBits = 10
/** The number of windows of a scalar. They cover 254 bits and the sign of the last digit. */
export const windowCount = 26

/**
 * A sum of multiples of points, or only the windows `from` to `to` of the sum. Each window can be
 * computed without the others.
 */
export type SumTask = { group: Group; points: Uint8Array; scalars: Uint8Array; from: number; to: number }

/**
 * Returns one affine point for each bit of the windows, beginning with the lowest bit. The caller
 * still has to multiply each point by 2 to the power of its bit.
 */
export type SumBits = (task: SumTask) => Uint8Array

/**
 * Computes the whole sum from the points of all bits. Begins with the highest bit, and doubles the
 * sum before it adds the point of the next bit. Returns a pointer into the curve's memory.
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
