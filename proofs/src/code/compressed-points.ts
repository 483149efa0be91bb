import type { Proof } from '@did/domain/proof/proof'
import { bn254 } from '@noble/curves/bn254'

const { Fp, Fp2 } = bn254.fields
const curveB = { g1: bn254.G1.CURVE.b, g2: bn254.G2.CURVE.b }
/**
 * A coordinate has 254 bits and is stored in 256 bits. The highest bit says which of the two
 * possible values y has, and the next bit is zero.
 */
const isOddBit = 0x80
type Fp2Element = { c0: bigint; c1: bigint }

/**
 * Compresses a point of G1 to its coordinate x in 32 bytes, big-endian, with one bit for y. The
 * point must come from our prover.
 */
export function packG1([x = '', y = '']: readonly string[]): Uint8Array {
  const bytes = toBytes(BigInt(x))
  if (BigInt(y) % 2n === 1n) mark(bytes)
  return bytes
}

/**
 * Compresses a point of G2 to both parts of its coordinate x, the imaginary part first, with one
 * bit for y.
 */
export function packG2([x = [], y = []]: readonly (readonly string[])[]): Uint8Array {
  const [imaginary, real] = [toBytes(BigInt(x[1] ?? 0)), toBytes(BigInt(x[0] ?? 0))]
  if (isOdd({ c0: BigInt(y[0] ?? 0), c1: BigInt(y[1] ?? 0) })) mark(imaginary)
  const bytes = new Uint8Array(64)
  bytes.set(imaginary)
  bytes.set(real, 32)
  return bytes
}

/**
 * Reads a compressed point of G1. Returns null when no point of the curve has this x, and when the
 * bytes are not the only accepted spelling of the point.
 */
export function unpackG1(bytes: Uint8Array): Proof['proof']['pi_a'] | null {
  const { odd, plain } = unmark(bytes)
  const x = readCoordinate(plain)
  if (x === null) return null
  const root = squareRoot(Fp, Fp.add(Fp.mul(Fp.sqr(x), x), curveB.g1))
  if (root === null || root === 0n) return null
  const y = (root % 2n === 1n) === odd ? root : Fp.neg(root)
  return [x, y, 1n].map(String)
}

/**
 * Reads a compressed point of G2. Returns null in the same cases as `unpackG1`. This function does
 * not check the subgroup, so whoever verifies the proof has to check it.
 */
export function unpackG2(bytes: Uint8Array): Proof['proof']['pi_b'] | null {
  const { odd, plain } = unmark(bytes)
  const [c1, c0] = [readCoordinate(plain.subarray(0, 32)), readCoordinate(plain.subarray(32))]
  if (c0 === null || c1 === null) return null
  const x = { c0, c1 }
  const root = squareRoot(Fp2, Fp2.add(Fp2.mul(Fp2.sqr(x), x), curveB.g2))
  if (root === null || Fp2.is0(root)) return null
  const y = isOdd(root) === odd ? root : Fp2.neg(root)
  return [[x.c0, x.c1].map(String), [y.c0, y.c1].map(String), ['1', '0']]
}

/**
 * Tells which of its two possible values y has. In one of them, the first part that is not zero is
 * odd, and in the other value it is even.
 */
function isOdd({ c0, c1 }: Fp2Element): boolean {
  return (c1 === 0n ? c0 : c1) % 2n === 1n
}

type Field<Element> = Record<'sqrt' | 'sqr', (element: Element) => Element> & {
  eql: (a: Element, b: Element) => boolean
}

function squareRoot<Element>(field: Field<Element>, element: Element): Element | null {
  try {
    const root = field.sqrt(element)
    return field.eql(field.sqr(root), element) ? root : null
  } catch {
    return null // The library's sqrt throws for an element without a root.
  }
}

function readCoordinate(bytes: Uint8Array): bigint | null {
  const value = BigInt(`0x${bytes.toHex()}`)
  return value < Fp.ORDER ? value : null
}

function mark(bytes: Uint8Array): void {
  bytes[0] = (bytes[0] ?? 0) | isOddBit
}

/**
 * Removes the bit for y from the bytes of x. If the bit after it is set, x is too large, and the
 * point is refused later.
 */
function unmark(bytes: Uint8Array): { odd: boolean; plain: Uint8Array } {
  const plain = bytes.slice()
  const first = plain[0] ?? 0
  plain[0] = first & ~isOddBit
  return { odd: (first & isOddBit) !== 0, plain }
}

function toBytes(value: bigint): Uint8Array {
  return Uint8Array.fromHex(value.toString(16).padStart(64, '0'))
}
