import type { Claim } from '@did/domain/claim/claim'
import type { Proof, RecordedProof } from '@did/domain/proof/proof'
import { circuitId } from '@did/proofs/circuit-keys'
import { createGroth16Engine } from '@did/proofs/groth16-engine'
import { makeProof } from '@did/proofs/prover'
import { expect } from 'vitest'
import { readArtifacts } from '../../../proofs/test/proof-fixtures.ts'
import { createProofChecks } from '../../src/proof-checks.ts'
import { buildRequest, buildUser, buildVerification, buildVerifier, type Person } from '../rig/builders.ts'
import type { Node } from '../rig/stack.ts'
import { test } from '../rig/test.ts'

const randomBytes = (length: number) => crypto.getRandomValues(new Uint8Array(length))
/**
 * The order of BN254's scalar field. For the verification, a signal plus this order is the same
 * number as the signal.
 */
const order = 21888242871839275222246405745257275088548364400416034343698204186575808495617n

let node: Node
let verifier: Person
let owner: Person
let asked: Awaited<ReturnType<typeof buildRequest>>
let proof: Proof
type Proven = { asked: typeof asked; proof: Proof }
test.beforeAll(async ({ installation }) => {
  node = await installation.startNode()
  verifier = await buildVerifier(node)
  owner = await buildUser(node)
  const proven = await proveAge()
  asked = proven.asked
  proof = proven.proof
})

async function proveAge(): Promise<Proven> {
  const asked = await buildRequest(owner, verifier)
  const engine = createGroth16Engine({
    claim: boundTo(asked),
    now: () => new Date(),
    randomBytes,
    prove: (job) => makeProof(job, readArtifacts(job.statement), { randomBytes }),
    acceptDevelopmentKeys: true,
  })
  const { claim } = asked
  const proof = await engine.prove({
    type: 'AgeProof',
    claimId: claim.id,
    claimType: claim.type,
    claimFields: ['dateOfBirth'],
    privateInputs: { dateOfBirth: '1990-02-28' },
    publicInputs: { threshold: '18' },
  })
  return { asked, proof }
}

function boundTo({ claim }: Pick<Proven['asked'], 'claim'>) {
  const { chainId, didRegistry: registry } = node.ctx.config
  return { chainId, registry, claimHash: claim.claimHash }
}

async function verify({ asked, proof }: Proven) {
  const verification = await buildVerification(verifier, { ...asked, level: 'AgeProof' })
  const body = { ...verification, proof }
  return verifier.client.call<Claim & { code?: string }>('PUT', `/api/claims/${asked.claim.id}/verify`, body)
}

const withSignal = (change: (signal: bigint) => string) => ({
  publicSignals: proof.publicSignals.map((signal, place) => (place === 4 ? change(BigInt(signal)) : signal)),
})
test.each<[string, () => Partial<Proof>]>([
  [
    'another statement',
    () => ({
      statement: {
        type: 'AgeProof',
        clauses: [{ field: 'dateOfBirth', encoding: 'date', mode: 'range', most: '1980-01-01' }],
      },
    }),
  ],
  ['no statement', () => ({ statement: undefined })],
  ['a signal plus the order of the field', () => withSignal((signal) => String(signal + order))],
  ['a negative signal', () => withSignal((signal) => String(signal - order))],
  ['a signal in hex', () => withSignal((signal) => `0x${signal.toString(16)}`)],
  ['an additional signal', () => ({ publicSignals: [...proof.publicSignals, '0'] })],
  ['a missing signal', () => ({ publicSignals: proof.publicSignals.slice(0, -1) })],
  ['no signals', () => ({ publicSignals: [] })],
  ['a point off the curve', () => ({ proof: { ...proof.proof, pi_a: ['1', '1', '1'] } })],
  ['the point at infinity', () => ({ proof: { ...proof.proof, pi_c: ['0', '1', '0'] } })],
  ['half a point', () => ({ proof: { ...proof.proof, pi_b: [] } })],
  ['another circuit', () => ({ circuitId: circuitId('four-clauses') })],
  ['an unknown circuit', () => ({ circuitId: 'best-circuit' })],
])('a real proof is refused with %s, and the request stays pending', async (_, change) => {
  const { status, body } = await verify({ asked, proof: { ...proof, ...change() } })
  expect(`${status} ${body.code}`).toMatch(/^422 proof-(invalid|engine-refused)$/)
})

test('a real proof is checked in a worker thread, and stored with its statement', async () => {
  const proven = await proveAge()
  const { claim } = proven.asked
  expect(await verify(proven)).toMatchObject({
    status: 200,
    body: { isVerified: true, verificationLevel: 'AgeProof' },
  })
  const { rows } = await node.ctx.pool.query('select proof from attestations where claim_id = $1', [claim.id])
  expect(rows).toMatchObject([{ proof: { engine: 'groth16', statement: proven.proof.statement } }])
  const recorded = await owner.client.ok<RecordedProof>('GET', `/api/claims/${claim.id}/proof`)
  expect(recorded.proof).toEqual(proven.proof)
  expect(Date.now() - Date.parse(recorded.recordedAt)).toBeLessThan(60_000)
})

test('proofs that arrive while the queue of checks is full are refused, and the proofs in the queue are checked', async () => {
  const checks = createProofChecks({ threads: 1, queue: 2 })
  const real = { ...boundTo(asked), now: new Date(), acceptDevelopmentKeys: true }
  const { id: claimId, type: claimType } = asked.claim
  const expected = { claimId, claimType, level: 'AgeProof', acceptSimulated: false, real } as const
  const answers = await Promise.allSettled(Array.from({ length: 8 }, () => checks.check({ proof, expected })))
  await checks.stop()
  const checked = answers.filter(({ status }) => status === 'fulfilled')
  expect(checked.length).toBeGreaterThanOrEqual(2)
  expect(checked).toEqual(checked.map(() => ({ status: 'fulfilled', value: { ok: true } })))
  const turnedAway = answers.flatMap((answer) => (answer.status === 'rejected' ? [answer.reason.code] : []))
  expect(turnedAway).toEqual(Array(8 - checked.length).fill('proof-queue-full'))
  expect(turnedAway.length).toBeGreaterThan(0)
})
