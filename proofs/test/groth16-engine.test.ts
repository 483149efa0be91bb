import { claimIdSchema } from '@did/domain/ids'
import { type Proof, type ProofRequest, proofSchema } from '@did/domain/proof/proof'
import { expect, test } from 'vitest'
import { circuitId, hasDevelopmentKeys } from '../src/circuit-keys.ts'
import { createGroth16Engine, statementOfRequest } from '../src/groth16-engine.ts'
import { makeProof } from '../src/prover.ts'
import { verifyProof } from '../src/verify.ts'
import { randomBytes, readArtifacts } from './proof-fixtures.ts'

const now = new Date('2026-11-21T12:00:00Z')
const claimId = claimIdSchema.parse(7)
const claim = { chainId: 31337, registry: `0x${'3a'.repeat(20)}`, claimHash: `0x${'ab'.repeat(32)}` } as const
const engine = createGroth16Engine({
  claim,
  now: () => now,
  randomBytes,
  prove: (job) => makeProof(job, readArtifacts(job.statement), { randomBytes }),
  acceptDevelopmentKeys: true,
})
const buildRequest = (changes: Partial<ProofRequest> = {}): ProofRequest => ({
  type: 'AgeProof',
  claimId,
  claimType: 'identity',
  claimFields: ['dateOfBirth'],
  privateInputs: { dateOfBirth: '2008-11-21' },
  publicInputs: { threshold: '18' },
  ...changes,
})
const real = { ...claim, now, acceptDevelopmentKeys: true }
const expected = { claimId, claimType: 'identity', level: 'AgeProof', acceptSimulated: false, real } as const

test('the page and the server accept a proof that a verifier made from typed values', async () => {
  const proof = await engine.prove(buildRequest())
  expect(proofSchema.parse(proof)).toEqual(proof)
  expect(await engine.verify(proof)).toMatchObject({
    valid: true,
    metadata: { circuitId: circuitId('one-clause') },
    hasDevelopmentKeys,
  })
  expect(await verifyProof(proof, expected)).toEqual({ ok: true })

  const refused = async (changes: Partial<Proof>, others: Partial<Parameters<typeof verifyProof>[1]> = {}) =>
    expect((await verifyProof({ ...proof, ...changes }, { ...expected, ...others })).ok).toBe(false)
  await refused({}, { real: { ...real, chainId: 1 } })
  await refused({}, { real: { ...real, registry: `0x${'3b'.repeat(20)}` } })
  await refused({}, { real: { ...real, claimHash: `0x${'cd'.repeat(32)}` } })
  await refused({ claimId: claimIdSchema.parse(8) }, { claimId: claimIdSchema.parse(8) })
  await refused({}, { level: 'IncomeProof' })
  for (const day of ['2026-11-19', '2026-11-24'])
    await refused({}, { real: { ...real, now: new Date(`${day}T12:00:00Z`) } })
  await refused({ statement: undefined })
  await refused({
    statement: { type: 'AgeProof', clauses: [{ field: 'dateOfBirth', encoding: 'date', mode: 'known' }] },
  })
  const { real: _, ...simulatedOnly } = expected
  expect(await verifyProof(proof, simulatedOnly)).toMatchObject({ ok: false, code: 'proof-engine-refused' })
})

test('the Groth16 engine makes no proof when a value is missing or empty, or does not meet the statement', async () => {
  await expect(engine.prove(buildRequest({ privateInputs: {} }))).rejects.toMatchObject({ code: 'invalid-input' })
  await expect(engine.prove(buildRequest({ privateInputs: { dateOfBirth: ' ' } }))).rejects.toMatchObject({
    code: 'invalid-input',
  })
  const tooYoung = buildRequest({ privateInputs: { dateOfBirth: '2008-11-22' } })
  await expect(engine.prove(tooYoung)).rejects.toMatchObject({ code: 'proof-invalid' })
})

test('if a request for a proof names no thresholds, the proof has the specification’s default thresholds', () => {
  const clauseOf = (changes: Partial<ProofRequest>) =>
    statementOfRequest(buildRequest({ publicInputs: {}, ...changes }), '2026-11-21').clauses
  expect(clauseOf({})).toMatchObject([{ field: 'dateOfBirth', most: '2008-11-21' }])
  expect(clauseOf({ type: 'IncomeProof' })).toMatchObject([{ field: 'incomeLevel', least: '30000' }])
  expect(clauseOf({ type: 'EducationProof' })).toMatchObject([{ field: 'educationLevel', least: 'bachelor' }])
  expect(clauseOf({ type: 'LocationProof' })).toMatchObject([{ field: 'country', members: ['US'] }])
  expect(clauseOf({ type: 'LocationProof', publicInputs: { requiredLocation: 'at, de' } })).toMatchObject([
    { members: ['AT', 'DE'] },
  ])
  expect(clauseOf({ type: 'IdentityProof', claimFields: ['name', 'nationalId'] })).toEqual([
    { field: 'name', encoding: 'text', mode: 'known' },
    { field: 'nationalId', encoding: 'text', mode: 'known' },
  ])
})
