import type { ProofEngine } from '@did/proofs/proof-engine'
import type { InputFaults } from './draft/input-faults.ts'
import type { ProofDraft } from './proof-machine.ts'

export type RealEngine = ProofEngine & {
  /** The engine finds missing and wrong values, and never makes up a value. */
  findFaults: (draft: ProofDraft, claimType: string) => InputFaults
  prepare: () => void
  suggest: () => ProofDraft | null
  remember: (draft: ProofDraft) => void
}

/**
 * `real` is null in a production build with development keys. `simulated` is null in every build
 * that is not embedded.
 */
export type ProofEngines = { real: RealEngine | null; simulated: ProofEngine | null }
