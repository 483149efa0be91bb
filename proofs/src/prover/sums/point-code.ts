/**
 * Writes the WebAssembly that adds many pairs of points of BN254 at once. Each addition needs a
 * division for its slope. One division is enough for all pairs (Montgomery's trick): `begin`
 * multiplies the denominators, the caller inverts the product, and `finish` computes the inverse of
 * each denominator from the inverted product.
 */
import { copy, defineFields, type Field, type Shape, shapeOf } from './coordinate-code.ts'
import { at, carry, changeLimbs, loadLimbs, storeLimbs } from './field-code.ts'
import { coordinateOrder, fixed, infinityMark, infinityOffset, limbBits } from './layout.ts'
import {
  add,
  and,
  equal,
  extend,
  get,
  int,
  isLess,
  loadInt,
  long,
  loopWhile,
  ModuleWriter,
  multiplyLong,
  or,
  returnIf,
  set,
  subtractLong,
} from './wasm-code.ts'

let compiled: WebAssembly.Module | undefined

/**
 * Compiles the module that `point-adder.ts` uses. Compiles it only once, because threads can share
 * the module.
 */
export function pointModule(): WebAssembly.Module {
  compiled ??= new WebAssembly.Module(writePointModule())
  return compiled
}

function writePointModule(): Uint8Array<ArrayBuffer> {
  const module = new ModuleWriter()
  const fields = defineFields(module)
  for (const group of ['g1', 'g2'] as const) {
    const shape = shapeOf(group)
    defineGather(module, shape)
    defineBegin(module, shape, fields[group])
    defineFinish(module, shape, fields[group])
  }
  return module.write()
}

/**
 * `gather(list, end, to)` copies the points whose addresses are in the list. An address plus 1
 * means the negated point.
 */
function defineGather(module: ModuleWriter, { group, size, parts }: Shape): void {
  const [list, end, to, from, sign, limbs] = [0, 1, 2, 3, 4, 5]
  const isNegated = and(loadInt(get(list)), int(1))
  module.define({
    name: `${group}_gather`,
    parameters: 3,
    locals: { i32: 1, i64: 10 },
    body: loopWhile(
      isLess(get(list), get(end)),
      set(from, and(loadInt(get(list)), int(-2))),
      set(sign, subtractLong(long(1), multiplyLong(extend(isNegated), long(2)))),
      copy(parts, at(get(to)), at(get(from)), limbs),
      parts.map((part) => [
        loadLimbs(at(get(from), size + part), limbs),
        changeLimbs(limbs, (limb) => multiplyLong(limb, get(sign))),
        carry(limbs),
        storeLimbs(at(get(to), size + part), limbs),
      ]),
      set(list, add(get(list), int(4))),
      set(to, add(get(to), int(2 * size))),
    ),
  })
}

/**
 * `begin(pairs, end, room, product)` goes through pairs of addresses. For each pair, it writes to
 * `room` the numerator and the denominator of the slope, and the product of all earlier
 * denominators. `begin` stops at a pair that contains the point at infinity or whose first
 * coordinates may be equal, and returns the place of this pair. `include(room, product)` only
 * multiplies the product by the denominator in `room`.
 */
function defineBegin(module: ModuleWriter, { group, size, parts }: Shape, field: Field): void {
  const [pairs, end, room, product, first, second] = [0, 1, 2, 3, 4, 5]
  const include = module.define({
    name: `${group}_include`,
    parameters: 2,
    locals: { i64: 9 },
    body: [copy(parts, at(get(0), 2 * size), at(get(1)), 2), field.multiply(get(1), get(1), add(get(0), int(size)))],
  })
  const lowestLimb = (part: number) => and(loadInt(get(room), size + part), int(2 ** limbBits - 1))
  const mayBeZero = (part: number) => limbsOfZero.map((limb) => equal(lowestLimb(part), int(limb))).reduce(or)
  const isInfinite = (point: number) => equal(loadInt(get(point), infinityOffset), int(infinityMark))
  module.define({
    name: `${group}_begin`,
    parameters: 4,
    locals: { i32: 2 },
    hasResult: true,
    body: [
      loopWhile(
        isLess(get(pairs), get(end)),
        set(first, loadInt(get(pairs))),
        set(second, loadInt(get(pairs), 4)),
        field.subtract(get(room), add(get(second), int(size)), add(get(first), int(size))),
        field.subtract(add(get(room), int(size)), get(second), get(first)),
        returnIf(or(parts.map(mayBeZero).reduce(and), or(isInfinite(first), isInfinite(second))), get(pairs)),
        include(get(room), get(product)),
        set(pairs, add(get(pairs), int(8))),
        set(room, add(get(room), int(3 * size))),
      ),
      get(pairs),
    ],
  })
}

/**
 * The lowest limbs of −p, 0 and p. When two coordinates are equal, their difference is one of these
 * three numbers.
 */
const lowestOfPrime = Number(BigInt.asUintN(limbBits, coordinateOrder))
const limbsOfZero = [2 ** limbBits - lowestOfPrime, 0, lowestOfPrime]

/**
 * `finish(start, pairs, room, inverse)` goes through the pairs from the last pair back to the
 * first. It writes the sum of each pair over the first point of the pair.
 */
function defineFinish(module: ModuleWriter, { group, size, parts }: Shape, field: Field): void {
  const [start, pairs, room, inverse, first, second, limbs] = [0, 1, 2, 3, 4, 5, 6]
  const [slope, sum, difference] = [int(fixed.slope), int(fixed.sum), int(fixed.difference)]
  const y = add(get(first), int(size))
  module.define({
    name: `${group}_finish`,
    parameters: 4,
    locals: { i32: 2, i64: 9 },
    body: loopWhile(
      isLess(get(start), get(pairs)),
      set(pairs, add(get(pairs), int(-8))),
      set(room, add(get(room), int(-3 * size))),
      set(first, loadInt(get(pairs))),
      set(second, loadInt(get(pairs), 4)),
      field.multiply(slope, get(inverse), add(get(room), int(2 * size))),
      field.multiply(get(inverse), get(inverse), add(get(room), int(size))),
      field.multiply(slope, slope, get(room)),
      field.multiply(sum, slope, slope),
      field.subtractBoth(sum, sum, get(first), get(second)),
      field.subtract(difference, get(first), sum),
      copy(parts, at(get(first)), at(sum), limbs),
      field.multiply(sum, slope, difference),
      field.subtractBoth(y, sum, y, int(fixed.zero)),
    ),
  })
}
