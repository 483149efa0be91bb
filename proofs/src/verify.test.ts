import { claimIdSchema } from '@did/domain/ids'
import { proofSchema } from '@did/domain/proof/proof'
import { expect, test } from 'vitest'
import { buildRequest, engine } from '../test/fixtures.ts'
import { type ExpectedProof, verifyProof } from './verify.ts'

const proof = await engine.prove(buildRequest())
const expected: ExpectedProof = {
  claimId: proof.claimId,
  claimType: 'identity',
  level: 'AgeProof',
  acceptSimulated: true,
}
const invalid = { ok: false, code: 'proof-invalid' }

test('verifyProof accepts a simulated proof of the expected claim and level if the installation accepts simulated proofs', async () => {
  expect(await verifyProof(proof, expected)).toEqual({ ok: true })
})

test('verifyProof refuses every simulated proof if the installation does not accept simulated proofs', async () => {
  const production = { ...expected, acceptSimulated: false }
  expect(await verifyProof(proof, production)).toMatchObject({ ok: false, code: 'proof-engine-refused' })
})

test('verifyProof refuses a real proof where real proofs are not accepted', async () => {
  expect(await verifyProof({ ...proof, engine: 'groth16' }, expected)).toMatchObject({
    ok: false,
    code: 'proof-engine-refused',
  })
})

test.each<[string, Partial<ExpectedProof>]>([
  ['another claim', { claimId: claimIdSchema.parse(8) }],
  ['another type of claim', { claimType: 'education' }],
  ['another level', { level: 'IdentityProof' }],
])('verifyProof refuses a proof about %s', async (_, changed) => {
  expect(await verifyProof(proof, { ...expected, ...changed })).toMatchObject(invalid)
})

test('verifyProof refuses a simulated proof that says that its statement does not hold', async () => {
  const failing = await engine.prove(buildRequest({ privateInputs: { dateOfBirth: '2010-06-01' } }))
  expect(await verifyProof(failing, expected)).toMatchObject(invalid)
})

test('verifyProof accepts a simulated proof that has only the members of the specification’s proof object', async () => {
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
