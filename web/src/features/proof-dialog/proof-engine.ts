import type { ProofEngine } from '@did/proofs/proof-engine'

/**
 * The engine of this build, or null where there is none yet. The condition is decided at compile time, so a production build
 * holds no line of the simulation; real circuits take their place here.
 */
export async function loadProofEngine(): Promise<ProofEngine | null> {
  if (!__EMBEDDED__) return null
  const { createSimulatedEngine } = await import('@did/proofs/simulated-engine')
  return createSimulatedEngine({
    now: () => new Date(),
    randomBytes: (length) => crypto.getRandomValues(new Uint8Array(length)),
  })
}
