/**
 * Sums multiples of points by buckets (Pippenger). A window is ten bits of each scalar. These bits
 * give a digit, and the digit chooses the bucket of a point. For a negative digit, the negated
 * point goes into the bucket of the digit's absolute value, so 512 buckets are enough.
 */
import type { Group } from '../curve.ts'
import { type SumBits, type SumTask, windowBits } from '../multi-exponent.ts'
import { digitAt, shiftScalars } from './digits.ts'
import { pointBytes } from './layout.ts'
import { PointAdder } from './point-adder.ts'

/**
 * The greatest absolute value of a digit. A window has one bucket for each number from 0 to
 * `greatest`.
 */
const greatest = 2 ** (windowBits - 1)
const bucketsPerWindow = greatest + 1

/** The points of one bucket are next to each other in memory. */
type Buckets = { starts: Uint32Array; counts: Uint32Array; list: number }

export class BucketSums {
  readonly #adder: PointAdder
  readonly #mark: number
  readonly #points = new Map<Uint8Array, Uint32Array>()
  readonly #scalars = new Map<Uint8Array, Uint32Array>()

  /** `module` is the compiled module of `point-code.ts`. */
  static async start(module: WebAssembly.Module): Promise<BucketSums> {
    return new BucketSums(await PointAdder.start(module))
  }

  private constructor(adder: PointAdder) {
    this.#adder = adder
    this.#mark = adder.memory.mark()
  }

  /**
   * Computes one affine point for each bit of the windows. The points have the form that points
   * have in a key.
   */
  readonly sum: SumBits = (task) => {
    const { group, from, to } = task
    const adder = this.#adder
    const points = this.#load(task)
    const mark = adder.memory.mark()
    const buckets = this.#fill(task, points)
    this.#sumBuckets(group, buckets)
    const sums = this.#foldBuckets(group, buckets, to - from)
    const result = adder.storePoints(group, sums)
    adder.memory.release(mark)
    return result
  }

  /**
   * Frees all points and scalars. Until this call they stay in memory, so that each of them is
   * prepared only once for all windows.
   */
  forget(): void {
    this.#points.clear()
    this.#scalars.clear()
    this.#adder.memory.release(this.#mark)
  }

  #load({ group, points }: SumTask): Uint32Array {
    const loaded = this.#points.get(points) ?? this.#adder.loadPoints(group, points)
    this.#points.set(points, loaded)
    return loaded
  }

  #digits({ scalars }: SumTask): Uint32Array {
    const shifted = this.#scalars.get(scalars) ?? shiftScalars(scalars)
    this.#scalars.set(scalars, shifted)
    return shifted
  }

  /** Copies each window's points into buckets. An empty bucket gets the point at infinity. */
  #fill(task: SumTask, points: Uint32Array): Buckets {
    const { group, from, to } = task
    const [adder, size, digits] = [this.#adder, pointBytes(group), this.#digits(task)]
    const counts = new Uint32Array(bucketsPerWindow * (to - from))
    for (let window = from; window < to; window++)
      countDigits(points, digits, window, counts.subarray(bucketsPerWindow * (window - from)))
    let total = 0
    const places = counts.map((count) => {
      total += count
      return total - count
    })
    const empty = counts.reduce((sum, count) => sum + (count === 0 ? 1 : 0), 0)
    const room = adder.memory.allocate((total + empty) * size)
    const list = adder.memory.allocate(Math.max(total, counts.length) * 4)
    const starts = Uint32Array.from(places, (place) => room + place * size)
    const entries = adder.memory.words(list, total)
    for (let window = from; window < to; window++)
      placePoints(points, digits, window, { entries, places: places.subarray(bucketsPerWindow * (window - from)) })
    adder.gather(group, list, { count: total, to: room })
    for (const [bucket, count] of counts.entries()) {
      if (count > 0) continue
      starts[bucket] = room + total++ * size
      adder.memory.setInfinite(starts[bucket] ?? 0)
    }
    return { starts, counts, list }
  }

  /**
   * Adds the points of each bucket in pairs, until the bucket's first point is the sum of all its
   * points.
   */
  #sumBuckets(group: Group, { starts, counts, list }: Buckets): void {
    const size = pointBytes(group)
    const pairs = this.#adder.memory.words(
      list,
      counts.reduce((sum, count) => sum + count, 0),
    )
    for (let stride = 1; ; stride *= 2) {
      let length = 0
      for (let bucket = 0; bucket < counts.length; bucket++) {
        const [start, count] = [starts[bucket] ?? 0, counts[bucket] ?? 0]
        for (let place = 0; place + stride < count; place += 2 * stride) {
          pairs[length++] = start + place * size
          pairs[length++] = start + (place + stride) * size
        }
      }
      if (length === 0) return
      this.#adder.addPairs(group, list, length / 2)
    }
  }

  /**
   * Returns one point for each bit of a digit's absolute value. The point of a bit is the sum of
   * all buckets in whose number this bit is set. In a table of buckets, these are the upper half
   * for the highest bit. Each step adds the upper half of a table to its lower half, so the lower
   * half becomes a table for the other bits. Later steps also halve the upper halves of earlier
   * steps, until each of them is one sum.
   */
  #foldBuckets(group: Group, { starts, list }: Buckets, windows: number): number[] {
    const pairs = this.#adder.memory.words(list, starts.length)
    for (let half = greatest / 2; half >= 1; half /= 2) {
      let length = 0
      for (let window = 0; window < windows; window++) {
        for (let table = 0; table < greatest; table = table === 0 ? 2 * half : 2 * table) {
          const first = bucketsPerWindow * window + table
          for (let bucket = first; bucket < first + half; bucket++) {
            pairs[length++] = starts[bucket] ?? 0
            pairs[length++] = starts[bucket + half] ?? 0
          }
        }
      }
      this.#adder.addPairs(group, list, length / 2)
    }
    const bits = Array.from({ length: windowBits * windows }, (_, bit) => bit)
    return bits.map((bit) => starts[bucketsPerWindow * Math.floor(bit / windowBits) + 2 ** (bit % windowBits)] ?? 0)
  }
}

/**
 * Counts how many points go into each bucket. The point at infinity goes into no bucket, and
 * neither does a point whose digit is zero.
 */
function countDigits(points: Uint32Array, digits: Uint32Array, window: number, counts: Uint32Array): void {
  for (let place = 0; place < points.length; place++) {
    const amount = Math.abs(digitAt(digits, place, window))
    if (amount !== 0 && points[place] !== 0) counts[amount] = (counts[amount] ?? 0) + 1
  }
}

type Placed = { entries: Int32Array; places: Uint32Array }

/**
 * Writes each point's address to the point's place in its bucket. An address plus 1 means the
 * negated point.
 */
function placePoints(points: Uint32Array, digits: Uint32Array, window: number, { entries, places }: Placed): void {
  for (let point = 0; point < points.length; point++) {
    const digit = digitAt(digits, point, window)
    const [amount, address] = [Math.abs(digit), points[point] ?? 0]
    if (amount === 0 || address === 0) continue
    const place = places[amount] ?? 0
    places[amount] = place + 1
    entries[place] = digit < 0 ? address + 1 : address
  }
}
