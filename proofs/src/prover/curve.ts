/**
 * Computes with points of the curve BN254 in WebAssembly: `keys/bn128.wasm` of the library
 * wasmcurves, which snarkjs uses, too. An instance of this code cannot free single allocations, but
 * only everything that was allocated since `mark`, so an instance makes one proof at a time.
 */
type Call = (...pointers: readonly number[]) => number

export type Curve = {
  call: (name: string, ...pointers: readonly number[]) => number
  allocate: (length: number) => number
  write: (bytes: Uint8Array) => number
  read: (pointer: number, length: number) => Uint8Array
  /** `release` frees everything that was allocated since the call of `mark`. */
  mark: () => number
  release: (mark: number) => void
}

export const fieldBytes = 32
/**
 * The bytes of an affine point in each group. A sum of points is projective and longer, and has
 * `jacobianBytes`.
 */
export const affineBytes = { g1: 64, g2: 128 }
export const jacobianBytes = { g1: 96, g2: 192 }
export type Group = 'g1' | 'g2'

const pageBytes = 65_536
/**
 * This much memory always stays free. The functions `*_chunk` need it for tables that they allocate
 * themselves, each for 256 points of 192 bytes.
 */
const headroomBytes = 4 * pageBytes

export async function startCurve(wasm: WebAssembly.Module): Promise<Curve> {
  const memory = new WebAssembly.Memory({ initial: 25 })
  const { exports } = await WebAssembly.instantiate(wasm, { env: { memory } })
  /** The WebAssembly stores the address of its first free byte at address 0. */
  const free = () => new Uint32Array(memory.buffer, 0, 1)
  const allocate = (length: number) => {
    const pointer = ((free()[0] ?? 0) + 7) & ~7
    const missing = pointer + length + headroomBytes - memory.buffer.byteLength
    if (missing > 0) memory.grow(Math.ceil(missing / pageBytes))
    free()[0] = pointer + length
    return pointer
  }
  return {
    call: (name, ...pointers) => (exports[name] as Call)(...pointers),
    allocate,
    write: (bytes) => {
      const pointer = allocate(bytes.length)
      new Uint8Array(memory.buffer).set(bytes, pointer)
      return pointer
    },
    read: (pointer, length) => new Uint8Array(memory.buffer.slice(pointer, pointer + length)),
    mark: () => free()[0] ?? 0,
    release: (mark) => {
      free()[0] = mark
    },
  }
}
