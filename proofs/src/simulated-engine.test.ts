import { claimIdSchema } from '@did/domain/ids'
import { type Proof, proofSchema } from '@did/domain/proof/proof'
import { proofTypes } from '@did/domain/proof/proof-vocabulary'
import { expect, test } from 'vitest'
import { buildRequest, engine, noon } from '../test/fixtures.ts'
import { createSimulatedEngine } from './simulated-engine.ts'

const proof = await engine.prove(buildRequest())

test.each(proofTypes)('a simulated proof of type %s has the specified shape and verifies', async (type) => {
  const made = await engine.prove(
    buildRequest({ type, privateInputs: { value: '1' }, publicInputs: { expected: '1', members: '1' } }),
  )
  expect(proofSchema.parse(JSON.parse(JSON.stringify(made)))).toEqual(made)
  const { id: proofId, timestamp, circuitId, publicSignals: publicValues } = made
  expect(await engine.verify(made)).toEqual({
    valid: true,
    hasDevelopmentKeys: false,
    publicValues,
    metadata: { proofId, timestamp, circuitId },
  })
})

test('a simulated proof says that it is simulated, and contains the time of the engine’s clock', () => {
  expect(proof).toMatchObject({
    engine: 'simulated',
    circuitId: 'simulated:default-circuit',
    timestamp: noon.toISOString(),
    proof: { protocol: 'groth16' },
  })
  expect(engine.name).toBe('simulated')
})

test('the id of a simulated proof is the first 16 hex characters of a hash and never changes (golden vector)', () => {
  expect(proof.id).toBe('ca76938ab8546568')
})

test('a simulated proof names the circuit that the request named', async () => {
  const made = await engine.prove(buildRequest({ circuitName: 'age-over' }))
  expect(made.circuitId).toBe('simulated:age-over')
})

test('a simulated proof still verifies when the members of its JSON are in another order', async () => {
  const { pi_a, pi_b, pi_c, protocol } = proof.proof
  const shuffled = { ...proof, proof: { protocol, pi_c, pi_b, pi_a } }
  expect(await engine.verify(shuffled)).toMatchObject({ valid: true })
})

test('a simulated proof of a false statement is made but does not verify', async () => {
  const made = await engine.prove(buildRequest({ privateInputs: { dateOfBirth: '2010-06-01' } }))
  expect(proofSchema.parse(made)).toEqual(made)
  expect(await engine.verify(made)).toEqual({ valid: false, error: 'Verification failed' })
})

test('a simulated proof of a false statement does not verify even if somebody changes its result to “holds”', async () => {
  const made = await engine.prove(buildRequest({ privateInputs: { dateOfBirth: '2010-06-01' } }))
  const publicSignals = ['holds:true', ...made.publicSignals.slice(1)]
  expect(await engine.verify({ ...made, publicSignals })).toMatchObject({ valid: false })
})

test.each<[string, Partial<Proof>]>([
  ['id', { id: '0000000000000000' }],
  ['type', { type: 'IdentityProof' }],
  ['claimId', { claimId: claimIdSchema.parse(8) }],
  ['claimType', { claimType: 'kyc' }],
  ['publicSignals', { publicSignals: [...proof.publicSignals, 'extra'] }],
  ['points', { proof: { ...proof.proof, pi_a: ['1', '2', '1'] } }],
  ['circuitId', { circuitId: 'simulated:other' }],
  ['the label of circuitId', { circuitId: 'default-circuit' }],
  ['timestamp', { timestamp: '2026-11-21T12:00:01.000Z' }],
  ['engine', { engine: 'groth16' }],
])('a simulated proof does not verify after somebody changed this part of it: %s', async (_, changed) => {
  expect(await engine.verify({ ...proof, ...changed })).toMatchObject({ valid: false })
})

test('a simulated proof contains no private value in plain text', async () => {
  const privateInputs = { name: 'Ada Example', dateOfBirth: '1990-05-17', nationalId: 'X-4711-Q' }
  const text = JSON.stringify(await engine.prove(buildRequest({ privateInputs })))
  for (const value of Object.values(privateInputs)) expect(text).not.toContain(value)
  expect(text).not.toContain('1990')
})

test('two simulated proofs of the same private values have different commitments, because each has a fresh salt', async () => {
  const fresh = createSimulatedEngine({
    now: () => noon,
    randomBytes: (length) => crypto.getRandomValues(new Uint8Array(length)),
  })
  const [one, other] = [await fresh.prove(buildRequest()), await fresh.prove(buildRequest())]
  expect(one.publicSignals.at(-1)).toMatch(/^commitment:[0-9a-f]{64}$/)
  expect(one.publicSignals.at(-1)).not.toBe(other.publicSignals.at(-1))
  expect(one.id).not.toBe(other.id)
})

test('the order of the private values makes no difference to a simulated proof', async () => {
  const privateInputs = { dateOfBirth: '1990-05-17', name: 'Ada Example' }
  expect(await engine.prove(buildRequest({ privateInputs }))).toEqual(proof)
})

test.each([
  ['a circuit name too long', { circuitName: 'x'.repeat(55) }],
  ['a public value too long', { publicInputs: { threshold: '1'.repeat(500) } }],
  ['too many fields', { claimFields: Array.from({ length: 70 }, (_, index) => `field${index}`) }],
])('the simulated engine refuses %s', async (_, overrides) => {
  await expect(engine.prove(buildRequest(overrides))).rejects.toMatchObject({ code: 'invalid-input' })
})

test('the simulated engine makes no proof if the caller cancels before or during the work', async () => {
  const reason = new Error('closed')
  await expect(engine.prove(buildRequest(), { signal: AbortSignal.abort(reason) })).rejects.toBe(reason)
  const controller = new AbortController()
  const proving = engine.prove(buildRequest(), { signal: controller.signal })
  controller.abort(reason)
  await expect(proving).rejects.toBe(reason)
})
