import type { Proof } from '@did/domain/proof/proof'
import { bn254 } from '@noble/curves/bn254'
import { fieldOrder } from './attributes/field-element.ts'

/**
 * A verification key in the form of snarkjs, as in `keys/<circuit>.vk.json`. The points have
 * decimal and projective coordinates, and their last coordinate is 1.
 */
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
 * Values that a pairing needs for a point of G2. They are computed once and used with every point
 * of G1.
 */
type Lines = ReturnType<typeof bn254.utils.calcPairingPrecomputes>

/**
 * Tells whether a proof's points prove that the constraints of the circuit hold for `signals`,
 * which the checker itself computed. Returns false for a proof with another spelling than the only
 * accepted one. Its numbers must be plain decimals below their modulus, its arrays must have the
 * exact length, and its points must be on the curve and in the right subgroup. Never throws.
 */
export function verifyGroth16(key: VerificationKey, signals: readonly bigint[], points: Proof['proof']): boolean {
  const [a, b, c] = [readG1(points.pi_a), readG2(points.pi_b), readG1(points.pi_c)]
  if (!a || !b || !c) return false
  if (signals.length + 1 !== key.IC.length || signals.some((signal) => signal < 0n || signal >= fieldOrder))
    return false
  const known = pinned(key)
  const inputs = sumMultiples(known.ic.slice(1), signals).add(known.ic[0] ?? G1.ProjectivePoint.ZERO)
  if (inputs.equals(G1.ProjectivePoint.ZERO)) return false
  const product = bn254.millerLoopBatch([
    pair(a.negate(), linesOf(b)),
    pair(known.alpha, known.beta),
    pair(inputs, known.gamma),
    pair(c, known.delta),
  ])
  return fields.Fp12.eql(fields.Fp12.finalExponentiate(product), fields.Fp12.ONE)
}

function pair(point: G1Point, lines: Lines): [Lines, bigint, bigint] {
  const { x, y } = point.toAffine()
  return [lines, x, y]
}

function linesOf(point: G2Point): Lines {
  return bn254.utils.calcPairingPrecomputes(point)
}

const hexDigits = 64
const multiples = new WeakMap<G1Point, readonly G1Point[]>()

/**
 * Adds multiples of points. Goes through all scalars at the same time, one hexadecimal digit after
 * the other, so that the multiples share the doublings.
 */
function sumMultiples(points: readonly G1Point[], scalars: readonly bigint[]): G1Point {
  const digits = scalars.map((scalar) => scalar.toString(16).padStart(hexDigits, '0'))
  let sum = G1.ProjectivePoint.ZERO
  for (let place = 0; place < hexDigits; place++) {
    for (let bit = 0; bit < 4; bit++) sum = sum.double()
    for (const [index, point] of points.entries()) {
      const digit = Number.parseInt(digits[index]?.[place] ?? '0', 16)
      if (digit !== 0) sum = sum.add(multiplesOf(point)[digit] ?? G1.ProjectivePoint.ZERO)
    }
  }
  return sum
}

/**
 * Returns the multiples of a point from 0 to 15 times the point. The multiples are cached, because
 * only the few points of the product's own keys come here.
 */
function multiplesOf(point: G1Point): readonly G1Point[] {
  const known = multiples.get(point)
  if (known) return known
  const all = [G1.ProjectivePoint.ZERO]
  for (let factor = 1; factor < 16; factor++) all.push((all.at(-1) ?? point).add(point))
  multiples.set(point, all)
  return all
}

/**
 * Returns the public signals in `texts` as numbers. Returns null when a text is not the only
 * accepted spelling of a number.
 */
export function readSignals(texts: readonly string[]): readonly bigint[] | null {
  const signals = texts.map((text) => readNumber(text, fieldOrder))
  return signals.every((signal) => signal !== null) ? signals : null
}

type Pinned = { alpha: G1Point; beta: Lines; gamma: Lines; delta: Lines; ic: readonly G1Point[] }
const pinnedKeys = new WeakMap<VerificationKey, Pinned>()

/**
 * Prepares a verification key once. Does not check whether the points of our own keys are in their
 * subgroups, because a test checks this.
 */
function pinned(key: VerificationKey): Pinned {
  const known = pinnedKeys.get(key)
  if (known) return known
  const read = {
    alpha: ownPoint(parseG1(key.vk_alpha_1)),
    beta: linesOf(ownPoint(parseG2(key.vk_beta_2))),
    gamma: linesOf(ownPoint(parseG2(key.vk_gamma_2))),
    delta: linesOf(ownPoint(parseG2(key.vk_delta_2))),
    ic: key.IC.map((point) => ownPoint(parseG1(point))),
  }
  pinnedKeys.set(key, read)
  return read
}

function ownPoint<Point>(point: Point | null): Point {
  if (!point) throw new Error('A verification key of this program is no key')
  return point
}

/**
 * Reads a point of G1 and checks that it is on the curve. All points of this curve are in one
 * group, so no check of a subgroup is necessary.
 */
function readG1(texts: readonly string[]): G1Point | null {
  const point = parseG1(texts)
  return point && ifValid(point, G1.ProjectivePoint.ZERO)
}

/**
 * Reads a point of G2, and checks its subgroup. A pairing with a point outside the subgroup proves
 * nothing.
 */
function readG2(texts: readonly (readonly string[])[]): G2Point | null {
  const point = parseG2(texts)
  return point && ifValid(point, G2.ProjectivePoint.ZERO)
}

/**
 * Parses a point of G1. Returns null for a spelling that is not accepted. Does not check whether
 * the point is on the curve.
 */
function parseG1(texts: readonly string[]): G1Point | null {
  const [x, y] = readCoordinates(texts.slice(0, 2))
  if (texts.length !== 3 || texts[2] !== '1' || x === undefined || y === undefined) return null
  return G1.ProjectivePoint.fromAffine({ x, y })
}

/** Parses a point of G2. Returns null in the same cases as `parseG1`. */
function parseG2(texts: readonly (readonly string[])[]): G2Point | null {
  const [one, zero] = texts[2] ?? []
  if (texts.length !== 3 || texts.some((pair) => pair.length !== 2) || one !== '1' || zero !== '0') return null
  const [x0, x1, y0, y1] = readCoordinates(texts.slice(0, 2).flat())
  if (x0 === undefined || x1 === undefined || y0 === undefined || y1 === undefined) return null
  return G2.ProjectivePoint.fromAffine({ x: { c0: x0, c1: x1 }, y: { c0: y0, c1: y1 } })
}

/**
 * Returns the point, or null if the point is not valid. The library reads (0, 0) as the point at
 * infinity, which no proof contains.
 */
function ifValid<Point extends { assertValidity: () => void; equals: (other: Point) => boolean }>(
  point: Point,
  infinity: Point,
): Point | null {
  if (point.equals(infinity)) return null
  try {
    point.assertValidity() // This method checks that the point is on the curve and in the subgroup.
    return point
  } catch {
    return null
  }
}

/** Reads coordinates. Returns an empty list when one of the texts is not a number. */
function readCoordinates(texts: readonly string[]): readonly bigint[] {
  const numbers = texts.map((text) => readNumber(text, fields.Fp.ORDER))
  return numbers.every((number) => number !== null) ? numbers : []
}

function readNumber(text: string, modulus: bigint): bigint | null {
  if (!/^(0|[1-9]\d{0,76})$/.test(text)) return null
  const number = BigInt(text)
  return number < modulus ? number : null
}
