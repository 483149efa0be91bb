import type { AttestationRequest } from '@did/domain/attestation/attestation'
import type { Claim } from '@did/domain/claim/claim'
import type { ClaimHistory } from '@did/domain/claim/history'
import type { Problem } from '@did/domain/problem'
import type { RecordedProof } from '@did/domain/proof/proof'
import { expect } from 'vitest'
import {
  buildRequest,
  buildUser,
  buildVerification,
  buildVerifiedClaim,
  buildVerifier,
  type Person,
} from '../rig/builders.ts'
import type { Node } from '../rig/stack.ts'
import { test } from '../rig/test.ts'

let node: Node
let owner: Person
let verifier: Person
test.beforeAll(async ({ installation }) => {
  node = await installation.startNode()
  verifier = await buildVerifier(node)
})
test.beforeEach(async () => {
  owner = await buildUser(node)
})

const daysFromNow = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
const read = async ({ id }: Pick<Claim, 'id'>) =>
  (await owner.client.ok<Claim[]>('GET', `/api/claims/user/${owner.user.id}`)).find((claim) => claim.id === id)
const history = async ({ id }: Pick<Claim, 'id'>) =>
  (await owner.client.ok<ClaimHistory>('GET', `/api/claims/${id}/history`)).entries
const kinds = async (claim: Pick<Claim, 'id'>) => (await history(claim)).map(({ kind }) => kind)
const endAgo = (claim: Pick<Claim, 'id'>, interval: string) =>
  node.ctx.pool.query('update attestations set valid_until = now() - $2::interval where claim_id = $1', [
    claim.id,
    interval,
  ])

const prepare = (requestId: number, validUntil: string) =>
  verifier.client.call<AttestationRequest & Problem>(
    'GET',
    `/api/verification-requests/${requestId}/attestation?level=EducationProof&validUntil=${validUntil}`,
  )

test('the end of a verification is the last second of the day that the verifier chose', async () => {
  const day = daysFromNow(90)
  const claim = await buildVerifiedClaim(owner, verifier, { validUntil: day })
  expect(claim).toMatchObject({ standing: 'current', isVerified: true, validUntil: `${day}T23:59:59.000Z` })
  const { request } = await buildRequest(owner, verifier)
  const { body } = await prepare(request.id, day)
  expect(body.message.validUntil).toBe(Date.parse(`${day}T23:59:59Z`) / 1000)
  expect((await history(claim)).find(({ kind }) => kind === 'attested')?.opened?.detail).toMatchObject({
    validUntil: claim.validUntil,
  })
})

test('the end of a verification may be today, cannot be yesterday, and must be a date', async () => {
  const { request } = await buildRequest(owner, verifier)
  expect((await prepare(request.id, daysFromNow(0))).status).toBe(200)
  for (const day of [daysFromNow(-1), '2027-02-30', 'tomorrow'])
    expect((await prepare(request.id, day)).body).toMatchObject({ status: 400, errors: [{ path: 'validUntil' }] })
})

test('the end of a verification is part of the prepared attestation, so an attestation that was signed with another end is refused', async () => {
  const asked = await buildRequest(owner, verifier)
  const first = await buildVerification(verifier, { ...asked, validUntil: daysFromNow(30) })
  await prepare(asked.request.id, daysFromNow(60))
  expect(await verifier.client.code('PUT', `/api/claims/${asked.claim.id}/verify`, first)).toBe(
    '422 attestation-mismatch',
  )
})

test('a claim is unverified after the end of its verification', async () => {
  const claim = await buildVerifiedClaim(owner, verifier, { validUntil: daysFromNow(1) })
  await endAgo(claim, '1 second')
  expect(await read(claim)).toMatchObject({ isVerified: false, verificationLevel: null, standing: 'expired' })
})

test('a claim whose attestation is revoked before its end counts as withdrawn and not as expired', async () => {
  const claim = await buildVerifiedClaim(owner, verifier, { validUntil: daysFromNow(1) })
  await node.ctx.pool.query('update attestations set revoked_at = now() where claim_id = $1', [claim.id])
  expect(await read(claim)).toMatchObject({ isVerified: false, verificationLevel: null, standing: 'withdrawn' })
})

test.each([
  ['an expired', (claim: Claim) => endAgo(claim, '3 days')],
  [
    'a revoked',
    ({ id }: Claim) => node.ctx.pool.query('update attestations set revoked_at = now() where claim_id = $1', [id]),
  ],
  ['a current', async () => {}],
])('a verifier can verify %s claim again, and the claim keeps the old attestation', async (_, end) => {
  const claim = await buildVerifiedClaim(owner, verifier, { validUntil: daysFromNow(20) })
  await end(claim)
  const renewed = await buildVerifiedClaim(owner, verifier, { claim, validUntil: daysFromNow(365) })
  expect(renewed).toMatchObject({
    id: claim.id,
    claimHash: claim.claimHash,
    standing: 'current',
    isVerified: true,
    validUntil: `${daysFromNow(365)}T23:59:59.000Z`,
  })
  const { rows } = await node.ctx.pool.query('select id from attestations where claim_id = $1', [claim.id])
  expect(rows).toHaveLength(2)
  expect((await kinds(claim)).filter((kind) => kind === 'attested' || kind === 'renewed')).toEqual([
    'attested',
    'renewed',
  ])
})

test('the proof of a claim names the verifier whose attestation still holds, even when a later attestation by another verifier has ended', async () => {
  const claim = await buildVerifiedClaim(owner, verifier, { validUntil: daysFromNow(40) })
  const other = await buildVerifier(node)
  const recorded = () => owner.client.ok<RecordedProof>('GET', `/api/claims/${claim.id}/proof`)
  await buildVerifiedClaim(owner, other, { claim, validUntil: daysFromNow(10) })
  expect(await recorded()).toMatchObject({ verifierId: other.user.id })
  await node.ctx.pool.query(
    "update attestations set valid_until = now() - interval '1 second' where claim_id = $1 and verifier_id = $2",
    [claim.id, other.user.id],
  )
  expect(await recorded()).toMatchObject({ verifierId: verifier.user.id })
})

test('a claim stays verified while one of its attestations holds', async () => {
  const other = await buildVerifier(node, 'Another University')
  const claim = await buildVerifiedClaim(owner, verifier)
  await buildVerifiedClaim(owner, other, { claim, validUntil: daysFromNow(5) })
  await node.ctx.pool.query(
    `update attestations set valid_until = now() - interval '1 hour' where claim_id = $1 and verifier_id = $2`,
    [claim.id, other.user.id],
  )
  expect(await read(claim)).toMatchObject({ standing: 'current', isVerified: true, validUntil: null })
})
