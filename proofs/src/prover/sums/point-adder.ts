import { affineBytes, type Group } from '../curve.ts'
import { coordinateBytes, coordinateOrder, degrees, fixed, numberBytes, packedBytes, pointBytes } from './layout.ts'
import { PointMemory } from './point-memory.ts'

type Call = (...addresses: readonly number[]) => number
type Operation = 'multiply' | 'subtract' | 'subtractBoth' | 'gather' | 'begin' | 'include' | 'finish'

/**
 * This many additions share one division. All numbers for these additions fit into the processor's
 * cache.
 */
const pairsAtOnce = 2048
const pairBytes = 8
/** `unpack` reads a few bytes more than it needs. */
const spareBytes = 8

/** Adds many pairs of points of BN254 at once, in WebAssembly of our own. */
export class PointAdder {
  readonly memory: PointMemory
  readonly #operations: Record<Group, Record<Operation, Call>>
  readonly #conversion: Record<'load' | 'store', Call>
  readonly #room: number

  /** `module` is the compiled module of `point-code.ts`. */
  static async start(module: WebAssembly.Module): Promise<PointAdder> {
    const memory = new PointMemory()
    const { exports } = await WebAssembly.instantiate(module, { env: { memory: memory.memory } })
    // The module of `point-code.ts` exports all of these functions.
    return new PointAdder(memory, (name) => exports[name] as Call)
  }

  private constructor(memory: PointMemory, find: (name: string) => Call) {
    this.memory = memory
    this.#operations = { g1: operationsOf('g1', find), g2: operationsOf('g2', find) }
    this.#conversion = { load: find('load'), store: find('store') }
    memory.writeNumber(fixed.one, 2n ** 261n)
    memory.writeNumber(fixed.fromKey, 2n ** 266n)
    memory.writeNumber(fixed.toKey, 2n ** 256n)
    this.#room = memory.allocate(pairsAtOnce * 3 * coordinateBytes('g2'))
  }

  /**
   * Converts points from the form in a key to our form. Returns the address of each point, or 0 for
   * the point at infinity.
   */
  loadPoints(group: Group, points: Uint8Array): Uint32Array {
    const count = points.length / affineBytes[group]
    const size = pointBytes(group)
    const loaded = this.memory.allocate(count * size)
    const mark = this.memory.mark()
    const packed = this.memory.allocate(points.length + spareBytes)
    this.memory.bytes(packed, points.length).set(points)
    this.#conversion.load(loaded, loaded + count * size, packed)
    this.memory.release(mark)
    return Uint32Array.from({ length: count }, (_, place) => {
      const isInfinite = points
        .subarray(place * affineBytes[group], (place + 1) * affineBytes[group])
        .every((byte) => byte === 0)
      return isInfinite ? 0 : loaded + place * size
    })
  }

  /**
   * Converts points to the form that they have in a key. In this form, the point at infinity
   * consists of zeros.
   */
  storePoints(group: Group, addresses: readonly number[]): Uint8Array {
    const size = affineBytes[group]
    const mark = this.memory.mark()
    const stored = this.memory.allocate(addresses.length * size)
    this.memory.bytes(stored, addresses.length * size).fill(0)
    for (const [place, address] of addresses.entries()) {
      if (this.memory.isInfinite(address)) continue
      for (let number = 0; number < size / packedBytes; number++)
        this.#conversion.store(stored + place * size + number * packedBytes, address + number * numberBytes)
    }
    const result = this.memory.bytes(stored, addresses.length * size).slice()
    this.memory.release(mark)
    return result
  }

  /** Copies the points whose addresses are in a list. An address plus 1 means the negated point. */
  gather(group: Group, list: number, { count, to }: { count: number; to: number }): void {
    this.#operations[group].gather(list, list + count * 4, to)
  }

  /**
   * Adds the second point of each pair to the first. `pairs` is the address of a list of pairs of
   * addresses. This method changes the order of the list. No point may be in two pairs.
   */
  addPairs(group: Group, pairs: number, count: number): void {
    for (let done = 0; done < count; done += pairsAtOnce)
      this.#addAtOnce(group, pairs + done * pairBytes, Math.min(pairsAtOnce, count - done))
  }

