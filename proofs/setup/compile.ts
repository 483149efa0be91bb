/** From the circuits' text to constraints and witness programs. The same text gives the same bytes, so that both can be checked. */
import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type CircuitName, circuitNames, compileCircuit, packages, readWork, sha256, sources, work } from './tools.ts'

export type Compiled = { constraints: number; publicSignals: string[]; r1cs: string; witness: Uint8Array }

/** Widths of Poseidon that the circuits use: inputs and one. The constants of all others would go into every witness program. */
const widths = [3, 4, 6]

export function compileAll(): Record<CircuitName, Compiled> {
  const library = join(packages, 'circomlib/circuits')
  for (const file of [
    'bitify.circom',
    'comparators.circom',
    'aliascheck.circom',
    'compconstant.circom',
    'binsum.circom',
  ])
    cpSync(join(library, file), join(work, file))
  for (const file of readdirSync(sources).filter((name) => name.endsWith('.circom')))
    cpSync(join(sources, file), join(work, file))
  const constants = readFileSync(join(library, 'poseidon_constants.circom'), 'utf8')
  writeFileSync(join(work, 'poseidon_constants.circom'), trimConstants(constants))
  const compiled = circuitNames.map((name) => [name, compile(name)] as const)
  return Object.fromEntries(compiled) as Record<CircuitName, Compiled>
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
    witness: withoutNames(readWork(`${name}_js/${name}.wasm`)),
  }
}

/** Keeps of each function of the file only the branches for our widths. */
function trimConstants(text: string): string {
  return text.replaceAll(/^function (POSEIDON_\w)\(t\) \{\n([\s\S]*?)^\}/gm, (_, name: string, body: string) => {
    const branches = body.split(/(?=(?:if|else if) ?\(t ?== ?\d+\) ?\{)/).slice(1)
    const kept = branches.filter((branch) => widths.includes(Number(/t ?== ?(\d+)/.exec(branch)?.[1])))
    const values = kept.map((branch) =>
      branch
        .replace(/^else /, '')
        .replace(/\} *(else[\s\S]*)?$/, '')
        .trimEnd(),
    )
    const otherwise = /_[MP]$/.test(name) ? '[[0]]' : '[0]'
    return `function ${name}(t) {\n    ${values.join('\n    } else ')}\n    }\n    return ${otherwise};\n}`
  })
}

/** Format: https://github.com/iden3/r1csfile/blob/master/doc/r1cs_bin_format.md */
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

/** A symbol's second column is its wire: 0 is the constant one, then come the public signals. */
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

/** Drops custom sections, which hold the names of functions for debuggers. */
function withoutNames(wasm: Uint8Array): Uint8Array {
  const kept: Uint8Array[] = [wasm.slice(0, 8)]
  for (let at = 8; at < wasm.length; ) {
    let [size, shift, body] = [0, 0, at + 1]
    for (let more = true; more; shift += 7) {
      const byte = wasm[body++] ?? 0
      size |= (byte & 127) << shift
      more = byte > 127
    }
    if (wasm[at] !== 0) kept.push(wasm.slice(at, body + size))
    at = body + size
  }
  return Buffer.concat(kept)
}
