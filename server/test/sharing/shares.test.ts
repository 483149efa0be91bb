import { hashDetails, readDetails } from '@did/credentials/attestation/credential-details'
import { parseShareUrl } from '@did/credentials/share/share-link'
import type { DataExport } from '@did/domain/account/data-export'
import type { Claim } from '@did/domain/claim/claim'
import type { CreatedShare, Shareable, ShareRecord } from '@did/domain/share/share-record'
import { expect } from 'vitest'
import {
  buildClaim,
  buildRequest,
  buildUser,
  buildVerification,
  buildVerifiedClaim,
  buildVerifier,
  type Person,
  revoke,
} from '../rig/builders.ts'
import { send } from '../rig/client.ts'
import type { Node } from '../rig/stack.ts'
import { test } from '../rig/test.ts'

let node: Node
let owner: Person
let verifier: Person
test.beforeAll(async ({ installation }) => {
  node = await installation.startNode()
  owner = await buildUser(node)
  verifier = await buildVerifier(node)
})

const open = (claim: Pick<Claim, 'id'>, body: object = {}) =>
  owner.client.call<CreatedShare>('POST', `/api/claims/${claim.id}/shares`, body)
const status = async (id: string) => (await send(node, 'GET', `/api/shares/${id}/status`)).body

test('the link of a share of a verified claim contains the attestation', async () => {
  const claim = await buildVerifiedClaim(owner, verifier)
  const { status: code, body } = await open(claim)
  expect(code).toBe(201)
  const { id, type, title, issuer, issueDate } = claim
  const publicData = { type, title, issuer, isVerified: true, issueDate }
  expect(body.payload).toEqual({ id, type, title, issuer, isVerified: true, publicData })
  expect(body.url).toMatch(/^http:\/\/localhost:3000\/shared-claim\?data=/)
  expect(body.url).not.toContain(encodeURIComponent(claim.description))
  expect(parseShareUrl(body.url)).toMatchObject({ kind: 'attested', shareId: body.id, payload: body.payload })
})

test('a share can show one derived fact of a verified claim and nothing else', async () => {
  const derivedFacts = [
    { field: 'age_over_18', value: 'true' },
    { field: 'age_over_65', value: 'false' },
  ] as const
  const stated = await buildClaim(owner, { derivedFacts: [...derivedFacts] })
  const claim = await buildVerifiedClaim(owner, verifier, { claim: stated })
  const { body } = await open(claim, { fields: ['age_over_18'] })
  const share = parseShareUrl(body.url)
  expect(share).toMatchObject({ kind: 'attested', message: { details: claim.details, issueDate: claim.issueDate } })
  expect(share).toMatchObject({ opened: [{ field: 'age_over_18', value: 'true' }] })
  expect(share.kind === 'attested' && share.opened).toHaveLength(1)
})

test('a share of an unverified claim says that nobody has verified the claim', async () => {
  const { body } = await open(await buildClaim(owner))
  expect(parseShareUrl(body.url)).toMatchObject({
    kind: 'unattested',
    shareId: body.id,
    payload: { isVerified: false },
  })
})

test('the link of a share contains the claim’s confirmation even after the confirmation was withdrawn or has ended', async () => {
  const withdrawn = await buildVerifiedClaim(owner, verifier)
  await revoke(verifier, withdrawn, 'no-longer-true')
  const ended = await buildVerifiedClaim(owner, verifier)
  await node.ctx.pool.query('update attestations set valid_until = now() where claim_id = $1', [ended.id])
  for (const claim of [withdrawn, ended]) {
    const { body } = await open(claim)
    expect(parseShareUrl(body.url)).toMatchObject({ kind: 'attested', message: { claimId: claim.id } })
    const shareable = await owner.client.ok<Shareable>('GET', `/api/claims/${claim.id}/shareable`)
    expect(shareable.attestation?.message).toMatchObject({ claimId: claim.id })
  }
})

test('an owner’s list of shares shows whether and when the confirmation in a share was withdrawn or has ended', async () => {
  const holding = await buildVerifiedClaim(owner, verifier)
  const withdrawn = await buildVerifiedClaim(owner, verifier)
  const ended = await buildVerifiedClaim(owner, verifier)
  const ids = []
  for (const claim of [holding, withdrawn, ended]) ids.push((await open(claim)).body.id)
  const { revokedAt } = await revoke(verifier, withdrawn, 'no-longer-true')
  const [{ valid_until: until }] = (
    await node.ctx.pool.query(`update attestations set valid_until = now() where claim_id = $1 returning valid_until`, [
      ended.id,
    ])
  ).rows
  const listed = await owner.client.ok<ShareRecord[]>('GET', '/api/shares')
  expect(ids.map((id) => listed.find((share) => share.id === id)?.lapse)).toEqual([
    null,
    { kind: 'withdrawn', at: revokedAt },
    { kind: 'expired', at: until.toISOString() },
  ])
})

