import type { Notification } from '@did/domain/account/notification'
import type { Claim } from '@did/domain/claim/claim'
import type { ClaimHistory } from '@did/domain/claim/history'
import type { ConfirmedAgain, ToConfirmAgain } from '@did/domain/verification-request/confirm-again'
import type { AskedRequest, VerificationRequest } from '@did/domain/verification-request/verification-request'
import { expect } from 'vitest'
import {
  buildAttributeKey,
  buildClaim,
  buildRequest,
  buildSentAttributes,
  buildUser,
  buildVerification,
  buildVerifiedClaim,
  buildVerifier,
  type Person,
  revoke,
} from '../rig/builders.ts'
import { freezeInIndex } from '../rig/freeze.ts'
import { keepAnchors, keepEvent } from '../rig/kept-events.ts'
import type { Node } from '../rig/stack.ts'
import { testWith } from '../rig/test.ts'

let node: Node
let owner: Person
let verifier: Person
const test = testWith({ QUOTA_RENEWALS: '3' })
test.beforeAll(async ({ installation }) => {
  node = await installation.startNode()
})
test.beforeEach(async () => {
  owner = await buildUser(node)
  verifier = await buildVerifier(node)
})

const accredit = (person = verifier) => keepEvent(node, 'verifier-accredited', person)

async function buildConfirmed() {
  const confirmed = await buildVerifiedClaim(owner, verifier)
  await keepAnchors(node, verifier, confirmed)
  return { claim: confirmed, request: { id: await findRequestId(confirmed) } }
}
async function findRequestId({ id }: Pick<Claim, 'id'>): Promise<number> {
  const asked = await owner.client.ok<VerificationRequest[]>(
    'GET',
    `/api/verification-requests/requester/${owner.user.id}`,
  )
  return asked.find(({ claimId }) => claimId === id)?.id ?? 0
}

const again = ({ client }: Person, { id }: { id: number }) =>
  client.code('POST', `/api/verification-requests/${id}/again`)
const path = (person = verifier) => `/api/verification-requests/verifier/${person.user.id}/again`
const list = () => verifier.client.ok<ToConfirmAgain>('GET', path())
const all = () => verifier.client.ok<ConfirmedAgain>('POST', path())
const listWaiting = () =>
  verifier.client.ok<AskedRequest[]>('GET', `/api/verification-requests/verifier/${verifier.user.id}?status=pending`)

test('a verifier can open a new request for what it confirmed before its accreditation, and approving the request makes a new attestation', async () => {
  const { claim, request } = await buildConfirmed()
  expect(await list()).toEqual({ accreditedSince: null, requests: [], hasMore: false })
  await accredit()
  expect(await list()).toMatchObject({ requests: [{ id: request.id, hasAttributes: false }], hasMore: false })
  expect(await again(verifier, request)).toBe('201 undefined')
  const [waiting] = await listWaiting()
  expect(waiting).toMatchObject({ claimId: claim.id, renews: request.id, requesterId: owner.user.id })
  expect(await list()).toMatchObject({ requests: [] })

  const verification = await buildVerification(verifier, { claim, request: { id: waiting?.id ?? 0 } })
  const renewed = await verifier.client.ok<Claim>('PUT', `/api/claims/${claim.id}/verify`, verification)
  expect(renewed.verifiedBy).toMatchObject({ accreditation: 'accredited' })
  const [told] = await owner.client.ok<Notification[]>('GET', '/api/notifications')
  expect(told?.data).toMatchObject({ id: waiting?.id, status: 'approved' })
  expect(await list()).toMatchObject({ requests: [] })
})

test('the owner of a confirmation from before the accreditation can ask the verifier to confirm again, and the verifier is notified', async () => {
  const { claim, request } = await buildConfirmed()
  await accredit()
  expect(await again(owner, request)).toBe('201 undefined')
  const [told] = await verifier.client.ok<Notification[]>('GET', '/api/notifications')
  expect(told?.data).toMatchObject({ status: 'pending', claimTitle: claim.title })
  const { entries } = await owner.client.ok<ClaimHistory>('GET', `/api/claims/${claim.id}/history`)
  expect(entries.at(-1)).toMatchObject({ kind: 'requested', opened: { detail: { renews: request.id } } })
})

test('a verifier is not notified of a request to confirm again that the verifier itself has opened', async () => {
  const { request } = await buildConfirmed()
  await accredit()
  const before = await verifier.client.ok<Notification[]>('GET', '/api/notifications')
  await again(verifier, request)
  expect(await verifier.client.ok<Notification[]>('GET', '/api/notifications')).toEqual(before)
})

test('only the verifier that confirmed a claim and the claim’s owner can open a request to confirm the claim again', async () => {
  const { request } = await buildConfirmed()
  await accredit()
  const [stranger, other] = [await buildUser(node), await buildVerifier(node)]
  await accredit(other)
  for (const person of [stranger, other]) {
    expect(await again(person, request)).toBe('403 not-allowed')
    expect(await person.client.code('GET', path())).toBe('404 not-found')
    expect(await person.client.code('POST', path())).toBe('404 not-found')
  }
  expect(await again(verifier, { id: 999_999 })).toBe('403 not-allowed')
  expect(await listWaiting()).toEqual([])
})

test('a suspended verifier cannot confirm again, and owners cannot ask a suspended verifier to confirm again', async () => {
  const { request } = await buildConfirmed()
  await accredit()
  await keepEvent(node, 'verifier-suspended', verifier)
  expect(await again(verifier, request)).toBe('403 verifier-not-entitled')
  expect(await verifier.client.code('POST', path())).toBe('403 verifier-not-entitled')
  expect(await again(owner, request)).toBe('422 verifier-unavailable')
  expect(await list()).toEqual({ accreditedSince: null, requests: [], hasMore: false })
})

