import type { Notification } from '@did/domain/account/notification'
import type { User } from '@did/domain/account/user'
import type { Claim } from '@did/domain/claim/claim'
import type { VerificationRequest } from '@did/domain/verification-request/verification-request'
import { expect } from 'vitest'
import {
  buildClaim,
  buildRequest,
  buildTemplate,
  buildVerifiedClaim,
  buildVerifier,
  type Person,
} from '../rig/builders.ts'
import { send, signedIn } from '../rig/client.ts'
import {
  ask,
  buildAlerts,
  buildMarked,
  erase,
  findEverywhere,
  live,
  type Marked,
  shareClaim,
  writeClaim,
} from '../rig/life.ts'
import type { Node } from '../rig/stack.ts'
import { test } from '../rig/test.ts'

let node: Node
let verifier: Person
let owner: Marked
test.beforeAll(async ({ installation }) => {
  node = await installation.startNode()
})
test.beforeEach(async () => {
  verifier = await buildVerifier(node)
  owner = await buildMarked(node)
})

const bell = ({ client }: Person) => client.ok<Notification[]>('GET', '/api/notifications')
const query = async (sql: string, values: unknown[] = []) => (await node.ctx.pool.query(sql, values)).rows

test('after an erasure, only the signed records of a verifier contain the erased person’s text, address or name', async () => {
  await live(owner, verifier)
  await buildAlerts(node, owner, owner.mark)
  const passkey = 'insert into passkeys (credential_id, account, x, y) values ($1, $2, $3, $3)'
  await query(passkey, [owner.mark.padEnd(22, '_'), owner.client.address, `0x${'a5'.repeat(32)}`])
  expect(await findEverywhere(node, owner.mark)).toEqual(
    expect.arrayContaining(['claims.title', 'users.email', 'events.data']),
  )
  expect((await erase(owner)).status).toBe(204)
  const ofVerifier = ['signed_records.leaves', 'signed_records.message']
  expect(await findEverywhere(node, owner.mark)).toEqual(ofVerifier)
  expect(await findEverywhere(node, Buffer.from(owner.mark).toString('base64'))).toEqual([])
  expect(await findEverywhere(node, owner.client.address.slice(2))).toEqual(['signed_records.message'])

  await erase(verifier)
  expect(await findEverywhere(node, owner.mark)).toEqual([])
  expect(await findEverywhere(node, owner.client.address.slice(2))).toEqual([])
})

test('after an erasure, the erased person’s votes as a guardian are deleted, and the votes of the person’s own guardians stay', async () => {
  const add = 'insert into guardian_votes (identity, round, decision, guardian, signature) values ($1, 0, $2, $3, $4)'
  const [word, signature] = [`0x${'d5'.repeat(32)}`, `0x${'51'.repeat(65)}`]
  const { address } = owner.client
  await query(add, [verifier.client.address, word, address, signature])
  await query(add, [address, word, verifier.client.address, signature])
  expect((await erase(owner)).status).toBe(204)
  const kept = await query('select guardian from guardian_votes where $1 in (identity, guardian)', [address])
  expect(kept).toEqual([{ guardian: verifier.client.address }])
})

test('after an erasure, the erased person’s session has ended on every node, and a second erasure answers 401', async () => {
  const again = await signedIn(node) // Another wallet, whose account nobody erases.
  expect((await erase(owner)).headers.get('set-cookie')).toContain('Max-Age=0')
  expect(await owner.client.code('GET', '/api/auth/session')).toBe('401 not-signed-in')
  expect((await erase(owner)).status).toBe(401)
  expect((await again.call('GET', '/api/auth/session')).status).toBe(200)
})

test('after an erasure, the server does not know the erased person’s shares, and the shares’ ciphertext is deleted', async () => {
  const { open, controlled } = await live(owner, verifier)
  await erase(owner)
  for (const { id } of [open, controlled])
    expect(await send(node, 'GET', `/api/shares/${id}/status`)).toMatchObject({
      status: 200,
      body: { status: 'unknown', claimHash: null },
    })
  const opened = await send(node, 'POST', `/api/shares/${controlled.id}/open`, { viewer: 'A'.repeat(22) })
  expect(opened.status).toBeGreaterThanOrEqual(400)
  expect(opened.status).toBeLessThan(500)
})

test('after an erasure, an attestation keeps its anchor and its place in the status list', async () => {
  const { verified } = await live(owner, verifier)
  const [signed] = await query('select digest, message from attestations where claim_id = $1', [verified.id])
  await erase(owner)
  expect(await query('select 1 from anchors where digest = $1', [signed.digest])).toHaveLength(1)
  const { statusList, statusIndex } = signed.message
  const place = 'select 1 from status_places where status_list = $1 and status_index = $2'
  expect(await query(place, [statusList, statusIndex])).toHaveLength(1)
  expect(await query('select 1 from attestations where digest = $1', [signed.digest])).toEqual([])
})

test('after an erasure, the histories of the erased person’s claims keep their hashes and lose their texts and salts', async () => {
  const { verified } = await live(owner, verifier)
  const read = () =>
    query('select seq, hash, content, salt from claim_history where claim_id = $1 order by seq', [verified.id])
  const before = await read()
  await erase(owner)
  expect(await read()).toEqual(before.map(({ seq, hash }) => ({ seq, hash, content: null, salt: null })))
})

