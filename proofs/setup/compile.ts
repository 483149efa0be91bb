/**
 * Compiles the circuits. Equal sources give equal bytes, so the manifest can contain the hashes of
 * the compiled files.
 */
import { cpSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { writePoseidonConstants } from './poseidon-constants.ts'
import { shrinkProgram } from './shrink-program.ts'
import { type CircuitName, circuitNames, compileCircuit, packages, readWork, sha256, sources, work } from './tools.ts'

export type Compiled = { constraints: number; publicSignals: string[]; r1cs: string; witness: Uint8Array }

export function compileAll(): Record<CircuitName, Compiled> {
  copySources(work)
  const compiled = circuitNames.map((name) => [name, compile(name)] as const)
  return Object.fromEntries(compiled) as Record<CircuitName, Compiled>
}

export function copySources(folder: string): void {
  const library = join(packages, 'circomlib/circuits')
  for (const file of [
    'bitify.circom',
    'comparators.circom',
    'aliascheck.circom',
    'compconstant.circom',
    'binsum.circom',
  ])
    cpSync(join(library, file), join(folder, file))
  for (const file of readdirSync(sources).filter((name) => name.endsWith('.circom')))
    cpSync(join(sources, file), join(folder, file))
  const constants = writePoseidonConstants(join(library, 'poseidon_constants_old.circom'))
  writeFileSync(join(folder, 'poseidon_constants.circom'), constants)
}

function compile(name: CircuitName): Compiled {
  compileCircuit(name)
  const r1cs = readWork(`${name}.r1cs`)
  const { constraints, publicCount } = readR1csHeader(r1cs)
  const symbols = new TextDecoder().decode(readWork(`${name}.sym`))
  return {
    constraints,
    publicSignals: publicSignals(symbols, publicCount),
    r1cs: sha256(r1cs),
    witness: shrinkProgram(name),
  }
}

/**
 * The page https://github.com/iden3/r1csfile/blob/master/doc/r1cs_bin_format.md describes the
 * header.
 */
function readR1csHeader(r1cs: Uint8Array): { constraints: number; publicCount: number } {
  const view = new DataView(r1cs.buffer, r1cs.byteOffset, r1cs.byteLength)
  for (let at = 12; at < r1cs.length; ) {
    const header = at + 12
    if (view.getUint32(at, true) === 1)
      return {
        publicCount: view.getUint32(header + 40, true) + view.getUint32(header + 44, true),
        constraints: view.getUint32(header + 60, true),
      }
    at = header + Number(view.getBigUint64(at + 4, true))
  }
  throw new Error('The constraints have no header')
}

/**
 * Lists the names of the public signals. In the file of symbols, the second column is the number of
 * the wire. Wire 0 is the number one, and the public signals follow it.
 */
function publicSignals(symbols: string, count: number): string[] {
  const rows = symbols
    .trim()
    .split('\n')
    .map((row) => row.split(','))
  const named = rows.flatMap(([, wire, , name]) =>
    Number(wire) >= 1 && Number(wire) <= count ? [[Number(wire), name]] : [],
  )
  return named.toSorted(([a], [b]) => Number(a) - Number(b)).map(([, name]) => String(name).replace(/^main\./, ''))
}
