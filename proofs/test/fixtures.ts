import { claimIdSchema } from '@did/domain/ids'
import type { ProofRequest } from '@did/domain/proof/proof'
import { createSimulatedEngine } from '../src/simulated-engine.ts'

export const noon = new Date('2026-11-21T12:00:00.000Z')

/**
 * An engine for simulated proofs. Its time and its salt are fixed, so that the golden values of its
 * proofs stay the same.
 */
export const engine = createSimulatedEngine({
  now: () => noon,
  randomBytes: (length) => new Uint8Array(length).fill(7),
})

export function buildRequest(overrides: Partial<ProofRequest> = {}): ProofRequest {
  return {
    type: 'AgeProof',
    claimId: claimIdSchema.parse(7),
    claimType: 'identity',
    claimFields: ['name', 'dateOfBirth'],
    privateInputs: { name: 'Ada Example', dateOfBirth: '1990-05-17' },
    publicInputs: {},
    ...overrides,
  }
}
