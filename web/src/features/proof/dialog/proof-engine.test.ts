import type { PendingAsked } from '@did/domain/verification-request/verification-request'
import { afterEach, expect, test, vi } from 'vitest'
import { loadProofEngines } from './load-proof-engines.ts'

afterEach(() => vi.unstubAllGlobals())

vi.mock('@did/proofs/circuit-keys', async (load) => ({ ...(await load<object>()), hasDevelopmentKeys: true }))

test('a production build with development keys has no engine for proofs, so nobody can approve a request in that build', async () => {
  vi.stubGlobal('__EMBEDDED__', false)
  const request = { claim: { claimHash: `0x${'ab'.repeat(32)}` } } as PendingAsked
  expect(await loadProofEngines(request)).toEqual({ real: null, simulated: null })
})
