import { claimIdSchema } from '@did/domain/ids'
import { proofSchema } from '@did/domain/proof'
import { expect, test } from 'vitest'
import { buildRequest, engine } from './test-fixtures.ts'
import { type ExpectedProof, verifyProof } from './verify.ts'

const proof = await engine.prove(buildRequest())
const expected: ExpectedProof = {
  claimId: proof.claimId,
  claimType: 'identity',
  level: 'AgeProof',
  acceptSimulated: true,
}
const invalid = { ok: false, code: 'proof-invalid' }

test('accepts a simulated proof of this claim and level where the simulation is accepted', async () => {
  expect(await verifyProof(proof, expected)).toEqual({ ok: true })
})

test('refuses every simulated proof where it is not', async () => {
  const production = { ...expected, acceptSimulated: false }
  expect(await verifyProof(proof, production)).toMatchObject({ ok: false, code: 'proof-engine-refused' })
})

test('refuses a proof of an engine that is not installed, or of one that only says so', async () => {
  expect(await verifyProof({ ...proof, engine: 'groth16' }, expected)).toMatchObject({
    ok: false,
    code: 'proof-engine-refused',
  })
})

test.each<[string, Partial<ExpectedProof>]>([
  ['another claim', { claimId: claimIdSchema.parse(8) }],
  ['another type of claim', { claimType: 'education' }],
  ['another level', { level: 'IdentityProof' }],
])('refuses a proof about %s', async (_, changed) => {
  expect(await verifyProof(proof, { ...expected, ...changed })).toMatchObject(invalid)
})

test('refuses a proof that says itself that its statement does not hold', async () => {
  const failing = await engine.prove(buildRequest({ privateInputs: { dateOfBirth: '2010-06-01' } }))
  expect(await verifyProof(failing, expected)).toMatchObject(invalid)
})

test('accepts the spec’s bare object, whose maker has another hash and calls the claim’s type "claim"', async () => {
  const bare = proofSchema.parse({
    id: '0123456789abcdef',
    type: 'AgeProof',
    claimId: proof.claimId,
    claimType: 'claim',
    publicSignals: ['18'],
    proof: { pi_a: ['1'], pi_b: [['1']], pi_c: ['1'], protocol: 'groth16' },
    circuitId: 'default-circuit',
    timestamp: proof.timestamp,
    engine: 'simulated',
  })
  expect(await verifyProof(bare, expected)).toEqual({ ok: true })
})