test('an open share is made once and reused until somebody verifies the claim', async () => {
  const asked = await buildRequest(owner, verifier)
  const replies = await Promise.all([open(asked.claim), open(asked.claim), open(asked.claim)])
  expect(replies.map((reply) => reply.status).toSorted()).toEqual([200, 200, 201])
  const [first] = replies
  expect(new Set(replies.map(({ body }) => body.url)).size).toBe(1)
  await verifier.client.ok('PUT', `/api/claims/${asked.claim.id}/verify`, await buildVerification(verifier, asked))
  const attested = await open(asked.claim)
  expect(attested.body.id).not.toBe(first?.body.id)
  expect((await open(asked.claim)).body).toEqual(attested.body)
})

test('a share with an end is always a new share', async () => {
  const claim = await buildClaim(owner)
  const expiresAt = new Date(Date.now() + 3_600_000).toISOString()
  const [a, b, unlimited] = [await open(claim, { expiresAt }), await open(claim, { expiresAt }), await open(claim)]
  expect(new Set([a, b, unlimited].map(({ body }) => body.id)).size).toBe(3)
  expect((await open(claim, { expiresAt: new Date().toISOString() })).body).toMatchObject({ code: 'invalid-input' })
})

test('a share is refused for a private claim, for an unknown kind and for a limit that an open share cannot have', async () => {
  const claim = await buildClaim(owner, { isPrivate: true })
  expect((await open(claim)).body).toMatchObject({ status: 409, code: 'claim-private' })
  const other = await buildClaim(owner)
  expect((await open(other, { kind: 'secret' })).status).toBe(400)
  expect((await open(other, { kind: 'open', maxViews: 3 })).status).toBe(400)
})

test('the link of a share has at most 820 characters when title and issuer have 40 characters each, so the link fits into a QR code', async () => {
  const words = { title: 'T'.repeat(40), issuer: 'I'.repeat(40) }
  const asked = await buildRequest(owner, verifier, await buildClaim(owner, words))
  await verifier.client.ok('PUT', `/api/claims/${asked.claim.id}/verify`, await buildVerification(verifier, asked))
  expect((await open(asked.claim)).body.url.length).toBeLessThanOrEqual(820)
})

test('a claim of the greatest length can still be shared by a link', async () => {
  const long = { title: '界'.repeat(200), issuer: '界'.repeat(200), type: '界'.repeat(40) }
  expect((await open(await buildClaim(owner, long))).status).toBe(201)
})

test('a link that would be too long is refused and not stored, and the owner’s list and export stay readable', async () => {
  const form = { kind: 'text' as const, value: '界'.repeat(200), isOpenByDefault: false }
  const fields = Array.from({ length: 16 }, (_, place) => ({
    ...form,
    field: `field_${place}`,
    label: `${'界'.repeat(57)}${place}`,
  }))
  const claim = await buildClaim(owner, { description: '界'.repeat(2000), fields })
  const { leaves } = await owner.client.ok<Shareable>('GET', `/api/claims/${claim.id}/shareable`)
  const all = leaves.map((leaf) => leaf.field)
  expect((await openWith(claim, all)).body).toMatchObject({ status: 422, code: 'share-does-not-fit' })
  const { body } = await openWith(claim, ['description'])
  const shares = async () =>
    (await owner.client.ok<ShareRecord[]>('GET', '/api/shares')).filter((share) => share.claimId === claim.id)
  expect(await shares()).toMatchObject([{ id: body.id, url: body.url, isTooLong: false }])

  await node.ctx.pool.query('update shares set fields = $2 where id = $1', [body.id, all.toSorted()])
  expect(await shares()).toMatchObject([{ id: body.id, url: null, isTooLong: true }])
  const { shares: exported } = await owner.client.ok<DataExport>('GET', '/api/export')
  expect(exported).toContainEqual(expect.objectContaining({ id: body.id, url: null, isTooLong: true }))
})

const openWith = (claim: Pick<Claim, 'id'>, fields: string[]) => open(claim, { fields })

test('the additional fields of a share are those that the owner chose, and the verifier’s signature covers them', async () => {
  const claim = await buildVerifiedClaim(owner, verifier)
  const { body } = await openWith(claim, ['description'])
  expect(parseShareUrl(body.url)).toMatchObject({
    kind: 'attested',
    opened: [{ field: 'description', value: claim.description }],
    message: { details: claim.details },
  })
  expect(body.payload).toEqual((await open(claim)).body.payload)
})

test('a share with additional fields differs from the share without them, and is reused when the owner asks for the same fields again', async () => {
  const claim = await buildClaim(owner)
  const [basic, opened, again] = [
    await open(claim),
    await openWith(claim, ['description']),
    await openWith(claim, ['description']),
  ]
  expect([basic.status, opened.status, again.status]).toEqual([201, 201, 200])
  expect(opened.body.id).not.toBe(basic.body.id)
  expect(again.body).toEqual(opened.body)
  expect(parseShareUrl(opened.body.url)).toMatchObject({ kind: 'unattested', details: claim.details })
})

test('additional fields of a share are refused when they are unknown, named twice or of a claim that is not selective', async () => {
  const claim = await buildClaim(owner)
  for (const fields of [['grade'], ['description', 'description'], ['__proto__']])
    expect((await openWith(claim, fields)).body).toMatchObject({ status: 400, code: 'invalid-input' })
  const whole = await buildClaim(owner, { isSelective: false })
  expect((await openWith(whole, ['description'])).body).toMatchObject({ status: 409, code: 'claim-not-selective' })
  expect((await open(whole)).status).toBe(201)
})

