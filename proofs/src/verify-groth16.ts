import type { Proof } from '@did/domain/proof/proof'
import { bn254 } from '@noble/curves/bn254'
import { fieldOrder } from './attributes/field-element.ts'

/** The form of `keys/<circuit>.vk.json` is snarkjs': decimal and projective, with a last 1. */
export type VerificationKey = {
  vk_alpha_1: readonly string[]
  vk_beta_2: readonly (readonly string[])[]
  vk_gamma_2: readonly (readonly string[])[]
  vk_delta_2: readonly (readonly string[])[]
  IC: readonly (readonly string[])[]
}

const { G1, G2, fields } = bn254
type G1Point = InstanceType<typeof G1.ProjectivePoint>
type G2Point = InstanceType<typeof G2.ProjectivePoint>

/**
 * Tells whether the points prove that the constraints hold for these signals, which the checker
 * made itself. False for a proof that is not canonical: plain decimals below their modulus, arrays
 * of exact length, points on the curve and in the right subgroup. Never throws.
 */
export function verifyGroth16(key: VerificationKey, signals: readonly bigint[], points: Proof['proof']): boolean {
  const [a, b, c] = [readG1(points.pi_a), readG2(points.pi_b), readG1(points.pi_c)]
  if (!a || !b || !c) return false
  if (signals.length + 1 !== key.IC.length || signals.some((signal) => signal < 0n || signal >= fieldOrder))
    return false
  const known = pinned(key)
  const inputs = signals.reduce((sum, signal, place) => {
    const base = known.ic[place + 1]
    // This library refuses the scalar 0, whose product would add nothing.
    return signal === 0n || !base ? sum : sum.add(base.multiplyUnsafe(signal))
  }, known.ic[0] ?? G1.ProjectivePoint.ZERO)
  if (inputs.equals(G1.ProjectivePoint.ZERO)) return false
  const product = bn254.pairingBatch([
    { g1: a.negate(), g2: b },
    { g1: known.alpha, g2: known.beta },
    { g1: inputs, g2: known.gamma },
    { g1: c, g2: known.delta },
  ])
  return fields.Fp12.eql(product, fields.Fp12.ONE)
}

/** Returns the numbers of `texts`, or null when one of them is not in its one spelling. */
export function readSignals(texts: readonly string[]): readonly bigint[] | null {
  const signals = texts.map((text) => readNumber(text, fieldOrder))
  return signals.every((signal) => signal !== null) ? signals : null
}

type Pinned = { alpha: G1Point; beta: G2Point; gamma: G2Point; delta: G2Point; ic: readonly G1Point[] }
const pinnedKeys = new WeakMap<VerificationKey, Pinned>()

/** A key is prepared once, because the library keeps what it computes for each point. */
function pinned(key: VerificationKey): Pinned {
  const known = pinnedKeys.get(key)
  if (known) return known
  const read = {
    alpha: ownPoint(readG1(key.vk_alpha_1)),
    beta: ownPoint(readG2(key.vk_beta_2)),
    gamma: ownPoint(readG2(key.vk_gamma_2)),
    delta: ownPoint(readG2(key.vk_delta_2)),
    ic: key.IC.map((point) => ownPoint(readG1(point))),
  }
  pinnedKeys.set(key, read)
  return read
}

function ownPoint<Point>(point: Point | null): Point {
  if (!point) throw new Error('A verification key of this program is no key')
  return point
}

/** G1 has no other subgroup, so that lying on the curve is enough. */
function readG1(texts: readonly string[]): G1Point | null {
  const [x, y] = readCoordinates(texts.slice(0, 2))
  if (texts.length !== 3 || texts[2] !== '1' || x === undefined || y === undefined) return null
  return ifValid(G1.ProjectivePoint.fromAffine({ x, y }), G1.ProjectivePoint.ZERO)
}

/** The curve of G2 has points outside the subgroup, and pairings with those prove nothing. */
function readG2(texts: readonly (readonly string[])[]): G2Point | null {
  const [one, zero] = texts[2] ?? []
  if (texts.length !== 3 || texts.some((pair) => pair.length !== 2) || one !== '1' || zero !== '0') return null
  const [x0, x1, y0, y1] = readCoordinates(texts.slice(0, 2).flat())
  if (x0 === undefined || x1 === undefined || y0 === undefined || y1 === undefined) return null
  const point = G2.ProjectivePoint.fromAffine({ x: { c0: x0, c1: x1 }, y: { c0: y0, c1: y1 } })
  return ifValid(point, G2.ProjectivePoint.ZERO)
}

/** Returns null for an invalid point. The library reads (0, 0) as infinity, which no proof has. */
function ifValid<Point extends { assertValidity: () => void; equals: (other: Point) => boolean }>(
  point: Point,
  infinity: Point,
): Point | null {
  if (point.equals(infinity)) return null
  try {
    point.assertValidity() // on the curve and in the subgroup
    return point
  } catch {
    return null
  }
}

/** Returns an empty list when one of the texts is not a number. */
function readCoordinates(texts: readonly string[]): readonly bigint[] {
  const numbers = texts.map((text) => readNumber(text, fields.Fp.ORDER))
  return numbers.every((number) => number !== null) ? numbers : []
}

function readNumber(text: string, modulus: bigint): bigint | null {
  if (!/^(0|[1-9]\d{0,76})$/.test(text)) return null
  const number = BigInt(text)
  return number < modulus ? number : null
}
