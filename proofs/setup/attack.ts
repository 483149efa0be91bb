/**
 * Takes each defence out of the circuits, compiles, and sees that what the circuit refuses then passes. And changes every wire of a
 * good witness: each is pinned by some constraint, so that none can be lied about.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { noExpiry, openSlots, schemaKey } from '../src/attributes/commitment.ts'
import { dayNumber } from '../src/attributes/encoding.ts'
import { fieldOrder, toBytes32 } from '../src/attributes/field-element.ts'
import { circuitInputs } from '../src/prover/circuit-inputs.ts'
import { type CircuitInputs, computeWitness } from '../src/prover/witness.ts'
import { type Attack, attacks } from './attacks.ts'
import { compileCircuit, readWork, sources, work } from './tools.ts'

/** Complaints; empty when every defence is one. The circuits have been compiled before, and lie in the working folder. */
export async function attackCircuits(): Promise<string[]> {
  const honest = honestInputs()
  const program = new WebAssembly.Module(new Uint8Array(readWork('one-clause_js/one-clause.wasm')))
  const witness = await computeWitness(program, honest)
  const complaints = findFreeWires(new Uint8Array(readWork('one-clause.r1cs')), witness)
  for (const attack of attacks) {
    const complaint = await mount(attack, program, honest)
    console.log(`${complaint ? 'SURVIVED' : 'killed  '} ${attack.defence}`)
    if (complaint) complaints.push(`${attack.defence}: ${complaint}`)
  }
  return complaints
}

async function mount(attack: Attack, whole: WebAssembly.Module, honest: CircuitInputs): Promise<string | null> {
  const source = readFileSync(join(sources, attack.file), 'utf8')
  if (source.split(attack.search).length !== 2) return `${attack.file} no longer holds its text exactly once`
  const passes = (program: WebAssembly.Module) =>
    computeWitness(program, attack.inputs(honest)).then(
      () => true,
      () => false,
    )
  if (await passes(whole)) return 'the circuit lets it pass as it is'
  writeFileSync(join(work, attack.file), source.replace(attack.search, attack.replace))
  try {
    compileCircuit('one-clause')
    const without = new WebAssembly.Module(new Uint8Array(readWork('one-clause_js/one-clause.wasm')))
    return (await passes(without)) ? null : 'something else refuses it, too'
  } finally {
    writeFileSync(join(work, attack.file), source)
  }
}

function honestInputs(): CircuitInputs {
  let last = 0
  const randomBytes = (length: number) => new Uint8Array(length).fill(++last)
  const slots = openSlots([{ field: 'dateOfBirth', encoding: 'date', value: '2000-02-29' }], randomBytes)
  const holding = { slots, secret: toBytes32(5n), schema: schemaKey('identity'), expiry: dayNumber('2030-01-01') }
  const clause = { field: 'dateOfBirth', encoding: 'date', mode: 'range', most: '2008-11-21' } as const
  const job = { context: toBytes32(7n), today: dayNumber('2026-11-21') }
  if (holding.expiry >= noExpiry) throw new Error('A day of this century fits 17 bits')
  return circuitInputs({ type: 'AgeProof', clauses: [clause] }, holding, job).inputs
}

type Term = readonly [wire: number, factor: bigint]
type Constraint = readonly [a: readonly Term[], b: readonly Term[], c: readonly Term[]]

/** Wires that can be raised by one without any constraint noticing. */
function findFreeWires(r1cs: Uint8Array, witness: Uint8Array): string[] {
  const values = Array.from({ length: witness.length / 32 }, (_, wire) =>
    readNumber(witness.subarray(wire * 32, wire * 32 + 32)),
  )
  const constraints = readConstraints(r1cs)
  const touching = values.map((): Constraint[] => [])
  for (const constraint of constraints)
    for (const wire of new Set(constraint.flat().map(([wire]) => wire))) touching[wire]?.push(constraint)
  const holds = ([a, b, c]: Constraint) => mod(sum(a, values) * sum(b, values) - sum(c, values)) === 0n
  if (!constraints.every(holds)) return ['The honest witness does not meet the constraints']
  return values.flatMap((value, wire) => {
    values[wire] = value + 1n
    const isFree = touching[wire]?.every(holds)
    values[wire] = value
    return isFree ? [`wire ${wire} is pinned by no constraint`] : []
  })
}

/** Section 2 of the r1cs: three linear combinations each, `u32 count`, then `u32 wire` and 32 bytes. */
function readConstraints(r1cs: Uint8Array): Constraint[] {
  const view = new DataView(r1cs.buffer, r1cs.byteOffset, r1cs.byteLength)
  const constraints: Constraint[] = []
  let at = 12
  while (view.getUint32(at, true) !== 2) at += 12 + Number(view.getBigUint64(at + 4, true))
  const end = at + 12 + Number(view.getBigUint64(at + 4, true))
  at += 12
  const readTerms = (): Term[] => {
    const count = view.getUint32(at, true)
    const start = at + 4
    at = start + count * 36
    return Array.from({ length: count }, (_, term) => {
      const place = start + term * 36
      return [view.getUint32(place, true), readNumber(r1cs.subarray(place + 4, place + 36))] as const
    })
  }
  while (at < end) constraints.push([readTerms(), readTerms(), readTerms()])
  return constraints
}

function sum(terms: readonly Term[], values: readonly bigint[]): bigint {
  return terms.reduce((total, [wire, factor]) => total + factor * (values[wire] ?? 0n), 0n)
}

function mod(value: bigint): bigint {
  return ((value % fieldOrder) + fieldOrder) % fieldOrder
}

function readNumber(bytes: Uint8Array): bigint {
  return bytes.reduceRight((total, byte) => (total << 8n) | BigInt(byte), 0n)
}
