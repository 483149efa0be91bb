import { expect, test } from 'vitest'
import { fieldOrder } from '../src/attributes/field-element.ts'
import { affineBytes, type Group, startCurve } from '../src/prover/curve.ts'
import { joinBits, windowCount } from '../src/prover/multi-exponent.ts'
import { readProvingKey } from '../src/prover/proving-key.ts'
import { BucketSums } from '../src/prover/sums/bucket-sums.ts'
import { coordinateOrder } from '../src/prover/sums/layout.ts'
import { pointModule } from '../src/prover/sums/point-code.ts'
import { readAffine, sumPlainly } from './plain-sums.ts'
import { oneClause, randomBytes, readArtifacts } from './proof-fixtures.ts'

const artifacts = readArtifacts(oneClause)
const key = readProvingKey(artifacts.key)
const curve = await startCurve(artifacts.curve)
const sums = await BucketSums.start(pointModule())
const groups = { g1: key.h, g2: key.b2 } satisfies Record<Group, Uint8Array>

function expectSum(group: Group, points: readonly Uint8Array[], scalars: readonly bigint[], windowsPerPiece = 5): void {
  const task = { group, points: join(points), scalars: join(scalars.map(littleEndian)) }
  const pieces: Uint8Array[] = []
  for (let from = 0; from < windowCount; from += windowsPerPiece)
    pieces.push(sums.sum({ ...task, from, to: Math.min(from + windowsPerPiece, windowCount) }))
  const sum = readAffine(curve, group, joinBits(curve, group, join(pieces)))
  expect(sum).toEqual(sumPlainly(curve, task))
}

test.each(['g1', 'g2'] as const)(
  'the prover’s sum of many multiples of points in %s equals a sum that adds the multiples one by one',
  (group) => {
    const points = take(group, 300)
    expectSum(group, points, points.map(randomScalar))
    expectSum(group, points, points.map(randomScalar), windowCount)
  },
)

test.each(['g1', 'g2'] as const)(
  'the prover’s sum of points in %s equals a sum that adds the multiples one by one, even with the least and greatest digits',
  (group) => {
    const edges = [
      0n,
      1n,
      2n,
      511n,
      512n,
      513n,
      1023n,
      1024n,
      2n ** 250n,
      2n ** 253n,
      fieldOrder - 1n,
      fieldOrder - 512n,
    ]
    const points = take(group, edges.length)
    expectSum(group, points, edges)
    for (const [place, scalar] of edges.entries()) expectSum(group, points.slice(place, place + 1), [scalar])
  },
)

test.each(['g1', 'g2'] as const)(
  'the prover’s sum of points in %s equals a sum that adds the multiples one by one, even with equal, opposite and infinite points',
  (group) => {
    const [a, b, c] = take(group, 3)
    if (!a || !b || !c) throw new Error('The key has too few points')
    const infinity = new Uint8Array(affineBytes[group])
    const x = randomScalar()
    expectSum(group, [a, a], [x, x])
    expectSum(group, [a, negate(a)], [x, x])
    expectSum(group, [a, negate(a), b], [x, x, x])
    expectSum(group, [a, a, a, a, b, negate(a), c, infinity], [x, x, x, x, x, x, 5n, x])
    expectSum(group, [a, a, b], [x, fieldOrder - x, 7n])
    expectSum(group, [infinity, infinity], [x, x])
    expectSum(group, Array<Uint8Array>(70).fill(a), Array<bigint>(70).fill(3n))
    // In one bucket, the prover adds two points and then a third point to their sum. The third
    // point equals this sum in the first case, and is its opposite in the second.
    const both = sumPlainly(curve, { group, points: join([a, b]), scalars: join([1n, 1n].map(littleEndian)) })
    expectSum(group, [a, b, both], [9n, 9n, 9n])
    expectSum(group, [a, b, negate(both)], [9n, 9n, 9n])
  },
)

test('the prover computes the right sum after its points and scalars were deleted and loaded again', () => {
  const points = take('g1', 40)
  expectSum('g1', points, points.map(randomScalar))
  sums.forget()
  expectSum('g1', points, points.map(randomScalar))
})

function take(group: Group, count: number): Uint8Array[] {
  const size = affineBytes[group]
  return Array.from({ length: count }, (_, place) => groups[group].slice(place * size, (place + 1) * size))
}

/**
 * Negates a point by replacing y with p − y. A key has y in Montgomery form, and the formula is
 * right in this form, too.
 */
function negate(point: Uint8Array): Uint8Array {
  const negated = point.slice()
  for (let at = point.length / 2; at < point.length; at += 32) {
    const y = BigInt(
      `0x${point
        .slice(at, at + 32)
        .reverse()
        .toHex()}`,
    )
    negated.set(littleEndian(y === 0n ? 0n : coordinateOrder - y), at)
  }
  return negated
}

function randomScalar(): bigint {
  return BigInt(`0x${randomBytes(32).toHex()}`) % fieldOrder
}

function littleEndian(value: bigint): Uint8Array {
  return Uint8Array.fromHex(value.toString(16).padStart(64, '0')).reverse()
}

function join(parts: readonly Uint8Array[]): Uint8Array {
  return Uint8Array.from(parts.flatMap((part) => [...part]))
}
