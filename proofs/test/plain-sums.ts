import { affineBytes, type Curve, fieldBytes, jacobianBytes } from '../src/prover/curve.ts'
import type { SumTask } from '../src/prover/multi-exponent.ts'

/**
 * Sums multiples of points one by one with wasmcurves. Tests compare the prover's sums with the
 * result.
 */
export function sumPlainly(curve: Curve, { group, points, scalars }: Omit<SumTask, 'from' | 'to'>): Uint8Array {
  const mark = curve.mark()
  const size = affineBytes[group]
  const [sum, multiple] = [curve.allocate(jacobianBytes[group]), curve.allocate(jacobianBytes[group])]
  const [pointsAt, scalarsAt] = [curve.write(points), curve.write(scalars)]
  curve.call(`${group}m_zero`, sum)
  for (let place = 0; place < points.length / size; place++) {
    const [point, scalar] = [pointsAt + place * size, scalarsAt + place * fieldBytes]
    curve.call(`${group}m_timesScalarAffine`, point, scalar, fieldBytes, multiple)
    curve.call(`${group}m_add`, sum, multiple, sum)
  }
  const result = readAffine(curve, group, sum)
  curve.release(mark)
  return result
}

export function readAffine(curve: Curve, group: SumTask['group'], point: number): Uint8Array {
  const affine = curve.allocate(jacobianBytes[group])
  curve.call(`${group}m_toAffine`, point, affine)
  return curve.read(affine, affineBytes[group])
}
