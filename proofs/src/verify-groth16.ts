import type { Proof } from '@did/domain/proof'
import { bn254 } from '@noble/curves/bn254'
import { fieldOrder } from './attributes/field-element.ts'

/** As `keys/<circuit>.vk.json` has it, snarkjs' form: decimal strings, projective with a last coordinate of one. */
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
 * Whether the points prove that the circuit's constraints hold for these public signals. False for anything that is not a proof in the
 * one form it has: numbers as plain decimal text below their modulus, arrays of the exact length, points on the curve and in the right
 * subgroup. Never throws. The signals are the checker's own; the key comes with the program, never with the proof.
 */
export function verifyGroth16(key: VerificationKey, signals: readonly bigint[], points: Proof['proof']): boolean {
  const [a, b, c] = [readG1(points.pi_a), readG2(points.pi_b), readG1(points.pi_c)]
  if (!a || !b || !c) return false
  if (signals.length + 1 !== key.IC.length || signals.some((signal) => signal < 0n || signal >= fieldOrder))
    return false
  const known = pinned(key)
  const inputs = signals.reduce((sum, signal, place) => {
    const base = known.ic[place + 1]
    // 0 is no scalar to this library, and adds nothing.
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

/** The numbers of `texts`, each written the one way it can be; null for anything else. */
export function readSignals(texts: readonly string[]): readonly bigint[] | null {
  const signals = texts.map((text) => readNumber(text, fieldOrder))
  return signals.every((signal) => signal !== null) ? signals : null
}

type Pinned = { alpha: G1Point; beta: G2Point; gamma: G2Point; delta: G2Point; ic: readonly G1Point[] }
const pinnedKeys = new WeakMap<VerificationKey, Pinned>()

/** Read once: the library keeps what it prepares of a point with the point. */
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

/** The curve has many points outside the subgroup, and pairings with those prove nothing. */
function readG2(texts: readonly (readonly string[])[]): G2Point | null {
  const [one, zero] = texts[2] ?? []
  if (texts.length !== 3 || texts.some((pair) => pair.length !== 2) || one !== '1' || zero !== '0') return null
  const [x0, x1, y0, y1] = readCoordinates(texts.slice(0, 2).flat())
  if (x0 === undefined || x1 === undefined || y0 === undefined || y1 === undefined) return null
  const point = G2.ProjectivePoint.fromAffine({ x: { c0: x0, c1: x1 }, y: { c0: y0, c1: y1 } })
  return ifValid(point, G2.ProjectivePoint.ZERO)
}

/** The library reads (0, 0) as infinity, which is no part of a proof. */
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

/** Empty when one of them is no number. */
function readCoordinates(texts: readonly string[]): readonly bigint[] {
  const numbers = texts.map((text) => readNumber(text, fields.Fp.ORDER))
  return numbers.every((number) => number !== null) ? numbers : []
}

function readNumber(text: string, modulus: bigint): bigint | null {
  if (!/^(0|[1-9]\d{0,76})$/.test(text)) return null
  const number = BigInt(text)
  return number < modulus ? number : null
}
