import type { PendingAsked } from '@did/domain/verification-request/verification-request'
import { hasDevelopmentKeys } from '@did/proofs/circuit-keys'
import { createGroth16Engine } from '@did/proofs/groth16-engine'
import { prepareProver, proveInWorker } from '@did/proofs/prove-in-worker'
import { getAppConfig } from '../../lib/app-config.ts'
import { findFaults } from './input-faults.ts'
import type { RealEngine } from './proof-engine.ts'

/** Returns null in production with development keys, because anybody can forge such proofs. */
export async function createRealEngine({ claim }: PendingAsked): Promise<RealEngine | null> {
  if (hasDevelopmentKeys && !__EMBEDDED__) return null
  const { chainId, didRegistry: registry } = await getAppConfig()
  const engine = createGroth16Engine({
    claim: { chainId, registry, claimHash: claim.claimHash },
    now: () => new Date(),
    randomBytes: (length) => crypto.getRandomValues(new Uint8Array(length)),
    prove: proveInWorker,
    acceptDevelopmentKeys: __EMBEDDED__,
  })
  return { ...engine, findFaults, prepare: () => prepareProver('one-clause') }
}
