import type { ProofEngine } from '@did/proofs/proof-engine'
import type { InputFaults } from './draft/input-faults.ts'
import type { ProofDraft } from './proof-machine.ts'

export type RealEngine = ProofEngine & {
  /** Finds missing and wrong values. The engine never makes up a value. */
  findFaults: (draft: ProofDraft, claimType: string) => InputFaults
  /** Loads the proving keys ahead of time. */
  prepare: () => void
  /** Returns the proof that the claim itself suggests, or null. */
  suggest: () => ProofDraft | null
  /** Keeps the verifier's choice for the next claim of the same kind. */
  remember: (draft: ProofDraft) => void
}

/**
 * `real` is null in a production build with development keys. `simulated` is null in every build
 * that is not embedded.
 */
export type ProofEngines = { real: RealEngine | null; simulated: ProofEngine | null }
