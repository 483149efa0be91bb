import type { AbiParameter, Hex } from 'viem'
import { onTestFailed } from 'vitest'

/** The number of random changes in each test. `npm run mutants` sets a higher one. */
export const rounds = Number(process.env['CHANGES'] ?? 1_000)

/** Draws a whole number that is at least 0 and less than `below`. */
export type Pick = (below: number) => number

/**
 * A failing test prints its seed, and `SEED=<seed>` in the environment draws the same numbers
 * again.
 */
export function createPick(): Pick {
  const seed = Number(process.env['SEED'] ?? Date.now() % 1_000_000)
  onTestFailed(() => console.error(`SEED=${seed} makes the same random choices again`))
  let state = seed
  return (below) => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296
    return Math.floor((state / 4_294_967_296) * below)
  }
}

/** By chance, the result may equal the original arguments. */
export function changeArguments(inputs: readonly AbiParameter[], args: readonly unknown[], pick: Pick): unknown[] {
  let changed = [...args]
  for (let left = 1 + pick(3); left > 0; left -= 1) {
    const at = pick(inputs.length)
    changed = changed.map((value, index) => (index === at ? changeValue(inputs[index], value, pick) : value))
  }
  return changed
}

function changeValue(parameter: AbiParameter | undefined, value: unknown, pick: Pick): unknown {
  if (!parameter) throw new Error('There is no such argument')
  const { type } = parameter
  if (Array.isArray(value)) return changeList({ ...parameter, type: type.replace(/\[\]$/, '') }, value, pick)
  if (typeof value === 'bigint') return changeNumber(type, value, pick)
  if (typeof value === 'number') return Number(changeNumber(type, BigInt(value), pick))
  if (typeof value === 'string') return type === 'bytes' ? changeBytes(value, pick) : changeByte(value, pick)
  const components = 'components' in parameter ? parameter.components : []
  const { name = '' } = components[pick(components.length)] ?? {}
  const member = components.find((component) => component.name === name)
  return { ...Object(value), [name]: changeValue(member, Object(value)[name], pick) }
}

function changeList(element: AbiParameter, list: readonly unknown[], pick: Pick): unknown[] {
  const [at, other] = [pick(list.length), pick(list.length)]
  const kind = pick(8)
  if (list.length === 0 || kind === 0) return list.toSpliced(at, 1)
  if (kind === 1) return list.toSpliced(at, 0, list[other])
  if (kind === 2) return list.with(at, list[other]).with(other, list[at])
  return list.with(at, changeValue(element, list[at], pick))
}

function changeNumber(type: string, value: bigint, pick: Pick): bigint {
  const bits = Number(/\d+$/.exec(type)?.[0] ?? 256)
  const random = BigInt.asUintN(bits, BigInt(pick(2 ** 32)) << BigInt(pick(bits)))
  return BigInt.asUintN(bits, [value + 1n, value - 1n, value ^ (1n << BigInt(pick(bits))), random][pick(4)] ?? 0n)
}

function changeByte(hex: string, pick: Pick): Hex {
  const at = 2 + 2 * pick(hex.length / 2 - 1)
  const byte = Number.parseInt(hex.slice(at, at + 2), 16) ^ (1 + pick(255))
  return `0x${hex.slice(2, at)}${byte.toString(16).padStart(2, '0')}${hex.slice(at + 2)}`.toLowerCase() as Hex
}

function changeBytes(hex: string, pick: Pick): Hex {
  const size = hex.length / 2 - 1
  const at = 2 + 2 * pick(size + 1)
  const end = at + 2 * (1 + pick(40))
  const [before, part, after] = [hex.slice(2, at), hex.slice(at, end), hex.slice(end)]
  const byte = pick(256).toString(16).padStart(2, '0')
  const kind = pick(8)
  if (size === 0 || kind === 0) return `0x${before}${byte}${part}${after}`
  if (kind === 1) return `0x${before}${after}`
  if (kind === 2) return `0x${before}${part}${part}${after}`
  if (kind === 3) return `0x${before}${after.slice(0, part.length)}${part}${after.slice(part.length)}`
  return changeByte(hex, pick)
}
