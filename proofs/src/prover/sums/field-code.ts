/**
 * Writes WebAssembly that computes modulo a prime p of 254 bits. A number has nine limbs of 29
 * bits, and each limb is in an i32. Numbers are in Montgomery form with R = 2^261. An i64 has room
 * for the sum of 27 products of two limbs, so carries can wait until a product is complete. A
 * number has one of two forms:
 *
 * - A reduced number has limbs from 0 to 2^29 − 1. Only the last limb can be negative, because it
 *   has the number's sign. The number is from 0 to p, or less than p/30 outside this range. When
 *   such a number is negated, it is from −p to 0, and it also counts as a reduced number.
 * - A loose number is the difference of two reduced numbers, limb by limb, without carries.
 *
 * No instruction in the written code depends on a number, so all numbers take the same time.
 */
import { limbBits, limbBytes, limbCount, limbsOf, packedBytes } from './layout.ts'
import {
  addLong,
  andLong,
  type Code,
  get,
  loadHalf,
  loadLong,
  long,
  multiplyLong,
  orLong,
  set,
  shiftLeft,
  shiftRight,
  storeHalf,
  storeLong,
  subtractLong,
} from './wasm-code.ts'

export const limbPlaces: readonly number[] = Array.from({ length: limbCount }, (_, place) => place)
const lastPlace = limbCount - 1
const mask = 2 ** limbBits - 1

/**
 * The address of a number in the program's memory: the sum of a base, which `base` computes, and a
 * fixed offset.
 */
export type Where = { base: Code; offset: number }
/** A product that becomes a part of a sum. Each factor is a reduced or a loose number. */
export type Product = { left: Where; right: Where; isSubtracted?: boolean }

export const at = (base: Code, offset = 0): Where => ({ base, offset })

/**
 * Writes code that computes modulo one prime. The code keeps the limbs of a number in nine i64
 * locals, and `first` is the first of these locals.
 */
export class FieldCode {
  readonly #prime: readonly number[]
  readonly #negatedInverse: bigint

  constructor(prime: bigint) {
    this.#prime = limbsOf(prime)
    this.#negatedInverse = negatedInverse(prime)
  }

