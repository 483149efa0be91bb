import type { Claim } from '@did/domain/claim/claim'
import type { OpenedRequest } from '@did/domain/verification-request/opened-request'
import type { VerificationRequest } from '@did/domain/verification-request/verification-request'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  buildClaim,
  buildRequest,
  buildUser,
  buildVerifiedClaim,
  buildVerifier,
  type Person,
  revoke,
} from '../rig/builders.ts'
import { buildReviewRig, type ReviewRig } from '../verifiers/review-rig.ts'

let rig: ReviewRig
let owner: Person
let verifier: Person
beforeAll(async () => {
  rig = await buildReviewRig('open')
  rig.follow()
  owner = await buildUser(rig.node)
  verifier = await buildVerifier(rig.node, 'Lakeside')
})
afterAll(() => rig.close())

async function readClaim({ id, didId }: Pick<Claim, 'id' | 'didId'>, reader: Person = owner) {
  const found = (await reader.client.ok<Claim[]>('GET', `/api/claims/did/${didId}`)).find((claim) => claim.id === id)
  if (!found) throw new Error('The claim is not listed')
  return found
}
async function accredit(person: Person, name: string) {
  await rig.accredit(person, name)
  await expect.poll(async () => (await rig.findListed(person))?.accreditation).toBe('accredited')
}
const unreviewed = () => ({
  verifierId: verifier.user.id,
  name: 'Lakeside',
  walletAddress: verifier.client.address,
  accreditation: 'self-registered',
})

test('an owner can read on a claim which verifiers were asked, when they were asked and what they decided', async () => {
  const { claim, request } = await buildRequest(owner, verifier)
  const asked = { ...unreviewed(), requestId: request.id, requestedAt: request.requestDate, reason: null }
  expect(await readClaim(claim)).toMatchObject({
    verifiedBy: null,
    asked: [{ ...asked, status: 'pending', decidedAt: null }],
  })
  const reason = 'The year is wrong'
  await verifier.client.ok('PUT', `/api/verification-requests/${request.id}/status`, { status: 'rejected', reason })
  const [answer] = (await readClaim(claim)).asked
  expect(answer).toEqual({ ...asked, status: 'rejected', reason, decidedAt: expect.any(String) })
})

test('a claim lists the verifiers that were asked, pending requests first, with only the latest request to each verifier', async () => {
  const other = await buildVerifier(rig.node, 'Riverside')
  const claim = await buildClaim(owner)
  for (const [n, asked] of [verifier, verifier, other].entries()) {
    const { request } = await buildRequest(owner, asked, claim)
    if (n !== 1) await asked.client.ok('PUT', `/api/verification-requests/${request.id}/status`, { status: 'rejected' })
  }
  expect((await readClaim(claim)).asked).toMatchObject([
    { name: 'Lakeside', status: 'pending' },
    { name: 'Riverside', status: 'rejected' },
  ])
})

test('a verified claim names its verifier and the verifier’s standing until the attestation is revoked', async () => {
  const accredited = await buildVerifier(rig.node, 'Northfield University')
  await accredit(accredited, 'Northfield University')
  const claim = await buildVerifiedClaim(owner, accredited)
  expect(claim).toMatchObject({ verifiedBy: { name: 'Northfield University' }, asked: [] })
  const verifiedBy = { name: 'Northfield University', accreditation: 'accredited', verifierId: accredited.user.id }
  expect(await readClaim(claim)).toMatchObject({ verifiedBy, asked: [{ ...verifiedBy, status: 'approved' }] })
  await revoke(accredited, claim, 'no-longer-true')
  expect(await readClaim(claim)).toMatchObject({ verifiedBy: null, asked: [{ ...verifiedBy, status: 'withdrawn' }] })
})

test('a verifier that was accredited after the chain recorded its attestation is named on the claim as self-registered', async () => {
  const late = await buildVerifier(rig.node, 'Southfield')
  const claim = await buildVerifiedClaim(owner, late)
  await rig.node.ctx.pool.query(
    `insert into chain_events (block_number, log_index, tx_hash, kind, hash)
     select 1, 0, '0x' || repeat('0', 64), 'anchored', digest from attestations where claim_id = $1`,
    [claim.id],
  )
  await accredit(late, 'Southfield University')
  expect(await readClaim(claim)).toMatchObject({
    verifiedBy: { name: 'Southfield', accreditation: 'self-registered' },
    asked: [{ name: 'Southfield University', accreditation: 'accredited' }],
  })
})