test('a frozen verifier cannot confirm again, and owners cannot ask a frozen verifier to confirm again', async () => {
  const { request } = await buildConfirmed()
  await accredit()
  await freezeInIndex(node, verifier.client.address)
  expect(await again(verifier, request)).toBe('403 identity-frozen')
  expect(await again(owner, request)).toBe('422 verifier-unavailable')
})

test('only one request to confirm again is opened for a confirmation, even if several calls open it at the same time', async () => {
  const { request } = await buildConfirmed()
  await accredit()
  const answers = await Promise.all([verifier, owner, verifier, owner].map((person) => again(person, request)))
  expect(answers.toSorted()).toEqual(['201 undefined', ...Array(3).fill('409 request-pending')])
  const [waiting] = await listWaiting()
  await verifier.client.ok('PUT', `/api/verification-requests/${waiting?.id}/status`, { status: 'rejected' })
  expect(await again(verifier, request)).toBe('409 cannot-confirm-again')
  expect(await again(owner, request)).toBe('409 cannot-confirm-again')
})

test('a request to confirm again can be opened anew after the owner has taken the earlier request back', async () => {
  const { request } = await buildConfirmed()
  await accredit()
  await again(verifier, request)
  const [waiting] = await listWaiting()
  await owner.client.ok('DELETE', `/api/verification-requests/${waiting?.id}`)
  expect(await again(verifier, request)).toBe('201 undefined')
})

test('no request to confirm again can be opened for a request that was not approved, or whose confirmation was revoked or has ended', async () => {
  const rejected = (await buildRequest(owner, verifier)).request
  await verifier.client.ok('PUT', `/api/verification-requests/${rejected.id}/status`, { status: 'rejected' })
  const revoked = await buildConfirmed()
  await revoke(verifier, revoked.claim, 'other')
  const ended = await buildConfirmed()
  await node.ctx.pool.query(`update attestations set valid_until = now() where claim_id = $1`, [ended.claim.id])
  await accredit()
  expect(await list()).toMatchObject({ requests: [] })
  for (const request of [rejected, revoked.request, ended.request])
    expect(await again(verifier, request)).toBe('409 cannot-confirm-again')
  const waiting = (await buildRequest(owner, verifier)).request
  expect(await again(verifier, waiting)).toBe('409 request-pending')
})

test('a confirmation cannot be confirmed again when the verifier signed it, or the chain recorded it, only after the verifier’s accreditation', async () => {
  const late = await buildVerifiedClaim(owner, verifier)
  await accredit()
  await keepAnchors(node, verifier, late)
  const { request } = await buildConfirmed()
  // The verifier was accredited before this confirmation, so its second accreditation changes
  // nothing.
  await keepEvent(node, 'verifier-suspended', verifier)
  await accredit()
  expect(await list()).toMatchObject({ accreditedSince: expect.any(String), requests: [] })
  expect(await again(verifier, request)).toBe('409 cannot-confirm-again')
  expect(await again(verifier, { id: await findRequestId(late) })).toBe('409 cannot-confirm-again')
})

test('no request to confirm again can be opened for a confirmation of private attributes, because the owner has to send the attributes anew', async () => {
  await verifier.client.ok('PUT', `/api/users/${verifier.user.id}/attribute-key`, await buildAttributeKey(verifier))
  const claim = await buildClaim(owner)
  const attributes = await buildSentAttributes({ owner, verifier, claim })
  const { claimHash } = claim
  const request = await owner.client.ok<VerificationRequest>('POST', '/api/verification-requests', {
    ...{ claimId: claim.id, verifierId: verifier.user.id, attributes, claimHash },
  })
  const { commitment } = attributes
  const verification = await buildVerification(verifier, { claim, request, commitment })
  await verifier.client.ok('PUT', `/api/claims/${claim.id}/verify`, verification)
  await keepAnchors(node, verifier, claim)
  await accredit()
  expect(await list()).toMatchObject({ requests: [{ id: request.id, hasAttributes: true }] })
  for (const person of [verifier, owner]) expect(await again(person, request)).toBe('409 attributes-need-owner')
  expect(await all()).toEqual({ made: 0, left: 0 })
})

test('one call opens requests to confirm again for all earlier confirmations of a verifier, up to a limit per day', async () => {
  for (const _ of Array(4)) await buildConfirmed()
  await accredit()
  expect((await list()).requests).toHaveLength(4)
  expect(await all()).toEqual({ made: 3, left: 1 })
  expect(await listWaiting()).toHaveLength(3)
  const [last] = (await list()).requests
  expect(await verifier.client.code('POST', path())).toBe('409 too-many-renewals')
  expect(await again(owner, last ?? { id: 0 })).toBe('409 too-many-renewals')
  await node.ctx.pool.query(
    `update verification_requests set created_at = now() - interval '25 hours' where verifier_id = $1`,
    [verifier.user.id],
  )
  expect(await all()).toEqual({ made: 1, left: 0 })
  expect(await all()).toEqual({ made: 0, left: 0 })
})

test('the call for all earlier confirmations skips a confirmation for which no request to confirm again can be opened now, and opens the requests for all others', async () => {
  const full = await buildConfirmed()
  await node.ctx.pool.query(`update claim_history_heads set last_seq = 2000 where claim_id = $1`, [full.claim.id])
  await buildConfirmed()
  await accredit()
  expect(await all()).toEqual({ made: 1, left: 1 })
  expect((await list()).requests).toMatchObject([full.request])
})
