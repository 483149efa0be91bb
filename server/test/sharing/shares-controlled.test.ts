import { openControlledShare, sealControlledShare } from '@did/credentials/share/controlled-share'
import { discloseLeaves } from '@did/credentials/share/disclosed/share-disclosure'
import { buildShareFile } from '@did/credentials/share/share-file'
import { toShareKey } from '@did/credentials/share/share-key'
import { parseShareUrl } from '@did/credentials/share/share-link'
import { deriveShareToken, hashShareToken } from '@did/credentials/share/share-token'
import type { Claim } from '@did/domain/claim/claim'
import type { ClaimHistory } from '@did/domain/claim/history'
import { maximumHistory } from '@did/domain/claim/limits'
import { shareIdSchema } from '@did/domain/ids'
import { maximumCiphertextLength } from '@did/domain/share/limits'
import type { CreatedShare, Shareable, ShareRecord } from '@did/domain/share/share-record'
import { expect } from 'vitest'
import { buildClaim, buildUser, buildVerifiedClaim, buildVerifier, type Person } from '../rig/builders.ts'
import { send } from '../rig/client.ts'
import type { Node } from '../rig/stack.ts'
import { test } from '../rig/test.ts'

let node: Node
let second: Node
let owner: Person
let verifier: Person
test.beforeAll(async ({ installation }) => {
  node = await installation.startNode()
  second = await installation.startNode()
  owner = await buildUser(node)
  verifier = await buildVerifier(node)
})

const randomBytes = (length: number) => crypto.getRandomValues(new Uint8Array(length))
const randomText = () => randomBytes(16).toBase64({ alphabet: 'base64url', omitPadding: true })

type Limits = { maxViews?: number; expiresAt?: string }

async function prepare(claim: Pick<Claim, 'id'>, limits: Limits) {
  const { payload, attestation, leaves } = await owner.client.ok<Shareable>('GET', `/api/claims/${claim.id}/shareable`)
  const id = shareIdSchema.parse(randomText())
  const key = toShareKey(randomBytes(32))
  const kind = attestation ? ({ kind: 'attested', ...attestation } as const) : ({ kind: 'unattested' } as const)
  const fields = ['description']
  const disclosure = discloseLeaves(leaves, fields)
  const file = buildShareFile({ payload, proof: { ...kind, shareId: id }, disclosure })
  const ciphertext = await sealControlledShare({ shareId: id, key, file }, randomBytes)
  return { key, body: { kind: 'controlled', id, fields, ciphertext, ...limits } }
}

/** Makes a controlled share without a token, as pages did before shares had tokens. */
async function share(claim: Pick<Claim, 'id'>, limits: Limits = {}) {
  const { key, body } = await prepare(claim, limits)
  const created = await owner.client.call<CreatedShare>('POST', `/api/claims/${claim.id}/shares`, body)
  return { id: body.id, key, body, created }
}
/** Makes a controlled share with the hash of a token, as the page does now. */
async function shareWithToken(claim: Pick<Claim, 'id'>, limits: { maxViews?: number } = {}) {
  const { body, key } = await prepare(claim, limits)
  const token = await deriveShareToken({ shareId: body.id, key })
  await owner.client.ok('POST', `/api/claims/${claim.id}/shares`, { ...body, tokenHash: await hashShareToken(token) })
  return { id: body.id, token }
}
const view = (id: string, viewer = randomText(), at = node) =>
  send<{ ciphertext: string }>(at, 'POST', `/api/shares/${id}/open`, { viewer })
const status = async (id: string) => (await send(node, 'GET', `/api/shares/${id}/status`)).body
const listed = async (id: string) =>
  (await owner.client.ok<ShareRecord[]>('GET', '/api/shares')).find((row) => row.id === id)

