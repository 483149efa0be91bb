import type { PendingAsked } from '@did/domain/verification-request/verification-request'
import { dateNow } from '../../../lib/page/device-clock.ts'
import type { ProofEngines } from './proof-engine.ts'

/**
 * A compile-time constant guards the import of the simulated engine, so that a production build
 * does not contain that engine.
 */
export async function loadProofEngines(request: PendingAsked): Promise<ProofEngines> {
  const real = import('./real-engine.ts').then(({ createRealEngine }) => createRealEngine(request))
  if (!__EMBEDDED__) return { real: await real, simulated: null }
  const { createSimulatedEngine } = await import('@did/proofs/simulated-engine')
  const simulated = createSimulatedEngine({
    now: dateNow,
    randomBytes: (length) => crypto.getRandomValues(new Uint8Array(length)),
  })
  return { real: await real, simulated }
}
