import { parseShareUrl } from '@did/credentials/share-link'
import type { Claim } from '@did/domain/claim'
import type { CreatedShare, ShareRecord } from '@did/domain/share-record'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  buildClaim,
  buildRequest,
  buildUser,
  buildVerification,
  buildVerifiedClaim,
  buildVerifier,
  type Person,
} from './builders.ts'
import { send } from './client.ts'
import { createInstallation, type Installation, type Node } from './stack.ts'

let installation: Installation
let node: Node
let owner: Person
let verifier: Person
beforeAll(async () => {
  installation = await createInstallation()
  node = await installation.startNode()
  owner = await buildUser(node)
  verifier = await buildVerifier(node)
})
afterAll(() => installation.close())

const open = (claim: Pick<Claim, 'id'>, body: object = {}) =>
  owner.client.call<CreatedShare>('POST', `/api/claims/${claim.id}/shares`, body)
const status = async (id: string) => (await send(node, 'GET', `/api/shares/${id}/status`)).body

describe('a share', () => {
  test('of a verified claim carries its proof in the link', async () => {
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

  test('of a claim that nobody has verified says so', async () => {
    const { body } = await open(await buildClaim(owner))
    expect(parseShareUrl(body.url)).toMatchObject({
      kind: 'unattested',
      shareId: body.id,
      payload: { isVerified: false },
    })
  })

  test('is opened once and reused, until somebody attests the claim', async () => {
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

  test('that expires is one of its own', async () => {
    const claim = await buildClaim(owner)
    const expiresAt = new Date(Date.now() + 3_600_000).toISOString()
    const [a, b, unlimited] = [await open(claim, { expiresAt }), await open(claim, { expiresAt }), await open(claim)]
    expect(new Set([a, b, unlimited].map(({ body }) => body.id)).size).toBe(3)
    expect((await open(claim, { expiresAt: new Date().toISOString() })).body).toMatchObject({ code: 'invalid-input' })
  })

  test('of a private claim is refused, and so is a kind that is not there yet', async () => {
    const claim = await buildClaim(owner, { isPrivate: true })
    expect((await open(claim)).body).toMatchObject({ status: 409, code: 'claim-private' })
    expect((await open(await buildClaim(owner), { kind: 'controlled' })).status).toBe(400)
  })

  test('fits a QR code: at most 820 characters with a title and issuer of 40', async () => {
    const words = { title: 'T'.repeat(40), issuer: 'I'.repeat(40) }
    const asked = await buildRequest(owner, verifier, await buildClaim(owner, words))
    await verifier.client.ok('PUT', `/api/claims/${asked.claim.id}/verify`, await buildVerification(verifier, asked))
    expect((await open(asked.claim)).body.url.length).toBeLessThanOrEqual(820)
  })

  test('of the longest claim there can be is still a link', async () => {
    const long = { title: '界'.repeat(200), issuer: '界'.repeat(200), type: '界'.repeat(40) }
    expect((await open(await buildClaim(owner, long))).status).toBe(201)
  })
})

describe('the live status', () => {
  test('is for everybody, and says unknown of a share that nobody opened', async () => {
    const claim = await buildClaim(owner)
    const { body } = await open(claim)
    expect(await status(body.id)).toEqual({ status: 'active', claimHash: claim.claimHash })
    expect(await status('AAAAAAAAAAAAAAAAAAAAAA')).toEqual({ status: 'unknown', claimHash: null })
    expect((await send(node, 'GET', '/api/shares/nonsense/status')).status).toBe(400)
  })

  test('says withdrawn from then on, and the next default share is another', async () => {
    const claim = await buildClaim(owner)
    const { body } = await open(claim)
    for (let n = 0; n < 2; n++) expect((await owner.client.call('DELETE', `/api/shares/${body.id}`)).status).toBe(204)
    expect(await status(body.id)).toMatchObject({ status: 'withdrawn' })
    expect((await open(claim)).body.id).not.toBe(body.id)
  })

  test('says expired when its time has come', async () => {
    const { body } = await open(await buildClaim(owner), { expiresAt: new Date(Date.now() + 60_000).toISOString() })
    expect(await status(body.id)).toMatchObject({ status: 'active' })
    await node.ctx.pool.query('update shares set expires_at = now() where id = $1', [body.id])
    expect(await status(body.id)).toMatchObject({ status: 'expired' })
  })
})

test('shares are listed to their owner, newest first, in pages', async () => {
  const person = await buildUser(node)
  const ids: string[] = []
  for (let n = 0; n < 3; n++) {
    const claim = await buildClaim(person)
    ids.unshift((await person.client.ok<CreatedShare>('POST', `/api/claims/${claim.id}/shares`, {})).id)
  }
  const first = await person.client.call<ShareRecord[]>('GET', '/api/shares?limit=2')
  expect(first.body.map(({ id }) => id)).toEqual(ids.slice(0, 2))
  expect(first.body[0]).toMatchObject({ kind: 'open', status: 'active', expiresAt: null })
  const next = /^<(.+)>; rel="next"$/.exec(first.headers.get('link') ?? '')?.[1] ?? ''
  const rest = await person.client.call<ShareRecord[]>('GET', next)
  expect(rest.body.map(({ id }) => id)).toEqual(ids.slice(2))
  expect(rest.headers.get('link')).toBeNull()
})
