import { fieldOrder } from '../attributes/field-element.ts'
import { type Curve, fieldBytes, type Group, jacobianBytes } from './curve.ts'
import { joinBits, type SumTask, windowCount } from './multi-exponent.ts'
import type { ProvingKey } from './proving-key.ts'
import { BucketSums } from './sums/bucket-sums.ts'
import { pointModule } from './sums/point-code.ts'

/** The three affine points of a proof. A coordinate in G2 is a pair with the real part first. */
export type Groth16Points = {
  a: readonly [bigint, bigint]
  b: readonly [readonly [bigint, bigint], readonly [bigint, bigint]]
  c: readonly [bigint, bigint]
}

/**
 * Computes the points that belong to the bits of a sum, in the order of the bits. This thread does
 * so, or several threads.
 */
export type SumLane = (task: SumTask) => Promise<Uint8Array>

export type ProverOptions = {
  /** Computes the sums. If this member is missing, the current thread computes them. */
  sum?: SumLane
  randomBytes: (length: number) => Uint8Array
  /**
   * The prover calls this function while it works. `share` is the finished part of the work, from 0
   * to 1.
   */
  onProgress?: (share: number) => void
}

/**
 * Makes a proof (Groth, 2016) as snarkjs' `groth16_prove.js` does. Does not check whether the
 * witness is valid.
 */
export async function proveGroth16(
  curve: Curve,
  key: ProvingKey,
  witness: Uint8Array,
  { sum, randomBytes, onProgress = () => {} }: ProverOptions,
): Promise<Groth16Points> {
  const sumAll = sum ?? (await startOwnSums())
  const bScalars = pickScalars(witness, key.bWires)
  const privateScalars = witness.subarray((key.publicSignals + 1) * fieldBytes)
  let done = 0
  const add = async (group: Group, points: Uint8Array, scalars: Uint8Array) => {
    const bits = await sumAll({ group, points, scalars, from: 0, to: windowCount })
    onProgress(++done / sumCount)
    return bits
  }
  // The longest sum starts first, so that the other threads have work while this thread computes
  // the quotient.
  const begun = [
    add('g2', key.b2, bScalars),
    add('g1', key.a, witness),
    add('g1', key.b1, bScalars),
    add('g1', key.c, privateScalars),
  ] as const
  const [b2, a, b1, c, h] = await Promise.all([...begun, add('g1', key.h, quotient(curve, key, witness))])
  return blind(curve, key, { a, b1, b2, c, h }, randomBytes)
}

const sumCount = 5

async function startOwnSums(): Promise<SumLane> {
  const { sum } = await BucketSums.start(pointModule())
  return async (task) => sum(task)
}

type Sums = Record<'a' | 'b1' | 'b2' | 'c' | 'h', Uint8Array>

/**
 * Adds the random numbers r and s to the points. Without them, a proof would reveal information
 * about its witness.
 */
function blind(curve: Curve, key: ProvingKey, sums: Sums, randomBytes: ProverOptions['randomBytes']): Groth16Points {
  const [r, s] = [randomScalar(curve, randomBytes), randomScalar(curve, randomBytes)]
  const delta1 = toJacobian(curve, 'g1', key.delta1)
  const plus = (group: Group, sum: number, ...others: number[]) => {
    for (const other of others) curve.call(`${group}m_add`, sum, other, sum)
    return sum
  }
  const times = (group: Group, point: number, scalar: number) => {
    const product = curve.allocate(jacobianBytes[group])
    curve.call(`${group}m_timesScalar`, point, scalar, fieldBytes, product)
    return product
  }
  const a = plus('g1', joinBits(curve, 'g1', sums.a), toJacobian(curve, 'g1', key.alpha1), times('g1', delta1, r))
  const b2 = plus('g2', joinBits(curve, 'g2', sums.b2), toJacobian(curve, 'g2', key.beta2))
  plus('g2', b2, times('g2', toJacobian(curve, 'g2', key.delta2), s))
  const b1 = plus('g1', joinBits(curve, 'g1', sums.b1), toJacobian(curve, 'g1', key.beta1), times('g1', delta1, s))
  const c = plus(
    'g1',
    joinBits(curve, 'g1', sums.c),
    joinBits(curve, 'g1', sums.h),
    times('g1', a, s),
    times('g1', b1, r),
  )
  const rsDelta = times('g1', times('g1', delta1, r), s)
  curve.call('g1m_sub', c, rsDelta, c)
  const [ax, ay] = affine(curve, 'g1', a)
  const [bx0, bx1, by0, by1] = affine(curve, 'g2', b2)
  const [cx, cy] = affine(curve, 'g1', c)
  return {
    a: [ax, ay],
    b: [
      [bx0, bx1],
      [by0, by1],
    ],
    c: [cx, cy],
  }
}

