import type { PendingAsked } from '@did/domain/verification-request/verification-request'
import { hasDevelopmentKeys } from '@did/proofs/circuit-keys'
import { afterEach, expect, test, vi } from 'vitest'
import { loadProofEngines } from './proof-engine.ts'

afterEach(() => vi.unstubAllGlobals())

// A build without development keys has a real engine, so this rule does not apply to that build.
test.runIf(hasDevelopmentKeys)(
  'a production build with development keys can prove nothing, and so approve nothing',
  async () => {
    vi.stubGlobal('__EMBEDDED__', false)
    const request = { claim: { claimHash: `0x${'ab'.repeat(32)}` } } as PendingAsked
    expect(await loadProofEngines(request)).toEqual({ real: null, simulated: null })
  },
)
