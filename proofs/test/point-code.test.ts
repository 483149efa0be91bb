import { expect, test } from 'vitest'
import { fixed, limbCount, limbsOf, numberBytes, coordinateOrder as p } from '../src/prover/sums/layout.ts'
import { pointModule } from '../src/prover/sums/point-code.ts'
import { randomBytes } from './proof-fixtures.ts'

const memory = new WebAssembly.Memory({ initial: 1 })
const { exports } = new WebAssembly.Instance(pointModule(), { env: { memory } })
const [first, second, result] = [1024, 2048, 3072]
const inverseOfR = raise(2n ** 261n, p - 2n)

type Call = (...addresses: readonly number[]) => void
const call = (name: string) => (exports[name] as Call)(result, first, second)

test.each([
  ['random numbers', randomNumber],
  ['numbers around 0 and p', () => [0n, 1n, p - 1n, p, p + 2n ** 240n, -(2n ** 240n)][randomBelow(6)] ?? 0n],
] as const)('the compiled code computes products and differences of %s right', (_, draw) => {
  for (let round = 0; round < 200; round++) {
    const [a, b, c, d] = [draw(), draw(), draw(), draw()]
    write(first, a, b)
    write(second, c, d)
    call('g1_multiply')
    expectReduced(result, a * c * inverseOfR)
    call('g2_multiply')
    expectReduced(result, (a * c - b * d) * inverseOfR)
    expectReduced(result + numberBytes, (a * d + b * c) * inverseOfR)
    call('g1_subtract')
    expect(modulo(read(result))).toBe(modulo(a - c))
  }
})

test.each([1, -1])(
  'no product of two loose numbers overflows in the compiled code, even with the greatest limbs (%i)',
  (sign) => {
    const extremes = [2 ** 29 - 1, -(2 ** 29) + 1]
    for (const [left, right] of extremes.flatMap((left) => extremes.map((right) => [left, right] as const))) {
      fill(first, left, sign * left)
      fill(second, right, right)
      const [a, b, c, d] = [read(first), read(first + numberBytes), read(second), read(second + numberBytes)]
      call('g2_multiply')
      expect(modulo(read(result))).toBe(modulo((a * c - b * d) * inverseOfR))
      expect(modulo(read(result + numberBytes))).toBe(modulo((a * d + b * c) * inverseOfR))
    }
  },
)

test('after the compiled code has subtracted two numbers from a number, the result is reduced', () => {
  for (let round = 0; round < 200; round++) {
    const [a, b] = [randomNumber(), randomNumber()]
    write(first, a, 0n)
    write(second, b, 0n)
    ;(exports['g1_subtractBoth'] as Call)(result, first, second, second)
    expectReduced(result, a - 2n * b)
  }
})

test('a number of a proving key is the same after the compiled code has read and written it', () => {
  limbs(fixed.fromKey).set(limbsOf(2n ** 266n % p))
  limbs(fixed.toKey).set(limbsOf(2n ** 256n % p))
  for (const number of [0n, 1n, p - 1n, ...Array.from({ length: 100 }, randomNumber)]) {
    const packed = Uint8Array.fromHex(number.toString(16).padStart(64, '0')).reverse()
    bytes(first, 32).set(packed)
    ;(exports['load'] as Call)(second, second + numberBytes, first)
    expectReduced(second, number * 2n ** 5n)
    ;(exports['store'] as Call)(result, second)
    expect(bytes(result, 32)).toEqual(packed)
  }
})

/** A reduced number has limbs of 29 bits, and is at most p/30 outside the range from 0 to p. */
function expectReduced(address: number, number: bigint): void {
  const found = read(address)
  expect(modulo(found)).toBe(modulo(number))
  expect(
    limbs(address)
      .slice(0, -1)
      .every((limb) => limb >= 0 && limb < 2 ** 29),
  ).toBe(true)
  expect(found > -p / 30n && found < p + p / 30n).toBe(true)
}

function write(address: number, ...numbers: readonly bigint[]): void {
  for (const [place, number] of numbers.entries()) {
    const written = limbs(address + place * numberBytes)
    written.set(limbsOf(number))
    written[8] = Number(number >> BigInt(29 * 8)) // The last limb has the number's sign.
  }
}

function fill(address: number, ...values: readonly number[]): void {
  for (const [place, value] of values.entries()) limbs(address + place * numberBytes).fill(value)
}

function read(address: number): bigint {
  return limbs(address).reduceRight((sum, limb) => sum * 2n ** 29n + BigInt(limb), 0n)
}

function limbs(address: number): Int32Array {
  return new Int32Array(memory.buffer, address, limbCount)
}

function bytes(address: number, length: number): Uint8Array {
  return new Uint8Array(memory.buffer, address, length)
}

function randomNumber(): bigint {
  return BigInt(`0x${randomBytes(40).toHex()}`) % p
}

function randomBelow(limit: number): number {
  return (randomBytes(1)[0] ?? 0) % limit
}

function modulo(number: bigint): bigint {
  return ((number % p) + p) % p
}

function raise(base: bigint, exponent: bigint): bigint {
  if (exponent === 0n) return 1n
  const half = raise((base * base) % p, exponent / 2n)
  return exponent % 2n === 1n ? (half * base) % p : half
}