/**
 * Returns the values of A·B − C at the points of the shifted domain. The values are not in
 * Montgomery form. At the points of the domain itself, A·B − C is zero.
 */
function quotient(curve: Curve, key: ProvingKey, witness: Uint8Array): Uint8Array {
  const mark = curve.mark()
  const size = key.domain * fieldBytes
  const [a, b, c] = [curve.allocate(size), curve.allocate(size), curve.allocate(size)]
  const [witnessAt, coefficientsAt] = [curve.write(witness), curve.write(key.coefficients)]
  evaluate(curve, key.terms[0], { rows: a, witnessAt, coefficientsAt, domain: key.domain })
  evaluate(curve, key.terms[1], { rows: b, witnessAt, coefficientsAt, domain: key.domain })
  for (let at = 0; at < size; at += fieldBytes) curve.call('frm_mul', a + at, b + at, c + at)
  const one = curve.allocate(fieldBytes)
  curve.call('frm_one', one)
  const shift = shiftOf(curve, key.domain)
  for (const values of [a, b, c]) {
    curve.call('frm_ifft', values, key.domain)
    curve.call('frm_batchApplyKey', values, key.domain, one, shift, values)
    curve.call('frm_fft', values, key.domain)
  }
  curve.call('qap_joinABC', a, b, c, key.domain, a)
  curve.call('frm_batchFromMontgomery', a, key.domain, a)
  const result = curve.read(a, size)
  curve.release(mark)
  return result
}

type Rows = { rows: number; witnessAt: number; coefficientsAt: number; domain: number }

function evaluate(curve: Curve, terms: Uint16Array, { rows, witnessAt, coefficientsAt, domain }: Rows): void {
  const product = curve.allocate(fieldBytes)
  let at = 0
  for (let row = 0; row < domain; row++) {
    const sum = rows + row * fieldBytes
    curve.call('frm_zero', sum)
    const end = at + 1 + (terms[at] ?? 0) * 2
    for (at += 1; at < end; at += 2) {
      const [wire, coefficient] = [terms[at] ?? 0, terms[at + 1] ?? 0]
      curve.call('frm_mul', coefficientsAt + coefficient * fieldBytes, witnessAt + wire * fieldBytes, product)
      curve.call('frm_add', sum, product, sum)
    }
  }
}

/**
 * Returns the factor by which the domain is shifted: a root of unity whose order is twice the
 * domain's size. The factor is computed from 5^((r−1)/2^28), which has order 2^28, because 5 is no
 * square.
 */
function shiftOf(curve: Curve, domain: number): number {
  const shift = curve.write(littleEndian(shiftGenerator))
  curve.call('frm_toMontgomery', shift, shift)
  for (let order = 28; order > Math.log2(domain) + 1; order--) curve.call('frm_square', shift, shift)
  return shift
}

const shiftGenerator = 19103219067921713944291392827692070036145651957329286315305642004821462161904n

function pickScalars(witness: Uint8Array, wires: Uint16Array): Uint8Array {
  const picked = new Uint8Array(wires.length * fieldBytes)
  for (const [place, wire] of wires.entries())
    picked.set(witness.subarray(wire * fieldBytes, (wire + 1) * fieldBytes), place * fieldBytes)
  return picked
}

/**
 * Draws numbers of 254 bits until a number is below the group's order, so that every scalar is
 * equally likely.
 */
function randomScalar(curve: Curve, randomBytes: ProverOptions['randomBytes']): number {
  for (;;) {
    const scalar = BigInt.asUintN(254, fromLittleEndian(randomBytes(fieldBytes)))
    if (scalar < fieldOrder) return curve.write(littleEndian(scalar))
  }
}

function toJacobian(curve: Curve, group: Group, point: Uint8Array): number {
  const result = curve.allocate(jacobianBytes[group])
  curve.call(`${group}m_toJacobian`, curve.write(point), result)
  return result
}

function affine(curve: Curve, group: Group, point: number): readonly [bigint, bigint, bigint, bigint] {
  const result = curve.allocate(jacobianBytes[group])
  curve.call(`${group}m_toAffine`, point, result)
  curve.call(`${group}m_fromMontgomeryAffine`, result, result)
  const coordinate = (place: number) => fromLittleEndian(curve.read(result + place * fieldBytes, fieldBytes))
  return [coordinate(0), coordinate(1), coordinate(2), coordinate(3)]
}

function littleEndian(value: bigint): Uint8Array {
  return Uint8Array.from({ length: fieldBytes }, (_, place) => Number((value >> BigInt(8 * place)) & 0xffn))
}

function fromLittleEndian(bytes: Uint8Array): bigint {
  return bytes.reduceRight((sum, byte) => (sum << 8n) | BigInt(byte), 0n)
}
