import type { Claim } from '@did/domain/claim/claim'
import { expect, vi } from 'vitest'
import { recordAnchored } from '../../src/modules/anchors/service.ts'
import { recordSeenRevocations } from '../../src/modules/revocations/record-revocations.ts'
import {
  buildClaim,
  buildRequest,
  buildRevocation,
  buildUser,
  buildVerification,
  buildVerifiedClaim,
  buildVerifier,
  type Person,
} from '../rig/builders.ts'
import { meanwhile } from '../rig/held-moment.ts'
import type { Node } from '../rig/stack.ts'
import { test } from '../rig/test.ts'

// When a call and another call change the same rows at once, the first call must decide again or be
// refused.

let node: Node
let owner: Person
let verifier: Person
test.beforeAll(async ({ installation }) => {
  node = await installation.startNode()
})
test.beforeEach(async () => {
  owner = await buildUser(node)
  verifier = await buildVerifier(node)
})

const query = async (sql: string, values: unknown[] = []) => (await node.ctx.pool.query(sql, values)).rows
const erase = ({ client, user }: Person) => client.ok('DELETE', `/api/users/${user.id}`)
const readTexts = ({ id }: Claim) =>
  query('select kind from claim_history where claim_id = $1 and content is not null', [id])

// The owner has signed for somebody else, so the erasure leaves an empty profile, to which a late
// call could still write.
test.beforeEach(async () => {
  owner = await buildVerifier(node)
  await buildVerifiedClaim(await buildUser(node), owner)
})

test('after an owner’s erasure, the verifier cannot revoke an attestation or write anything about the claim', async () => {
  const claim = await buildVerifiedClaim(owner, verifier)
  const body = await buildRevocation(verifier, claim, `About ${claim.title}`)
  const answer = await meanwhile(
    node,
    () => verifier.client.code('POST', `/api/claims/${claim.id}/revoke`, body),
    () => erase(owner),
  )
  expect(answer).toBe('403 not-allowed')
  expect(await query('select 1 from revocations where reason_text = $1', [body.reason])).toEqual([])
  expect(await readTexts(claim)).toEqual([])
})

test('after the erasure of a claim’s owner, the index stores nothing of what the chain shows about the claim', async () => {
  const claim = await buildVerifiedClaim(owner, verifier)
  const [{ digest }] = await query('select digest from attestations where claim_id = $1', [claim.id])
  const holder = await node.ctx.pool.connect()
  await holder.query('begin')
  // This lock stops the erasure just before its end: only the profile is left, and nothing is
  // committed yet.
  await holder.query('lock table standing_notices in exclusive mode')
  const erasing = erase(owner)
  await untilWaiting(1)
  const seen = { verifier: verifier.client.address, attestation: digest, reason: `0x${'00'.repeat(32)}` } as const
  const indexing = Promise.all([
    node.ctx.db.transaction((tx) => recordAnchored(node.ctx, tx, [{ digest, block: 1 }])),
    node.ctx.db.transaction((tx) => recordSeenRevocations(node.ctx, tx, [seen])),
  ])
  await Promise.race([indexing, untilWaiting(3)])
  await holder.query('commit')
  holder.release()
  await Promise.all([erasing, indexing])
  expect(await readTexts(claim)).toEqual([])
  expect(await query('select 1 from revocations where attestation = $1', [digest])).toEqual([])
})

const ask = ({ id: claimId }: Claim) =>
  owner.client.code('POST', '/api/verification-requests', { claimId, verifierId: verifier.user.id })
const listPending = () =>
  query(`select 1 from verification_requests where status = 'pending' and verifier_id = $1`, [verifier.user.id])
test.beforeEach(async () => {
  // The approved request makes the erasure leave an empty profile.
  await buildVerifiedClaim(owner, verifier)
})

test('after the erasure of a verifier, no request waits for the closed account, and new requests to it are refused', async () => {
  const claim = await buildClaim(owner)
  const answer = await meanwhile(
    node,
    () => ask(claim),
    () => erase(verifier),
  )
  expect(answer).toBe('422 verifier-unavailable')
  expect(await listPending()).toEqual([])
})

test('after the erasure of a verifier, a request that was sent just before the erasure is rejected', async () => {
  const claim = await buildClaim(owner)
  const holder = await node.ctx.pool.connect()
  await holder.query('begin')
  // This lock stops the call after it has stored the request, before the claim's history has it.
  await holder.query('select 1 from claim_history_heads where claim_id = $1 for update', [claim.id])
  const asking = ask(claim)
  await untilWaiting(1)
  const erasing = erase(verifier)
  await untilWaiting(2)
  await holder.query('commit')
  holder.release()
  expect(await asking).toBe('201 undefined')
  await erasing
  expect(await listPending()).toEqual([])
})

test('a verifier that is suspended during its call can neither decide nor ask a question', async () => {
  const asked = await buildRequest(owner, verifier)
  const { client, user } = verifier
  const verification = await buildVerification(verifier, asked)
  const calls: [method: string, path: string, body: object][] = [
    ['PUT', `/api/claims/${asked.claim.id}/verify`, verification],
    ['PUT', `/api/verification-requests/${asked.request.id}/status`, { status: 'rejected' }],
    ['POST', `/api/verification-requests/${asked.request.id}/question`, { text: 'Which year?' }],
  ]
  const setEntitled = (isEntitled: boolean) =>
    query('update users set is_self_registered = $1 where id = $2', [isEntitled, user.id])
  for (const call of calls) {
    await setEntitled(true)
    const answer = await meanwhile(
      node,
      () => client.code(...call),
      () => setEntitled(false),
    )
    expect(answer).toBe('403 verifier-not-entitled')
  }
})

const share = ({ id }: Claim, body: object = {}) => owner.client.code('POST', `/api/claims/${id}/shares`, body)
const edit = ({ id, type, title, description, issuer }: Claim, change: object) =>
  owner.client.ok('PUT', `/api/claims/${id}`, { type, title, description, issuer, ...change })

test('a claim that changes while it is shared is not shared when it has become private', async () => {
  const claim = await buildClaim(owner)
  const answer = await meanwhile(
    node,
    () => share(claim),
    () => edit(claim, { isPrivate: true, isSelective: false }),
  )
  expect(answer).toBe(await share(claim))
  expect(answer).toContain('claim-private')
  expect(await query('select 1 from shares where claim_id = $1', [claim.id])).toEqual([])
})

test('a claim that changes while it is shared is not shared when its text is no longer the encrypted text', async () => {
  const claim = await buildClaim(owner)
  const { claimHash } = claim
  const body = { kind: 'controlled', id: `${'A'.repeat(21)}A`, ciphertext: 'AAAA', claimHash }
  const answer = await meanwhile(
    node,
    () => share(claim, body),
    () => edit(claim, { title: 'Doctor of Science' }),
  )
  expect(answer).toBe('412 precondition-failed')
  expect(await share(claim, body)).toBe('412 precondition-failed')
  expect(await query('select 1 from shares where claim_id = $1', [claim.id])).toEqual([])
})

const isWaiting = "select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'"
const untilWaiting = (count: number) =>
  vi.waitFor(async () => expect(await query(isWaiting)).toHaveLength(count), { timeout: 60_000 })
