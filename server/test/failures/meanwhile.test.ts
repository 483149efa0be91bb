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

// In these tests, another call changes the same rows while a call runs. The running call must then
// judge the changed rows or be refused.

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

// The erased owner is a verifier that signed an attestation, too. Therefore, the erasure does not
// delete the profile but empties it, and a call that ends later could still write to it.
test.beforeEach(async () => {
  owner = await buildVerifier(node)
  await buildVerifiedClaim(await buildUser(node), owner)
})

test('a revocation fails and writes nothing about its claim when the claim’s owner is erased during the call', async () => {
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

test('the index stores nothing from the chain about a claim whose owner is erased at the same time', async () => {
  const claim = await buildVerifiedClaim(owner, verifier)
  const [{ digest }] = await query('select digest from attestations where claim_id = $1', [claim.id])
  const holder = await node.ctx.pool.connect()
  await holder.query('begin')
  // This lock stops the erasure when only the profile is left and nothing is committed.
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
  // The verifier has approved a request. Therefore, the verifier's erasure does not delete the
  // profile but empties it.
  await buildVerifiedClaim(owner, verifier)
})

test('a request is refused when its verifier is erased during the call, and no request waits for the erased account', async () => {
  const claim = await buildClaim(owner)
  const answer = await meanwhile(
    node,
    () => ask(claim),
    () => erase(verifier),
  )
  expect(answer).toBe('422 verifier-unavailable')
  expect(await listPending()).toEqual([])
})

test('a request that is stored just before its verifier’s erasure is rejected by the erasure', async () => {
  const claim = await buildClaim(owner)
  const holder = await node.ctx.pool.connect()
  await holder.query('begin')
  // This lock stops the call after it has stored the request, and before it writes the claim's
  // history.
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

test('somebody who stops being a verifier during their own call can neither decide nor ask a question', async () => {
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

test('a claim that becomes private while its share is being created is not shared', async () => {
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

test('a claim that is reworded while its share is being created is not shared, because the ciphertext has the old text', async () => {
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