  /**
   * Writes the sum of one or two products, divided by R, into the limbs. For each limb of the left
   * factors, this code adds the products with this limb. Then it adds the multiple of p that makes
   * the lowest limb zero. The code needs one further local, and one more for each product.
   */
  sumProducts(products: readonly Product[], first: number): Code {
    const quotient = first + limbCount
    const factor = (index: number) => quotient + 1 + index
    const rows = limbPlaces.map((row): Code => {
      const limb = (place: number) => first + ((row + place) % limbCount)
      const withProducts = (place: number) =>
        products.reduce<Code>(
          (sum, { right, isSubtracted }, index) => {
            const product = multiplyLong(get(factor(index)), loadLimb(right, place))
            return isSubtracted ? subtractLong(sum, product) : addLong(sum, product)
          },
          get(limb(place)),
        )
      const lowest = get(limb(0))
      return [
        products.map(({ left }, index) => set(factor(index), loadLimb(left, row))),
        set(limb(0), withProducts(0)),
        set(quotient, andLong(multiplyLong(lowest, long(this.#negatedInverse)), long(mask))),
        set(limb(1), addLong(get(limb(1)), shiftRight(addLong(lowest, this.#times(quotient, 0)), long(limbBits)))),
        set(limb(0), long(0)), // This limb becomes the next row's highest limb.
        limbPlaces
          .slice(1)
          .map((place) => set(limb(place), addLong(withProducts(place), this.#times(quotient, place)))),
      ]
    })
    return [changeLimbs(first, () => long(0)), rows, carry(first)]
  }

  /**
   * Reduces a number whose limbs are below 2^32. The last limb shows roughly how many times p fits
   * into the number, and this code subtracts p that many times. The code needs one further local.
   */
  reduce(first: number): Code {
    const quotient = first + limbCount
    const reciprocal = (1n << 40n) / BigInt(this.#limb(lastPlace))
    return [
      set(quotient, shiftRight(multiplyLong(get(first + lastPlace), long(reciprocal)), long(40))),
      changeLimbs(first, (limb, place) => subtractLong(limb, this.#times(quotient, place))),
      carry(first),
    ]
  }

  /** Brings a reduced number into the range from 0 to p − 1. This code needs one further local. */
  makeCanonical(first: number): Code {
    const sign = first + limbCount
    const subtractIfNotLess = [
      changeLimbs(first, (limb, place) => subtractLong(limb, long(this.#limb(place)))),
      carry(first),
      set(sign, shiftRight(get(first + lastPlace), long(63))),
      changeLimbs(first, (limb, place) => addLong(limb, andLong(get(sign), long(this.#limb(place))))),
      carry(first),
    ]
    return [
      changeLimbs(first, (limb, place) => addLong(limb, long(this.#limb(place)))),
      carry(first),
      subtractIfNotLess,
      subtractIfNotLess,
    ]
  }

  #limb(place: number): number {
    return this.#prime[place] ?? 0
  }

  #times(local: number, place: number): Code {
    return multiplyLong(get(local), long(this.#limb(place)))
  }
}

/**
 * Moves all bits of a limb above its lowest 29 bits into the next limb. Does this for each limb
 * except the last.
 */
export function carry(first: number): Code {
  return limbPlaces.slice(0, lastPlace).map((place) => {
    const [limb, next] = [first + place, first + place + 1]
    return [
      set(next, addLong(get(next), shiftRight(get(limb), long(limbBits)))),
      set(limb, andLong(get(limb), long(mask))),
    ]
  })
}

export function changeLimbs(first: number, change: (limb: Code, place: number) => Code): Code {
  return limbPlaces.map((place) => set(first + place, change(get(first + place), place)))
}

export function loadLimb({ base, offset }: Where, place: number): Code {
  return loadHalf(base, offset + place * limbBytes)
}

export function storeLimb({ base, offset }: Where, place: number, value: Code): Code {
  return storeHalf(base, offset + place * limbBytes, value)
}

export function loadLimbs(from: Where, first: number): Code {
  return limbPlaces.map((place) => set(first + place, loadLimb(from, place)))
}

export function storeLimbs(to: Where, first: number): Code {
  return limbPlaces.map((place) => storeLimb(to, place, get(first + place)))
}

/**
 * Reads a number in the form that it has in a key. The reading of the last limb also reads five
 * bytes behind the number, and drops these bytes.
 */
export function unpack({ base, offset }: Where, first: number): Code {
  return limbPlaces.map((place) => {
    const bit = place * limbBits
    const kept = place === lastPlace ? 2 ** (packedBytes * 8 - bit) - 1 : mask
    return set(first + place, andLong(shiftRight(loadLong(base, offset + (bit >> 3)), long(bit & 7)), long(kept)))
  })
}

/** Writes a number from 0 to p − 1 in the form that it has in a key. */
export function pack({ base, offset }: Where, first: number): Code {
  return [0, 64, 128, 192].map((from) => {
    const parts = limbPlaces.flatMap((place): Code[] => {
      const shift = place * limbBits - from
      if (shift <= -limbBits || shift >= 64) return []
      const limb = get(first + place)
      return [shift < 0 ? shiftRight(limb, long(-shift)) : shiftLeft(limb, long(shift))]
    })
    return storeLong(base, offset + from / 8, parts.reduce(orLong))
  })
}

/** Returns −1/p modulo 2^29. Each step doubles the number of bits that are right. */
function negatedInverse(prime: bigint): bigint {
  let inverse = 1n
  for (let bits = 1; bits < limbBits; bits *= 2) inverse *= 2n - prime * inverse
  return BigInt.asUintN(limbBits, -inverse)
}
