import { affineBytes, type Curve, fieldBytes, type Group, jacobianBytes } from './curve.ts'

/** The bits of a scalar in one step. Eight bits are best for 2,000 to 4,000 points. */
const windowBits = 8
export const windowCount = 32

/** A sum of multiples, or some windows of one. A thread can compute windows without the others. */
export type SumTask = { group: Group; points: Uint8Array; scalars: Uint8Array; from: number; to: number }

/** Computes one projective point for each window. Most of a proof's time goes here. */
export function sumWindows(curve: Curve, { group, points, scalars, from, to }: SumTask): Uint8Array {
  const mark = curve.mark()
  const count = points.length / affineBytes[group]
  const [pointsAt, scalarsAt] = [curve.write(points), curve.write(scalars)]
  const size = jacobianBytes[group]
  const sums = curve.allocate(size * (to - from))
  for (let window = from; window < to; window++) {
    const sum = sums + size * (window - from)
    curve.call(
      `${group}m_multiexpAffine_chunk`,
      pointsAt,
      scalarsAt,
      fieldBytes,
      count,
      window * windowBits,
      windowBits,
      sum,
    )
  }
  const result = curve.read(sums, size * (to - from))
  curve.release(mark)
  return result
}

/** Sums all windows, highest first, with eight doublings between two. Returns a curve's pointer. */
export function joinWindows(curve: Curve, group: Group, windows: Uint8Array): number {
  const size = jacobianBytes[group]
  const sum = curve.allocate(size)
  curve.call(`${group}m_zero`, sum)
  const all = curve.write(windows)
  for (let window = windows.length / size - 1; window >= 0; window--) {
    for (let bit = 0; bit < windowBits; bit++) curve.call(`${group}m_double`, sum, sum)
    curve.call(`${group}m_add`, sum, all + window * size, sum)
  }
  return sum
}
