/**
 * Writes WebAssembly that computes with coordinates. A coordinate has one number in G1 and two
 * numbers in G2.
 */
import type { Group } from '../curve.ts'
import {
  at,
  changeLimbs,
  FieldCode,
  limbPlaces,
  loadLimb,
  loadLimbs,
  pack,
  storeLimb,
  storeLimbs,
  unpack,
  type Where,
} from './field-code.ts'
import { coordinateOrder, degrees, fixed, numberBytes, packedBytes } from './layout.ts'
import {
  add,
  type Caller,
  type Code,
  get,
  int,
  isLess,
  loopWhile,
  type ModuleWriter,
  set,
  subtractLong,
} from './wasm-code.ts'

const modulus = new FieldCode(coordinateOrder)

/**
 * `parts` has one entry for each number of a coordinate: the number's offset from the coordinate's
 * address.
 */
export type Shape = { group: Group; size: number; parts: readonly number[] }
export type Field = Record<'multiply' | 'subtract' | 'subtractBoth', Caller>

export function shapeOf(group: Group): Shape {
  const parts = Array.from({ length: degrees[group] }, (_, part) => part * numberBytes)
  return { group, size: parts.length * numberBytes, parts }
}

/** The first argument of each function is the address of its result. */
export function defineFields(module: ModuleWriter): Record<Group, Field> {
  const multiply = defineMultiply(module)
  defineConversion(module, multiply)
  return {
    g1: { multiply, ...defineSubtraction(module, shapeOf('g1')) },
    g2: { multiply: defineMultiplyPairs(module), ...defineSubtraction(module, shapeOf('g2')) },
  }
}

export function copy(parts: readonly number[], to: Where, from: Where, limbs: number): Code {
  return parts.map((part) => [
    loadLimbs(at(from.base, from.offset + part), limbs),
    storeLimbs(at(to.base, to.offset + part), limbs),
  ])
}

function defineMultiply(module: ModuleWriter): Caller {
  return module.define({
    name: 'g1_multiply',
    parameters: 3,
    locals: { i64: 11 },
    body: [modulus.sumProducts([{ left: at(get(1)), right: at(get(2)) }], 3), storeLimbs(at(get(0)), 3)],
  })
}

/**
 * Multiplies in G2: (a + b·i)(c + d·i) = (ac − bd) + (ad + bc)·i. The result may be written over
 * one of the factors.
 */
function defineMultiplyPairs(module: ModuleWriter): Caller {
  const [a, b] = [at(get(1)), at(get(1), numberBytes)]
  const [c, d] = [at(get(2)), at(get(2), numberBytes)]
  const [real, imaginary] = [3, 12]
  const realProducts = [
    { left: a, right: c },
    { left: b, right: d, isSubtracted: true },
  ]
  const imaginaryProducts = [
    { left: a, right: d },
    { left: b, right: c },
  ]
  return module.define({
    name: 'g2_multiply',
    parameters: 3,
    locals: { i64: 21 },
    body: [
      modulus.sumProducts(realProducts, imaginary),
      limbPlaces.map((place) => set(real + place, get(imaginary + place))),
      modulus.sumProducts(imaginaryProducts, imaginary),
      storeLimbs(at(get(0)), real),
      storeLimbs(at(get(0), numberBytes), imaginary),
    ],
  })
}

/**
 * Defines two functions. `load(to, end, from)` converts numbers from their form in a key to our
 * form. `store(to, from)` converts one number back.
 */
function defineConversion(module: ModuleWriter, multiply: Caller): void {
  const packing = int(fixed.packing)
  module.define({
    name: 'load',
    parameters: 3,
    locals: { i64: 9 },
    body: loopWhile(
      isLess(get(0), get(1)),
      unpack(at(get(2)), 3),
      storeLimbs(at(packing), 3),
      multiply(get(0), packing, int(fixed.fromKey)),
      set(0, add(get(0), int(numberBytes))),
      set(2, add(get(2), int(packedBytes))),
    ),
  })
  module.define({
    name: 'store',
    parameters: 2,
    locals: { i64: 10 },
    body: [
      multiply(packing, get(1), int(fixed.toKey)),
      loadLimbs(at(packing), 2),
      modulus.makeCanonical(2),
      pack(at(get(0)), 2),
    ],
  })
}

function defineSubtraction(module: ModuleWriter, { group, parts }: Shape) {
  const [to, from, first, second, limbs] = [0, 1, 2, 3, 4]
  const difference = (part: number, place: number) =>
    subtractLong(loadLimb(at(get(from), part), place), loadLimb(at(get(first), part), place))
  return {
    /**
     * Stores `from` − `first` at `to`, limb by limb without carries. The result is a loose number
     * (field-code.ts).
     */
    subtract: module.define({
      name: `${group}_subtract`,
      parameters: 3,
      body: parts.map((part) =>
        limbPlaces.map((place) => storeLimb(at(get(to), part), place, difference(part, place))),
      ),
    }),
    /** Writes `from` − `first` − `second` as a reduced number. */
    subtractBoth: module.define({
      name: `${group}_subtractBoth`,
      parameters: 4,
      locals: { i64: 10 },
      body: parts.map((part) => [
        changeLimbs(limbs, (_, place) => subtractLong(difference(part, place), loadLimb(at(get(second), part), place))),
        modulus.reduce(limbs),
        storeLimbs(at(get(to), part), limbs),
      ]),
    }),
  }
}
