/**
 * Shrinks the witness program that circom writes to a third of its size. circom copies constants
 * one by one, and adds messages and functions for its own JavaScript. A mistake in the shrinking
 * could not make forgeries possible: with wrong witnesses, nobody could make a proof.
 */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type CircuitName, optimizeProgram, readWork, work } from './tools.ts'

/** The functions that src/prover/witness.ts calls. */
const exported = [
  'init',
  'getInputSize',
  'getInputSignalSize',
  'setInputSignal',
  'getWitnessSize',
  'getWitness',
  'readSharedRWMemory',
  'writeSharedRWMemory',
]
const numberSize = 40

export function shrinkProgram(name: CircuitName): Uint8Array {
  const text = new TextDecoder().decode(readWork(`${name}_js/${name}.wat`))
  writeFileSync(join(work, `${name}-small.wat`), rewrite(text))
  return optimizeProgram(`${name}-small.wat`, `${name}-small.wasm`)
}

function rewrite(text: string): string {
  const lines = text.split('\n').map((line) => line.trim())
  const plain = inToday(lines.filter((line) => line !== '' && !line.startsWith(';;')).join('\n'))
  if (!plain.includes(copyLoop)) throw new Error('The compiler writes copies of rows in another way')
  return plain
    .replaceAll(copyLoop, `local.get $storeaux1\nlocal.get $storeaux2\nlocal.get $copycounter\n${times}memory.copy\n`)
    .replaceAll(copies, joinCopies)
    .replaceAll(/i32\.const \d+\ni32\.const \d+\ncall \$buildBufferMessage\ncall \$printErrorMessage\n/g, '')
    .replaceAll(/^\(data \(i32\.const \d+\) "(Error in [^"]*)?"\)\n/gm, '')
    .replaceAll(/^\(export "(\w+)" .*\n/gm, (line, name: string) => (exported.includes(name) ? line : ''))
    .replace(/\)\s*$/, `${fill})\n`)
}

/**
 * Renames instructions of WebAssembly. circom writes them with the names that they had before the
 * standard.
 */
function inToday(text: string): string {
  return text
    .replaceAll(/\b(get|set|tee)_local\b/g, 'local.$1')
    .replaceAll(/\bi64\.extend_([us])\/i32\b/g, 'i64.extend_i32_$1')
    .replaceAll('i32.wrap/i64', 'i32.wrap_i64')
}

const times = `i32.const ${numberSize}\ni32.mul\n`

const copyLoop = `block
loop
local.get $copycounter
i32.eqz
br_if 1
local.get $storeaux1
local.get $storeaux2
call $Fr_copy
local.get $copycounter
i32.const 1
i32.sub
local.set $copycounter
local.get $storeaux1
i32.const ${numberSize}
i32.add
local.set $storeaux1
local.get $storeaux2
i32.const ${numberSize}
i32.add
local.set $storeaux2
br 0
end
end
`

const fill = `(func $fill (param $to i32) (param $from i32) (param $count i32)
loop
local.get $to
local.get $from
call $Fr_copy
local.get $to
i32.const ${numberSize}
i32.add
local.set $to
local.get $count
i32.const 1
i32.sub
local.tee $count
br_if 0
end)`

/** Matches the code that copies several constants into a function's variables. */
const copy = `i32\\.const (\\d+)\n${times.replaceAll('.', '\\.')}local\\.get \\$lvar\ni32\\.add\ni32\\.const (\\d+)\ncall \\$Fr_copy\n`
const copies = new RegExp(`(?:${copy}){2,}`, 'g')

type Copy = { text: string; place: number; from: number }

/**
 * Joins copies of constants whose sources and destinations are neighbours. Turns repeated copies of
 * one constant into a loop.
 */
function joinCopies(text: string): string {
  const rest: Copy[] = [...text.matchAll(new RegExp(copy, 'g'))].map(([one, place, from]) => ({
    text: one,
    place: Number(place),
    from: Number(from),
  }))
  const joined: string[] = []
  for (let first = rest[0]; first; first = rest[0]) {
    const row = countSteps(rest, numberSize)
    const same = countSteps(rest, 0)
    const start = `i32.const ${first.place}\n${times}local.get $lvar\ni32.add\ni32.const ${first.from}\n`
    if (row > 1) joined.push(`${start}i32.const ${numberSize * row}\nmemory.copy\n`)
    else joined.push(same > 2 ? `${start}i32.const ${same}\ncall $fill\n` : rest.slice(0, same).map(textOf).join(''))
    rest.splice(0, Math.max(row, same))
  }
  return joined.join('')
}

const textOf = ({ text }: Copy) => text

/**
 * Counts how many copies at the start of the list can be joined. Their destinations must be
 * consecutive places, and their sources must be `step` bytes apart.
 */
function countSteps(copies: readonly Copy[], step: number): number {
  const [first] = copies
  const end = copies.findIndex(
    ({ place, from }, index) => place !== (first?.place ?? 0) + index || from !== (first?.from ?? 0) + index * step,
  )
  return end === -1 ? copies.length : end
}