test('only the owner of a claim can read what its shares can contain', async () => {
  const claim = await buildVerifiedClaim(owner, verifier)
  const own = await owner.client.ok<Shareable>('GET', `/api/claims/${claim.id}/shareable`)
  expect(own).toMatchObject({ payload: { isVerified: true }, attestation: { anchorBlock: null } })
  expect(hashDetails(readDetails(own.leaves))).toBe(claim.details)
  expect((await verifier.client.call('GET', `/api/claims/${claim.id}/shareable`)).status).toBe(404)
})

test('the owner of a private claim can read what a share would contain, so that the owner can check the claim, and nobody can share the claim', async () => {
  const claim = await buildVerifiedClaim(owner, verifier)
  const { type, title, description, issuer } = claim
  const secret = { type, title, description, issuer, isPrivate: true, isSelective: false }
  await owner.client.ok('PUT', `/api/claims/${claim.id}`, secret)
  const own = await owner.client.ok<Shareable>('GET', `/api/claims/${claim.id}/shareable`)
  expect(own).toMatchObject({ payload: { isVerified: true }, attestation: { message: { details: claim.details } } })
  expect((await verifier.client.call('GET', `/api/claims/${claim.id}/shareable`)).status).toBe(404)
  const expiresAt = new Date(Date.now() + 60_000).toISOString()
  for (const kind of ['open', 'proof'])
    expect((await open(claim, { kind, expiresAt })).body).toMatchObject({ status: 409, code: 'claim-private' })
})

test('the link of a share names the block of the anchor once the attestation is anchored', async () => {
  const claim = await buildVerifiedClaim(owner, verifier)
  const before = await open(claim)
  const parsed = parseShareUrl(before.body.url)
  if (parsed.kind !== 'attested') throw new Error(parsed.kind)
  const { rows } = await node.ctx.pool.query('select digest from attestations where claim_id = $1', [claim.id])
  await node.ctx.pool.query(
    `with block as (insert into chain_blocks (number, hash, parent_hash, mined_at) values (77, $2, $2, now()) returning number)
     insert into chain_events (block_number, log_index, tx_hash, kind, hash) select number, 0, $2, 'anchored', $1 from block`,
    [rows[0].digest, `0x${'77'.repeat(32)}`],
  )
  const after = await open(claim)
  expect(parseShareUrl(after.body.url)).toEqual({ ...parsed, anchorBlock: 77 })
})

test('the live status of a share is public, and is “unknown” for a share that does not exist', async () => {
  const claim = await buildClaim(owner)
  const { body } = await open(claim)
  expect(await status(body.id)).toEqual({ status: 'active', claimHash: claim.claimHash })
  expect(await status('AAAAAAAAAAAAAAAAAAAAAA')).toEqual({ status: 'unknown', claimHash: null })
  expect((await send(node, 'GET', '/api/shares/nonsense/status')).status).toBe(400)
})

test('the live status of a share is “withdrawn” after the owner withdraws it, and the claim’s next share is new', async () => {
  const claim = await buildClaim(owner)
  const { body } = await open(claim)
  for (let n = 0; n < 2; n++) expect((await owner.client.call('DELETE', `/api/shares/${body.id}`)).status).toBe(204)
  expect(await status(body.id)).toMatchObject({ status: 'withdrawn' })
  expect((await open(claim)).body.id).not.toBe(body.id)
})

test('the live status of a share is “expired” after the share’s end', async () => {
  const { body } = await open(await buildClaim(owner), { expiresAt: new Date(Date.now() + 60_000).toISOString() })
  expect(await status(body.id)).toMatchObject({ status: 'active' })
  await node.ctx.pool.query('update shares set expires_at = now() where id = $1', [body.id])
  expect(await status(body.id)).toMatchObject({ status: 'expired' })
})

test('an owner’s shares are listed newest first, page by page', async () => {
  const person = await buildUser(node)
  const ids: string[] = []
  for (let n = 0; n < 3; n++) {
    const claim = await buildClaim(person)
    ids.unshift((await person.client.ok<CreatedShare>('POST', `/api/claims/${claim.id}/shares`, {})).id)
  }
  const first = await person.client.call<ShareRecord[]>('GET', '/api/shares?limit=2')
  expect(first.body.map(({ id }) => id)).toEqual(ids.slice(0, 2))
  expect(first.body[0]).toMatchObject({ kind: 'open', status: 'active', expiresAt: null, views: 0, maxViews: null })
  expect(parseShareUrl(first.body[0]?.url ?? '')).toMatchObject({ shareId: ids[0] })
  const next = /^<(.+)>; rel="next"$/.exec(first.headers.get('link') ?? '')?.[1] ?? ''
  const rest = await person.client.call<ShareRecord[]>('GET', next)
  expect(rest.body.map(({ id }) => id)).toEqual(ids.slice(2))
  expect(rest.headers.get('link')).toBeNull()
})