test('after an erasure, each verifier with a pending request is notified that the request has ended, and the notification does not contain the claim’s title', async () => {
  const { waiting } = await live(owner, verifier)
  await erase(owner)
  const told = await bell(verifier)
  expect(told).toMatchObject([
    { title: 'Request ended', data: { status: 'rejected', claimTitle: '', ended: 'owner-left' } },
  ])
  expect(JSON.stringify(told)).not.toContain(owner.mark)
  const inbox = await verifier.client.ok<VerificationRequest[]>(
    'GET',
    `/api/verification-requests/verifier/${verifier.user.id}`,
  )
  expect(inbox.filter(({ claimId }) => claimId === waiting.id)).toEqual([])
})

test('after an erasure, the erased person’s wallet can start again with an empty account and the same username', async () => {
  await live(owner, verifier)
  await erase(owner)
  await owner.client.signIn()
  expect(await owner.client.code('GET', `/api/users/wallet/${owner.client.address}`)).toBe('404 not-found')
  expect(await owner.client.ok('GET', `/api/dids/owner/${owner.client.address}`)).toEqual([])
  const user = await owner.client.ok<User>('POST', '/api/users', { username: `person ${owner.mark}` })
  expect(user.id).not.toBe(owner.user.id)
  expect(await owner.client.ok('GET', `/api/claims/user/${user.id}`)).toEqual([])
})

test('the erasure of a verifier rejects the requests that wait for the verifier, and tells each owner why', async () => {
  const { claim } = await buildRequest(owner, verifier, await writeClaim(owner))
  expect((await erase(verifier)).status).toBe(204)
  const sent = await owner.client.ok('GET', `/api/verification-requests/requester/${owner.user.id}`)
  expect(sent).toMatchObject([{ status: 'rejected', reason: 'The verifier has closed its account' }])
  const [told] = await bell(owner)
  expect(told).toMatchObject({ title: 'Request ended', message: expect.stringContaining(claim.title) })
  const { entries } = await owner.client.ok<{ entries: { kind: string }[] }>('GET', `/api/claims/${claim.id}/history`)
  expect(entries.map(({ kind }) => kind)).toEqual(['created', 'requested', 'decided'])
})

test('a verifier closes its account although strangers have sent 2,000 requests to it', async () => {
  const { claim, request } = await buildRequest(owner, verifier)
  await query("update verification_requests set status = 'rejected', decided_at = now() where id = $1", [request.id])
  await query(
    `with made as (
      insert into claims (did_id, type, title, description, issuer, issue_date, is_private, is_selective, leaves,
        details, claim_hash, publish_hash)
      select did_id, type, title, description, issuer, issue_date, is_private, is_selective, leaves, details,
        claim_hash, publish_hash
      from claims, generate_series(1, 2000) where id = $1 returning id, title, type, claim_hash
    )
    insert into verification_requests (claim_id, requester_id, verifier_id, claim_hash, claim_type, claim_title)
    select id, $2, $3, claim_hash, type, title from made`,
    [claim.id, owner.user.id, verifier.user.id],
  )
  expect((await erase(verifier)).status).toBe(204)
  const [ended] = await query(
    `select count(*)::int as requests, count(distinct h.hash)::int as entries
    from verification_requests r join claim_history h on h.claim_id = r.claim_id and h.kind = 'decided'
    where r.verifier_id = $1 and r.status = 'rejected'`,
    [verifier.user.id],
  )
  expect(ended).toEqual({ requests: 2000, entries: 2000 })
  const [told] = await query(
    `select count(*)::int as notifications, (select max(seq) - min(seq) + 1 from events where user_id = $1)::int as events
    from notifications where user_id = $1`,
    [owner.user.id],
  )
  expect(told).toEqual({ notifications: 2000, events: 2000 })
})

test('the erasure of a verifier leaves its attestations with their owners, and nobody else can take its name', async () => {
  const claim = await buildVerifiedClaim(owner, verifier, { claim: await writeClaim(owner) })
  await erase(verifier)
  const [now] = await owner.client.ok<Claim[]>('GET', `/api/claims/user/${owner.user.id}`)
  expect(now).toMatchObject({ id: claim.id, isVerified: true, standing: 'current' })
  expect(await shareClaim(owner, claim)).toMatchObject({ payload: { isVerified: true } })
  const [left] = await query('select * from users where id = $1', [verifier.user.id])
  expect(left).toMatchObject({ username: 'Closed account', name: null, email: null, verifier_organization: null })
  expect(left.wallet_address).not.toBe(verifier.client.address)
  const verifiers = await owner.client.ok<{ id: number }[]>('GET', '/api/verifiers')
  expect(verifiers.map(({ id }) => id)).not.toContain(verifier.user.id)
  expect((await ask(owner, claim, verifier)).status).toBe(422)
})

test('the erasure of a verifier deletes its templates and keeps the claims that others made from the templates', async () => {
  const { id: templateId } = await buildTemplate(verifier, { title: `Template ${owner.mark}`, example: owner.mark })
  const claim = await buildClaim(owner, { templateId })
  expect((await erase(verifier)).status).toBe(204)
  expect(await query('select 1 from templates where id = $1', [templateId])).toEqual([])
  const claims = await owner.client.ok<Claim[]>('GET', `/api/claims/user/${owner.user.id}`)
  expect(claims.map(({ id }) => id)).toContain(claim.id)
})

test('the erasure of a verifier lets the same wallet become a verifier again', async () => {
  await buildVerifiedClaim(owner, verifier, { claim: await writeClaim(owner) })
  await erase(verifier)
  await verifier.client.signIn()
  const user = await verifier.client.ok<User>('POST', '/api/users', { username: `again ${owner.mark}` })
  const again = { status: true, organization: verifier.user.verifierOrganization }
  expect(await verifier.client.ok('PUT', `/api/users/${user.id}/verifier`, again)).toMatchObject({ isVerifier: true })
})
