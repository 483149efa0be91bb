import type { Hex } from '@did/domain/hex'
import type { P256Signature } from './signature.ts'

// This file implements the curve P-256 (SEC 2, section 2.4.2): y² = x³ − 3x + b over the prime
// field, with a generator of prime order. All numbers here are public, so the time of the
// arithmetic may depend on them. A library's curve would share code with the curve of wallets, and
// other pages would then load that code again.

const prime = 0xffffffff00000001000000000000000000000000ffffffffffffffffffffffffn
const order = 0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551n
const b = 0x5ac635d8aa3a93e7b3ebbd55769886bc651d06b0cc53b0f63bce3c3e27d2604bn
const generator = {
  x: 0x6b17d1f2e12c4247f8bce6e563a440f277037d812deb33a0f4a13945d898c296n,
  y: 0x4fe342e2fe1a7f9b8ee7eb4a7c0f9e162bce33576b315ececbb6406837bf51f5n,
}

/** Null is the point at infinity. */
type Point = { x: bigint; y: bigint } | null

/**
 * Returns the two keys that may have signed a SHA-256 hash (SEC 1, section 4.1.6). For about one of
 * 2³² signatures, r belongs to another point of the curve. Neither of the two keys is then the
 * signer's key.
 */
export function recoverP256Keys({ r, s }: P256Signature, hash: Hex): { x: Hex; y: Hex }[] {
  const x = BigInt(r)
  const y = power(x ** 3n - 3n * x + b, (prime + 1n) / 4n, prime)
  const inverse = power(x, order - 2n, order)
  const fromHash = multiply(generator, modulo(-BigInt(hash) * inverse, order))
  const fromPoint = multiply({ x, y }, modulo(BigInt(s) * inverse, order))
  return [fromPoint, negate(fromPoint)].flatMap((point) => {
    const key = add(fromHash, point)
    return key ? [{ x: toWord(key.x), y: toWord(key.y) }] : []
  })
}

function multiply(point: Point, times: bigint): Point {
  let [sum, doubled]: [Point, Point] = [null, point]
  for (let rest = times; rest > 0n; rest >>= 1n) {
    if (rest & 1n) sum = add(sum, doubled)
    doubled = add(doubled, doubled)
  }
  return sum
}

function add(one: Point, other: Point): Point {
  if (!one || !other) return one ?? other
  const isSameX = one.x === other.x
  if (isSameX && one.y !== other.y) return null
  const slope = isSameX
    ? (3n * one.x ** 2n - 3n) * invert(2n * one.y)
    : (other.y - one.y) * invert(modulo(other.x - one.x, prime))
  const x = modulo(slope ** 2n - one.x - other.x, prime)
  return { x, y: modulo(slope * (one.x - x) - one.y, prime) }
}

function negate(point: Point): Point {
  return point && { x: point.x, y: modulo(-point.y, prime) }
}

/** Euclid's algorithm finds the inverse faster than raising to a power does. */
function invert(value: bigint): bigint {
  let [high, low] = [prime, modulo(value, prime)]
  let [before, now] = [0n, 1n]
  while (low > 1n) {
    const quotient = high / low
    ;[high, low] = [low, high - quotient * low]
    ;[before, now] = [now, before - quotient * now]
  }
  return modulo(now, prime)
}

function power(base: bigint, exponent: bigint, modulus: bigint): bigint {
  let [result, square] = [1n, modulo(base, modulus)]
  for (let rest = exponent; rest > 0n; rest >>= 1n) {
    if (rest & 1n) result = (result * square) % modulus
    square = (square * square) % modulus
  }
  return result
}

function modulo(value: bigint, modulus: bigint): bigint {
  const rest = value % modulus
  return rest < 0n ? rest + modulus : rest
}

function toWord(value: bigint): Hex {
  return `0x${value.toString(16).padStart(64, '0')}`
}
