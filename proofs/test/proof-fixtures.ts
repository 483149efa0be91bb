import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { claimIdSchema } from '@did/domain/ids'
import type { Proof, ProofStatement } from '@did/domain/proof/proof'
import { dayNumber } from '../src/attributes/encoding.ts'
import { randomField } from '../src/attributes/field-element.ts'
import { noExpiry, openSlots, schemaKey } from '../src/attributes/slots.ts'
import { contextOf } from '../src/check-proof.ts'
import type { Holding } from '../src/prover/circuit-inputs.ts'
import { type MadeProof, makeProof, type ProofJob, type ProverArtifacts } from '../src/prover.ts'
import { circuitOf } from '../src/statement.ts'

export const randomBytes = (length: number) => crypto.getRandomValues(new Uint8Array(length))
export const today = dayNumber('2026-11-21')
export const context = contextOf('test')

export const holding: Holding = {
  slots: openSlots(
    [
      { field: 'name', encoding: 'text', value: 'Ada Lovelace' },
      { field: 'dateOfBirth', encoding: 'date', value: '2000-02-29' },
      { field: 'country', encoding: 'country', value: 'DE' },
      { field: 'incomeLevel', encoding: 'decimal', value: '50000.50' },
    ],
    randomBytes,
  ),
  secret: randomField(randomBytes),
  schema: schemaKey('identity'),
  expiry: noExpiry,
}

export const oneClause: ProofStatement = {
  type: 'AgeProof',
  clauses: [{ field: 'dateOfBirth', encoding: 'date', mode: 'range', most: '2008-11-21' }],
}
export const twoClauses: ProofStatement = {
  type: 'CustomProof',
  clauses: [
    { field: 'country', encoding: 'country', mode: 'not-in', members: ['US'] },
    { field: 'incomeLevel', encoding: 'decimal', mode: 'range', least: '30000', most: '75000' },
  ],
}
export const largeSet: ProofStatement = {
  type: 'LocationProof',
  clauses: [
    {
      field: 'country',
      encoding: 'country',
      mode: 'in',
      members: ['AT', 'BE', 'CH', 'CZ', 'DE', 'DK', 'ES', 'FR', 'IT', 'PL'],
    },
  ],
}

export function readArtifacts(statement: ProofStatement): ProverArtifacts {
  const read = (file: string) => new Uint8Array(readFileSync(join(import.meta.dirname, '../keys', file)))
  const circuit = circuitOf(statement)
  return {
    key: read(`${circuit}.key`),
    program: new WebAssembly.Module(mutatedProgram(circuit) ?? read(`${circuit}.wasm`)),
    curve: new WebAssembly.Module(read('bn128.wasm')),
  }
}

/**
 * Returns the witness program of the circuit that `npm run mutants` compiled without one of its
 * checks, and null for every other circuit.
 */
function mutatedProgram(circuit: string): Uint8Array<ArrayBuffer> | null {
  const { MUTATED_CIRCUIT, MUTATED_WITNESS_PROGRAM = '' } = process.env
  return circuit === MUTATED_CIRCUIT ? new Uint8Array(readFileSync(MUTATED_WITNESS_PROGRAM)) : null
}

export function buildJob(changes: Partial<ProofJob> = {}): ProofJob {
  return { statement: oneClause, holding, context, today, ...changes }
}

export function prove(changes: Partial<ProofJob> = {}): Promise<MadeProof> {
  const job = buildJob(changes)
  return makeProof(job, readArtifacts(job.statement), { randomBytes })
}

export const asProof = ({ binding: _, ...members }: MadeProof, changes: Partial<Proof> = {}): Proof => ({
  id: '0123456789abcdef',
  type: 'AgeProof',
  claimId: claimIdSchema.parse(7),
  claimType: 'identity',
  timestamp: '2026-11-21T00:00:00.000Z',
  engine: 'groth16',
  ...members,
  ...changes,
})
