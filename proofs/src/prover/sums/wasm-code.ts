/**
 * Writes a module of WebAssembly. Each function here returns the code of one instruction with its
 * operands, so calls of these functions are nested as the written expression is. An address is an
 * i32, and a `long` is an i64.
 */
export type Code = readonly (number | Code)[]

/**
 * The locals of a function. The parameters come first and are i32. The other i32 locals follow, and
 * then the i64 locals.
 */
export type WasmFunction = {
  name: string
  parameters: number
  locals?: { i32?: number; i64?: number }
  /** A function of the written module returns nothing or an i32. */
  hasResult?: boolean
  body: Code
}

export type Caller = (...inputs: readonly Code[]) => Code

/**
 * Collects the functions of a module. A function can call only functions that were defined before
 * it.
 */
export class ModuleWriter {
  readonly #functions: WasmFunction[] = []

  /**
   * Defines a function of the module. Returns a function that writes the code of a call of the
   * defined function.
   */
  define(written: WasmFunction): Caller {
    const place = this.#functions.push(written) - 1
    return (...inputs) => [inputs, 0x10, unsigned(place)]
  }

  /** The module exports every function and imports the memory `env.memory`. */
  write(): Uint8Array<ArrayBuffer> {
    const functions = this.#functions
    return Uint8Array.from([
      ...[0x00, 0x61, 0x73, 0x6d, 1, 0, 0, 0],
      ...section(1, functions.map(typeOf)),
      ...section(2, [[text('env'), text('memory'), 0x02, 0x00, 1]]),
      ...section(
        3,
        functions.map((_, place) => unsigned(place)),
      ),
      ...section(
        7,
        functions.map(({ name }, place) => [text(name), 0x00, unsigned(place)]),
      ),
      ...section(10, functions.map(bodyOf)),
    ])
  }
}

export const get = (local: number): Code => [0x20, unsigned(local)]
export const set = (local: number, value: Code): Code => [value, 0x21, unsigned(local)]
export const int = (value: number): Code => [0x41, signed(BigInt(value))]
export const long = (value: number | bigint): Code => [0x42, signed(BigInt(value))]
/** Converts an i32 that is not negative to a long. */
export const extend = (value: Code): Code => [value, 0xad]

export const add = binary(0x6a)
export const and = binary(0x71)
export const or = binary(0x72)
export const equal = binary(0x46)
export const isLess = binary(0x48)

export const addLong = binary(0x7c)
export const subtractLong = binary(0x7d)
export const multiplyLong = binary(0x7e)
export const andLong = binary(0x83)
export const orLong = binary(0x84)
export const shiftLeft = binary(0x86)
/** Shifts right, and fills the upper bits with the sign of the number. */
export const shiftRight = binary(0x87)

export const loadInt = (address: Code, offset = 0): Code => [address, 0x28, 2, unsigned(offset)]
/** Loads 32 bits as a long, and keeps the sign of the number. */
export const loadHalf = (address: Code, offset: number): Code => [address, 0x34, 2, unsigned(offset)]
/** Loads a long from an address that need not be a multiple of eight. */
export const loadLong = (address: Code, offset: number): Code => [address, 0x29, 0, unsigned(offset)]
/** Stores the lower 32 bits of a long. */
export const storeHalf = (address: Code, offset: number, value: Code): Code => [
  address,
  value,
  0x3e,
  2,
  unsigned(offset),
]
export const storeLong = (address: Code, offset: number, value: Code): Code => [
  address,
  value,
  0x37,
  0,
  unsigned(offset),
]

/** Writes a loop that tests the condition before each round. */
export const loopWhile = (condition: Code, ...body: readonly Code[]): Code => [
  ...[0x02, 0x40, 0x03, 0x40], // These bytes begin a block and a loop.
  ...[condition, 0x45, 0x0d, 1], // These bytes leave the block if the condition is false.
  ...[body, 0x0c, 0, 0x0b, 0x0b],
]
export const returnIf = (condition: Code, value: Code): Code => [condition, 0x04, 0x40, value, 0x0f, 0x0b]

const i32 = 0x7f
const i64 = 0x7e

function typeOf({ parameters, hasResult }: WasmFunction): Code {
  return [0x60, unsigned(parameters), Array<number>(parameters).fill(i32), hasResult ? [1, i32] : [0]]
}

function bodyOf({ locals = {}, body }: WasmFunction): Code {
  const declared = [2, unsigned(locals.i32 ?? 0), i32, unsigned(locals.i64 ?? 0), i64]
  return withLength(flatten([declared, body, 0x0b]))
}

function section(id: number, items: readonly Code[]): number[] {
  return [id, ...withLength(flatten([unsigned(items.length), items]))]
}

function withLength(bytes: readonly number[]): number[] {
  return [...unsigned(bytes.length), ...bytes]
}

function text(value: string): Code {
  return withLength([...new TextEncoder().encode(value)])
}

function flatten(code: Code, into: number[] = []): number[] {
  for (const part of code) {
    if (typeof part === 'number') into.push(part)
    else flatten(part, into)
  }
  return into
}

function binary(operation: number) {
  return (left: Code, right: Code): Code => [left, right, operation]
}

/** Writes a number in LEB128, as WebAssembly does with all numbers. */
function unsigned(value: number): number[] {
  return value < 0x80 ? [value] : [(value & 0x7f) | 0x80, ...unsigned(value >>> 7)]
}

function signed(value: bigint): number[] {
  const low = Number(value & 0x7fn)
  const rest = value >> 7n
  const isLast = (rest === 0n && low < 0x40) || (rest === -1n && low >= 0x40)
  return isLast ? [low] : [low | 0x80, ...signed(rest)]
}
