import { coordinateOrder, fixed, infinityMark, infinityOffset, limbBits, limbCount, limbsOf } from './layout.ts'

const pageBytes = 65_536

/**
 * The memory of one instance of the WebAssembly. The instance can free only everything that was
 * allocated since a mark.
 */
export class PointMemory {
  readonly memory = new WebAssembly.Memory({ initial: 1 })
  #free = fixed.end

  allocate(length: number): number {
    const address = (this.#free + 7) & ~7
    const missing = address + length - this.memory.buffer.byteLength
    if (missing > 0) this.memory.grow(Math.ceil(missing / pageBytes))
    this.#free = address + length
    return address
  }

  mark(): number {
    return this.#free
  }

  release(mark: number): void {
    this.#free = mark
  }

  /**
   * Returns a view of the memory. Do not use the view after the next `allocate`, which may replace
   * the memory behind it.
   */
  words(address: number, count: number): Int32Array {
    return new Int32Array(this.memory.buffer, address, count)
  }

  bytes(address: number, length: number): Uint8Array {
    return new Uint8Array(this.memory.buffer, address, length)
  }

  copy(to: number, from: number, length: number): void {
    this.bytes(to, length).set(this.bytes(from, length))
  }

  setInfinite(point: number): void {
    this.words(point + infinityOffset, 1)[0] = infinityMark
  }

  isInfinite(point: number): boolean {
    return this.words(point + infinityOffset, 1)[0] === infinityMark
  }

  writeNumber(address: number, number: bigint): void {
    this.words(address, limbCount).set(limbsOf(number % coordinateOrder))
  }

  isZero(address: number): boolean {
    const limbs = this.words(address, limbCount)
    const number = limbs.reduceRight((sum, limb) => (sum << BigInt(limbBits)) + BigInt(limb), 0n)
    return number % coordinateOrder === 0n
  }
}
