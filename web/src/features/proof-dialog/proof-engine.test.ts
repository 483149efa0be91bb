import { hasDevelopmentKeys } from '@did/proofs/circuit-keys'
import { afterEach, expect, test, vi } from 'vitest'
import { loadProofEngines } from './proof-engine.ts'
import type { PendingAsked } from './signed-text.ts'

afterEach(() => vi.unstubAllGlobals())

// With keys of its own, such a build has an engine.
test.runIf(hasDevelopmentKeys)(
  'a build for production with keys for development has nothing to prove with, so that it approves nothing',
  async () => {
    vi.stubGlobal('__EMBEDDED__', false)
    const request = { claim: { claimHash: `0x${'ab'.repeat(32)}` } } as PendingAsked
    expect(await loadProofEngines(request)).toEqual({ real: null, simulated: null })
  },
)
