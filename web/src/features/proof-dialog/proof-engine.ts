import type { ProofEngine } from '@did/proofs/proof-engine'
import type { InputFaults } from './input-faults.ts'
import type { ProofDraft } from './proof-machine.ts'
import type { PendingAsked } from './signed-text.ts'

export type RealEngine = ProofEngine & {
  /** What keeps these inputs from being proved. A value is never made up. */
  findFaults: (draft: ProofDraft, claimType: string) => InputFaults
  /** Fetches ahead what a proof needs. */
  prepare: () => void
}

/** `real` is null where this installation has no keys of its own; the simulation is there in embedded mode alone. */
export type ProofEngines = { real: RealEngine | null; simulated: ProofEngine | null }

/** The condition is decided at compile time, so that a production build holds no line of the simulation. */
export async function loadProofEngines(request: PendingAsked): Promise<ProofEngines> {
  const real = import('./real-engine.ts').then(({ createRealEngine }) => createRealEngine(request))
  if (!__EMBEDDED__) return { real: await real, simulated: null }
  const { createSimulatedEngine } = await import('@did/proofs/simulated-engine')
  const simulated = createSimulatedEngine({
    now: () => new Date(),
    randomBytes: (length) => crypto.getRandomValues(new Uint8Array(length)),
  })
  return { real: await real, simulated }
}
