/**
 * The page of our prover in the bench: it proves in a worker, as a page of the product does.
 * `bench/src/prover.ts` calls `window.prove`.
 */
import type { ProofStatement } from '@did/domain/proof/proof'
import { randomField } from '@did/proofs/attributes/field-element'
import { noExpiry, openSlots, schemaKey } from '@did/proofs/attributes/slots'
import { birthCutOff } from '@did/proofs/build-statement'
import { contextOf } from '@did/proofs/check-proof'
import { prepareProver, proveInWorker } from '@did/proofs/prove-in-worker'

const randomBytes = (length: number) => crypto.getRandomValues(new Uint8Array(length))
const holding = {
  slots: openSlots(
    [
      { field: 'dateOfBirth', encoding: 'date', value: '2000-02-29' },
      { field: 'country', encoding: 'country', value: 'DE' },
    ],
    randomBytes,
  ),
  secret: randomField(randomBytes),
  schema: schemaKey('identity'),
  expiry: noExpiry,
}
const age = { field: 'dateOfBirth', encoding: 'date', mode: 'range', most: birthCutOff('2026-11-21', 18) } as const
const country = { field: 'country', encoding: 'country', mode: 'in', members: ['AT', 'CH', 'DE'] } as const

async function prove(clauses: number) {
  const statement: ProofStatement = {
    type: 'AgeProof',
    clauses: clauses === 1 ? [age] : [age, { ...country, members: [...country.members] }],
  }
  const job = { statement, holding, context: contextOf('bench'), today: 46_346 }
  const started = performance.now()
  const made = await proveInWorker(job)
  return { ms: performance.now() - started, made }
}

Object.assign(window, { prove, prepare: () => prepareProver('one-clause'), isReady: true })
