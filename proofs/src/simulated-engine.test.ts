import { claimIdSchema } from '@did/domain/ids'
import { type ProofRequest, proofSchema } from '@did/domain/proof'
import { expect, test } from 'vitest'
import { createSimulatedEngine } from './simulated-engine.ts'

const engine = createSimulatedEngine({
  now: () => new Date('2026-11-21T12:00:00Z'),
  randomBytes: (length) => crypto.getRandomValues(new Uint8Array(length)),
})

function buildRequest(overrides: Partial<ProofRequest> = {}): ProofRequest {
  return {
    type: 'AgeProof',
    claimId: claimIdSchema.parse(7),
    claimType: 'identity',
    claimFields: ['dateOfBirth'],
    privateInputs: { dateOfBirth: '1990-05-17' },
    publicInputs: {},
    ...overrides,
  }
}

test('an adult proves their age without showing the date of birth', async () => {
  const proof = await engine.prove(buildRequest())
  expect(proofSchema.parse(proof)).toEqual(proof)
  expect(await engine.verify(proof)).toMatchObject({ valid: true, metadata: { proofId: proof.id } })
  expect(JSON.stringify(proof)).not.toContain('1990')
})

test('sixteen years make a proof that fails to verify', async () => {
  const proof = await engine.prove(buildRequest({ privateInputs: { dateOfBirth: '2010-06-01' } }))
  expect(await engine.verify(proof)).toEqual({ valid: false, error: 'Verification failed' })
})
