/**
 * Looks for wires of a circuit whose value no constraint fixes, because a forger could give such a
 * wire a false value. The attack adds one to each wire of a valid witness, one wire at a time. Each
 * time, this must break a constraint.
 */
import type { ProofStatement } from '@did/domain/proof/proof'
import { dayNumber } from '../src/attributes/encoding.ts'
import { fieldOrder, toBytes32 } from '../src/attributes/field-element.ts'
import { openSlots, schemaKey } from '../src/attributes/slots.ts'
import { circuitInputs } from '../src/prover/circuit-inputs.ts'
import { type CircuitInputs, computeWitness } from '../src/prover/witness.ts'
import { type CircuitName, circuitNames, readWork } from './tools.ts'

/**
 * Returns a complaint for each wire whose value no constraint fixes. The caller must have compiled
 * the circuits.
 */
export async function attackCircuits(): Promise<string[]> {
  const complaints = await Promise.all(circuitNames.map(findFreeWires))
  return complaints.flat()
}

function programOf(circuit: CircuitName): WebAssembly.Module {
  return new WebAssembly.Module(new Uint8Array(readWork(`${circuit}_js/${circuit}.wasm`)))
}

const clause = { field: 'dateOfBirth', encoding: 'date', mode: 'range', most: '2008-11-21' } as const
const country = { field: 'country', encoding: 'country' } as const
/**
 * One statement for each circuit. None has an empty clause, because no constraint would fix the
 * opening of its attribute.
 */
const statements: Record<CircuitName, ProofStatement> = {
  'one-clause': { type: 'AgeProof', clauses: [clause] },
  'four-clauses': {
    type: 'CustomProof',
    clauses: [
      clause,
      { ...country, mode: 'in', members: ['DE', 'AT'] },
      { ...country, mode: 'not-in', members: ['US'] },
      { ...country, mode: 'known' },
    ],
  },
  'set-256': {
    type: 'LocationProof',
    clauses: [{ ...country, mode: 'in', members: ['AT', 'BE', 'CH', 'CZ', 'DE', 'DK', 'ES', 'FR', 'IT'] }],
  },
}

function honestInputs(circuit: CircuitName): CircuitInputs {
  let last = 0
  const randomBytes = (length: number) => new Uint8Array(length).fill(++last)
  const birth = { field: 'dateOfBirth', encoding: 'date', value: '2000-02-29' } as const
  const slots = openSlots([birth, { ...country, value: 'DE' }], randomBytes)
  const holding = { slots, secret: toBytes32(5n), schema: schemaKey('identity'), expiry: dayNumber('2030-01-01') }
  const job = { context: toBytes32(7n), today: dayNumber('2026-11-21') }
  return circuitInputs(statements[circuit], holding, job).inputs
}

type Term = readonly [wire: number, factor: bigint]
type Constraint = readonly [a: readonly Term[], b: readonly Term[], c: readonly Term[]]

async function findFreeWires(circuit: CircuitName): Promise<string[]> {
  const witness = await computeWitness(programOf(circuit), honestInputs(circuit))
  const values = Array.from({ length: witness.length / 32 }, (_, wire) =>
    readNumber(witness.subarray(wire * 32, wire * 32 + 32)),
  )
  const names = readWireNames(circuit)
  const constraints = readConstraints(readWork(`${circuit}.r1cs`))
  const touching = values.map((): Constraint[] => [])
  for (const constraint of constraints)
    for (const wire of new Set(constraint.flat().map(([wire]) => wire))) touching[wire]?.push(constraint)
  const holds = ([a, b, c]: Constraint) => mod(sum(a, values) * sum(b, values) - sum(c, values)) === 0n
  if (!constraints.every(holds)) return [`${circuit}: the honest witness does not meet the constraints`]
  return values.flatMap((value, wire) => {
    values[wire] = value + 1n
    const isFree = touching[wire]?.every(holds)
    values[wire] = value
    const name = names.get(wire) ?? ''
    return isFree && !mayBeFree(name) ? [`${circuit}: ${name} is pinned by no constraint`] : []
  })
}

/**
 * Tells whether the constraints may leave the value of a wire open. Public operands may be open,
 * because a checker computes them itself, and a clause may hold for another operand, too. The hint
 * of `IsZero` is the inverse of a number, and it can have any value when the number is zero.
 */
function mayBeFree(name: string): boolean {
  return /^main\.operands\[|\.IsZero_\w+\.inv$/.test(name)
}

function readWireNames(circuit: CircuitName): Map<number, string> {
  const rows = new TextDecoder()
    .decode(readWork(`${circuit}.sym`))
    .trim()
    .split('\n')
  return new Map(rows.map((row) => row.split(',')).map(([, wire, , name = '']) => [Number(wire), name]))
}

/**
 * Reads the constraints of a compiled circuit. In section 2 of the file, each constraint has three
 * sums of terms. A sum is `u32 count`, and then `u32 wire` and 32 bytes for each term.
 */
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
