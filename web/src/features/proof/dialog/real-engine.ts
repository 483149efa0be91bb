import type { PendingAsked } from '@did/domain/verification-request/verification-request'
import { hasDevelopmentKeys } from '@did/proofs/circuit-keys'
import { createGroth16Engine } from '@did/proofs/groth16-engine'
import { prepareProver, proveInWorker } from '@did/proofs/prove-in-worker'
import { loadNamesFor } from '../../../entities/verification/software-names.ts'
import { getAppConfig } from '../../../lib/app-config.ts'
import { dateNow } from '../../../lib/page/device-clock.ts'
import { findFaults } from './draft/input-faults.ts'
import { recallChoice, rememberChoice } from './draft/remembered-choices.ts'
import { suggestDraft } from './draft/suggest-draft.ts'
import type { RealEngine } from './proof-engine.ts'

/** In production, development keys lead to null, because anybody can forge proofs with them. */
export async function createRealEngine(request: PendingAsked): Promise<RealEngine | null> {
  const { claim } = request
  if (hasDevelopmentKeys && !__EMBEDDED__) return null
  const [{ chainId, didRegistry: registry }] = await Promise.all([getAppConfig(), loadNamesFor(request.leaves)])
  const engine = createGroth16Engine({
    claim: { chainId, registry, claimHash: claim.claimHash },
    now: dateNow,
    randomBytes: (length) => crypto.getRandomValues(new Uint8Array(length)),
    prove: proveInWorker,
    acceptDevelopmentKeys: __EMBEDDED__,
  })
  return {
    ...engine,
    findFaults,
    prepare: () => prepareProver('one-clause'),
    suggest: () => suggestDraft(request, recallChoice(request)),
    remember: (draft) => rememberChoice(request, draft),
  }
}