test('a controlled share shows what the owner sealed to everybody who has the key', async () => {
  const claim = await buildVerifiedClaim(owner, verifier)
  const { id, key, created } = await share(claim)
  expect(created.status).toBe(201)
  expect(created.body).toEqual({ id, url: expect.stringMatching(/\?data=[^#]+$/), payload: null })
  const { status: code, body } = await view(id)
  expect(code).toBe(200)
  expect(await openControlledShare({ shareId: id, key, ciphertext: body.ciphertext })).toMatchObject({
    kind: 'attested',
    shareId: id,
    opened: [{ field: 'description', value: claim.description }],
  })
  expect(parseShareUrl(created.body.url)).toMatchObject({ kind: 'unreadable' })
})

test('the body of a new controlled share may contain the hash of the claim’s text and the hash of the token in upper case', async () => {
  const claim = await buildClaim(owner)
  const { body, key } = await prepare(claim, {})
  const token = await deriveShareToken({ shareId: body.id, key })
  const [claimHash, tokenHash] = [claim.claimHash, await hashShareToken(token)].map(
    (hash) => `0x${hash.slice(2).toUpperCase()}`,
  )
  const named = { ...body, claimHash, tokenHash }
  expect((await owner.client.call('POST', `/api/claims/${claim.id}/shares`, named)).status).toBe(201)
  expect((await send(node, 'POST', `/api/shares/${body.id}/open`, { viewer: randomText(), token })).status).toBe(200)
})

test('a controlled share counts the views of very many browsers, and only the first hundred views become entries of the claim’s history', async () => {
  const claim = await buildClaim(owner)
  const { id } = await share(claim)
  const historyOf = async () =>
    (await owner.client.ok<ClaimHistory>('GET', `/api/claims/${claim.id}/history`)).entries.filter(
      ({ kind }) => kind === 'viewed',
    ).length
  const setViews = (views: number) => node.ctx.pool.query('update shares set views = $1 where id = $2', [views, id])
  const countViewers = async () =>
    (await node.ctx.pool.query('select 1 from share_viewers where share_id = $1', [id])).rows.length
  await view(id)
  expect([await historyOf(), await countViewers()]).toEqual([1, 1])
  await setViews(maximumHistory.viewsOfShare)
  await view(id)
  expect([await historyOf(), await countViewers()]).toEqual([1, 2])
  await setViews(maximumHistory.viewers)
  await view(id)
  expect([await historyOf(), await countViewers()]).toEqual([1, 2])
  expect(await listed(id)).toMatchObject({ views: maximumHistory.viewers + 1 })
})

test('a controlled share leaves neither its key nor its text on the server', async () => {
  const { id, key } = await share(await buildClaim(owner, { title: 'A title of its own' }))
  const { rows } = await node.ctx.pool.query('select row_to_json(s)::text as row from shares s where id = $1', [id])
  expect(rows[0].row).not.toContain(key)
  expect(rows[0].row).not.toContain('A title of its own')
  expect(Buffer.from(JSON.parse(rows[0].row).ciphertext, 'base64').toString('latin1')).not.toContain('A title')
})

test('a controlled share is listed with its number of views and without its link, because the server has no key', async () => {
  const { id } = await share(await buildClaim(owner), { maxViews: 5 })
  await view(id)
  expect(await listed(id)).toMatchObject({
    kind: 'controlled',
    fields: ['description'],
    views: 1,
    maxViews: 5,
    lastViewedAt: expect.any(String),
    url: null,
  })
})

test('a controlled share is refused without a ciphertext, with too large a ciphertext, and with an id that is taken', async () => {
  const claim = await buildClaim(owner)
  const { body } = await share(claim)
  const post = (changed: object) => owner.client.call('POST', `/api/claims/${claim.id}/shares`, { ...body, ...changed })
  expect((await post({})).body).toMatchObject({ status: 409, code: 'share-id-taken' })
  const id = randomText()
  for (const changed of [
    { ciphertext: '' },
    { ciphertext: '*' },
    { ciphertext: 'A'.repeat(maximumCiphertextLength + 4) },
    { maxViews: 0 },
  ])
    expect((await post({ id, ...changed })).status).toBe(400)
  expect((await post({ id, ciphertext: 'A'.repeat(maximumCiphertextLength) })).status).toBe(201)
  const secret = await buildClaim(owner, { isPrivate: true })
  const refused = await owner.client.call('POST', `/api/claims/${secret.id}/shares`, { ...body, id: randomText() })
  expect(refused.body).toMatchObject({ code: 'claim-private' })
})

test('a view of a controlled share counts once per browser, and a browser that was counted can open a used-up share again', async () => {
  const { id } = await share(await buildClaim(owner), { maxViews: 2 })
  const [first, other] = [randomText(), randomText()]
  for (const viewer of [first, first, other, first]) expect((await view(id, viewer)).status).toBe(200)
  expect(await listed(id)).toMatchObject({ views: 2, status: 'used-up' })
  expect(await status(id)).toMatchObject({ status: 'used-up' })
  expect((await view(id)).body).toMatchObject({ status: 410, code: 'share-used-up' })
  expect((await view(id, other)).status).toBe(200)
})

test('a view of a controlled share is not counted when somebody only reads the share’s status, or when a call names no viewer', async () => {
  const { id } = await share(await buildClaim(owner))
  await status(id)
  expect((await send(node, 'POST', `/api/shares/${id}/open`, {})).status).toBe(400)
  expect((await send(node, 'GET', `/api/shares/${id}/open`)).status).toBe(404)
  expect(await listed(id)).toMatchObject({ views: 0 })
})

test('a controlled share can be viewed exactly as often as the owner allowed, even when browsers open it at the same moment on two nodes', async () => {
  const { id } = await share(await buildClaim(owner), { maxViews: 7 })
  const replies = await Promise.all(
    Array.from({ length: 100 }, (_, n) => view(id, randomText(), n % 2 === 0 ? node : second)),
  )
  expect(replies.filter((reply) => reply.status === 200)).toHaveLength(7)
  expect(replies.filter((reply) => reply.status === 410)).toHaveLength(93)
  expect(await listed(id)).toMatchObject({ views: 7 })
  const { rows } = await node.ctx.pool.query('select count(*)::int as n from share_viewers where share_id = $1', [id])
  expect(rows[0].n).toBe(7)
})

test('a view of a controlled share counts once when one browser asks twenty times at the same moment', async () => {
  const { id } = await share(await buildClaim(owner), { maxViews: 1 })
  const viewer = randomText()
  const replies = await Promise.all(Array.from({ length: 20 }, (_, n) => view(id, viewer, n % 2 ? node : second)))
  expect(new Set(replies.map((reply) => reply.status))).toEqual(new Set([200]))
  expect(await listed(id)).toMatchObject({ views: 1 })
})

test('a view of a controlled share is refused after the owner withdraws the share, even for a browser that was counted before', async () => {
  const { id } = await share(await buildClaim(owner))
  const viewer = randomText()
  await view(id, viewer)
  for (let n = 0; n < 2; n++) expect((await owner.client.call('DELETE', `/api/shares/${id}`)).status).toBe(204)
  for (const who of [viewer, randomText()])
    expect((await view(id, who)).body).toMatchObject({ status: 410, code: 'share-withdrawn' })
  expect(await listed(id)).toMatchObject({ views: 1 })
})

test('a view of a controlled share is refused after the share has expired', async () => {
  const expiresAt = new Date(Date.now() + 60_000).toISOString()
  const { id } = await share(await buildClaim(owner), { expiresAt })
  expect((await view(id)).status).toBe(200)
  await node.ctx.pool.query('update shares set expires_at = now() where id = $1', [id])
  expect((await view(id)).body).toMatchObject({ status: 410, code: 'share-expired' })
})

test('a view of a missing share and a view of an open share are refused with the same answer', async () => {
  const claim = await buildClaim(owner)
  const { id } = await owner.client.ok<CreatedShare>('POST', `/api/claims/${claim.id}/shares`, {})
  for (const each of [id, 'AAAAAAAAAAAAAAAAAAAAAA'])
    expect((await view(each)).body).toMatchObject({ status: 410, code: 'share-unknown' })
})

test('the views of two controlled shares do not show the server that they are from one browser', async () => {
  const viewer = randomText()
  const [a, b] = [await share(await buildClaim(owner)), await share(await buildClaim(owner))]
  for (const { id } of [a, b]) await view(id, viewer)
  const { rows } = await node.ctx.pool.query(
    'select count(distinct viewer_hash)::int as n from share_viewers where share_id = any($1)',
    [[a.id, b.id]],
  )
  expect(rows[0].n).toBe(2)
})

const open = (id: string, body: Record<string, unknown>) => send(node, 'POST', `/api/shares/${id}/open`, body)

test('a controlled share cannot be used up by invented viewers that send no token or a wrong token', async () => {
  const { id, token } = await shareWithToken(await buildClaim(owner), { maxViews: 3 })
  const other = await shareWithToken(await buildClaim(owner))
  for (const wrong of [undefined, other.token, `${token.slice(0, -1)}${token.endsWith('A') ? 'Q' : 'A'}`]) {
    const body = { viewer: randomText(), ...(wrong !== undefined && { token: wrong }) }
    expect((await open(id, body)).body).toMatchObject({ status: 403, code: 'share-token-refused' })
  }
  expect(await listed(id)).toMatchObject({ views: 0, status: 'active' })
  expect((await open(id, { viewer: randomText(), token })).status).toBe(200)
  expect(await listed(id)).toMatchObject({ views: 1 })
})

test('a controlled share leaves only the hash of its token on the server', async () => {
  const { id, token } = await shareWithToken(await buildClaim(owner))
  const { rows } = await node.ctx.pool.query('select row_to_json(s)::text as row from shares s where id = $1', [id])
  expect(rows[0].row).not.toContain(token)
  expect(rows[0].row).toContain(await hashShareToken(token))
})

test('only a viewer with the token of a controlled share learns that the share was withdrawn', async () => {
  const { id, token } = await shareWithToken(await buildClaim(owner))
  await owner.client.ok('DELETE', `/api/shares/${id}`)
  expect((await open(id, { viewer: randomText() })).status).toBe(403)
  expect((await open(id, { viewer: randomText(), token })).body).toMatchObject({ code: 'share-withdrawn' })
})

test('a controlled share that was made before shares had tokens opens with any token', async () => {
  const { id } = await share(await buildClaim(owner))
  expect((await view(id)).status).toBe(200)
  expect((await open(id, { viewer: randomText(), token: 'A'.repeat(43) })).status).toBe(200)
})

test('a view of a share whose claim is being erased is not counted and stores nothing', async () => {
  const claim = await buildClaim(owner)
  const { id } = await share(claim)
  const erasing = await node.ctx.pool.connect()
  await erasing.query('begin')
  await erasing.query('select id from claims where id = $1 for update', [claim.id])
  const waiting = view(id)
  const { rows } = await erasing.query('select pg_backend_pid() as pid')
  const blocked = 'select count(*)::int as n from pg_stat_activity where $1 = any(pg_blocking_pids(pid))'
  await expect.poll(async () => (await node.ctx.pool.query(blocked, [rows[0].pid])).rows[0].n).toBe(1)
  await erasing.query('delete from shares where id = $1', [id])
  await erasing.query('commit')
  erasing.release()
  expect((await waiting).body).toMatchObject({ status: 410, code: 'share-unknown' })
  const noted = await node.ctx.pool.query('select kind from claim_history where claim_id = $1 order by seq', [claim.id])
  expect(noted.rows.map(({ kind }) => kind)).toEqual(['created', 'shared'])
})

test('the history of a claim shows that the claim was shared and viewed, and that a share was withdrawn', async () => {
  const claim = await buildClaim(owner)
  const { id } = await share(claim, { maxViews: 3 })
  await view(id)
  await owner.client.ok('DELETE', `/api/shares/${id}`)
  const asked = 'select kind, content from claim_history where claim_id = $1 order by seq'
  const { rows } = await node.ctx.pool.query(asked, [claim.id])
  expect(rows.map((row) => row.kind)).toEqual(['created', 'shared', 'viewed', 'unshared'])
  expect(rows[1].content).toContain('controlled')
})