  #addAtOnce(group: Group, start: number, count: number): void {
    const list = this.memory.words(start, count * 2)
    const roomOf = (pair: number) => this.#room + ((pair - start) / pairBytes) * 3 * coordinateBytes(group)
    const { begin, include, finish } = this.#operations[group]
    this.memory.copy(fixed.product, fixed.one, coordinateBytes('g2'))
    let end = start + count * pairBytes
    for (let pair = start; ; ) {
      pair = begin(pair, end, roomOf(pair), fixed.product)
      if (pair === end) break
      const place = (pair - start) / 4
      const [first = 0, second = 0] = list.subarray(place, place + 2)
      if (this.#needsSlope(group, { first, second, room: roomOf(pair) })) {
        include(roomOf(pair), fixed.product)
        pair += pairBytes
      } else {
        end -= pairBytes
        list.copyWithin(place, (end - start) / 4, (end - start) / 4 + 2)
      }
    }
    if (end === start) return
    this.#invert(group, fixed.product)
    finish(start, end, roomOf(end), fixed.product)
  }

  /**
   * Handles a pair that `begin` cannot handle. If the pair needs no division, completes its sum and
   * returns false. Otherwise, writes numerator and denominator of the slope between the two points
   * to `room`, and returns true.
   */
  #needsSlope(group: Group, { first, second, room }: { first: number; second: number; room: number }): boolean {
    const coordinate = coordinateBytes(group)
    const [numerator, denominator] = [room, room + coordinate]
    if (this.memory.isInfinite(second)) return false
    if (this.memory.isInfinite(first)) {
      this.memory.copy(first, second, 2 * coordinate)
      return false
    }
    if (!this.#isZero(group, denominator)) return true
    if (!this.#isZero(group, numerator)) {
      this.memory.setInfinite(first)
      return false
    }
    // Both points are equal, so this takes the slope of the tangent, 3x²/2y.
    const { multiply, subtract, subtractBoth } = this.#operations[group]
    const negated = fixed.difference
    multiply(numerator, first, first)
    subtract(negated, fixed.zero, numerator)
    subtractBoth(numerator, numerator, negated, negated)
    subtract(negated, fixed.zero, first + coordinate)
    subtractBoth(denominator, first + coordinate, negated, fixed.zero)
    return true
  }

  /** Inverts a number in place. In G2, 1/(a + b·i) = (a − b·i)/(a² + b²). */
  #invert(group: Group, address: number): void {
    if (group === 'g1') {
      this.#invertNumber(address)
      return
    }
    const { multiply, subtractBoth } = this.#operations.g1
    const [conjugate, imaginary] = [fixed.slope, address + numberBytes]
    this.memory.copy(conjugate, address, numberBytes)
    subtractBoth(conjugate + numberBytes, fixed.zero, imaginary, fixed.zero)
    this.#operations.g2.multiply(address, address, conjugate)
    this.#invertNumber(address)
    multiply(imaginary, conjugate + numberBytes, address)
    multiply(address, conjugate, address)
  }

  /**
   * Inverts a number by raising it to the power p − 2 (Fermat), which takes the same time for all
   * numbers.
   */
  #invertNumber(address: number): void {
    const { multiply } = this.#operations.g1
    const base = fixed.difference
    this.memory.copy(base, address, numberBytes)
    this.memory.copy(address, fixed.one, numberBytes)
    for (const bit of inversionBits) {
      multiply(address, address, address)
      if (bit === '1') multiply(address, address, base)
    }
  }

  #isZero(group: Group, coordinate: number): boolean {
    const numbers = Array.from({ length: degrees[group] }, (_, part) => coordinate + part * numberBytes)
    return numbers.every((address) => this.memory.isZero(address))
  }
}

function operationsOf(group: Group, find: (name: string) => Call): Record<Operation, Call> {
  const ofGroup = (operation: Operation) => find(`${group}_${operation}`)
  return {
    multiply: ofGroup('multiply'),
    subtract: ofGroup('subtract'),
    subtractBoth: ofGroup('subtractBoth'),
    gather: ofGroup('gather'),
    begin: ofGroup('begin'),
    include: ofGroup('include'),
    finish: ofGroup('finish'),
  }
}

const inversionBits = (coordinateOrder - 2n).toString(2)