test('a verifier’s suspension is shown on the claims that the verifier verified before, and in the owner’s requests', async () => {
  const accredited = await buildVerifier(rig.node, 'Eastfield')
  await accredit(accredited, 'Eastfield University')
  const claim = await buildVerifiedClaim(owner, accredited)
  await rig.node.ctx.pool.query(
    `insert into chain_events (block_number, log_index, tx_hash, kind, hash)
     select (select max(block_number) from chain_events), 9, '0x' || repeat('1', 64), 'anchored', digest
     from attestations where claim_id = $1`,
    [claim.id],
  )
  const readRequest = async () =>
    (await owner.client.ok<VerificationRequest[]>('GET', `/api/verification-requests/requester/${owner.user.id}`)).find(
      ({ claimId }) => claimId === claim.id,
    )
  expect((await readRequest())?.verifier).toEqual({ name: 'Eastfield University', accreditation: 'accredited' })
  await rig.suspend(accredited, 'It closed')
  const suspended = { name: 'Eastfield University', accreditation: 'suspended' }
  await expect.poll(async () => (await readRequest())?.verifier).toEqual(suspended)
  expect(await readClaim(claim)).toMatchObject({ standing: 'current', verifiedBy: suspended })
})

test('a verifier that nobody reviewed is named as self-registered, whatever issuer its claim names', async () => {
  const claim = await buildVerifiedClaim(owner, verifier, {
    claim: await buildClaim(owner, { issuer: 'Northfield University' }),
  })
  expect((await readClaim(claim)).verifiedBy).toEqual({ ...unreviewed(), verifiedAt: expect.any(String) })
})

test('a verifier learns neither which other verifiers the owner asked nor which of them verified the claim', async () => {
  const { claim } = await buildRequest(owner, await buildVerifier(rig.node))
  await buildVerifiedClaim(owner, verifier, { claim })
  const asked = await buildVerifier(rig.node)
  await buildRequest(owner, asked, claim)
  expect(await readClaim(claim, asked)).toMatchObject({ isVerified: true, verifiedBy: null, asked: [] })
  expect(await readClaim(claim, verifier)).toMatchObject({ verifiedBy: unreviewed(), asked: [] })
})

test('a verifier that opens a request reads under which name and with which standing each earlier verifier signed', async () => {
  const late = await buildVerifier(rig.node, 'Westfield')
  const claim = await buildVerifiedClaim(owner, late)
  await rig.node.ctx.pool.query(
    `insert into chain_events (block_number, log_index, tx_hash, kind, hash)
     select 1, 2, '0x' || repeat('2', 64), 'anchored', digest from attestations where claim_id = $1`,
    [claim.id],
  )
  await accredit(late, 'Westfield University')
  const { request } = await buildRequest(owner, verifier, claim)
  const open = () => verifier.client.ok<OpenedRequest>('GET', `/api/verification-requests/${request.id}`)
  const signedUnreviewed = { verifierName: 'Westfield', accreditation: 'self-registered' }
  expect(await open()).toMatchObject({
    claim: { standing: 'current', accreditation: 'self-registered' },
    earlier: [{ ...signedUnreviewed, status: 'approved' }],
  })
  await revoke(late, claim, 'no-longer-true')
  expect(await open()).toMatchObject({
    claim: { standing: 'withdrawn', accreditation: 'self-registered' },
    earlier: [{ ...signedUnreviewed, status: 'withdrawn' }],
  })
})

test('a verifier that opens a request reads the accredited name of an accredited verifier that confirmed the claim', async () => {
  const accredited = await buildVerifier(rig.node, 'Norfield')
  await accredit(accredited, 'Norfield University')
  const claim = await buildVerifiedClaim(owner, accredited)
  const { request } = await buildRequest(owner, verifier, claim)
  expect(await verifier.client.ok<OpenedRequest>('GET', `/api/verification-requests/${request.id}`)).toMatchObject({
    claim: { standing: 'current', accreditation: 'accredited' },
    earlier: [{ verifierName: 'Norfield University', accreditation: 'accredited' }],
  })
})
