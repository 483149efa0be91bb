import type { Notification } from '@did/domain/account/notification'
import type { Claim } from '@did/domain/claim/claim'
import type { ClaimHistory } from '@did/domain/claim/history'
import type { DidLookup } from '@did/domain/did'
import type { OpenedRequest } from '@did/domain/verification-request/opened-request'
import type { AskedRequest, VerificationRequest } from '@did/domain/verification-request/verification-request'
import { expect } from 'vitest'
import {
  buildClaim,
  buildRequest,
  buildUser,
  buildVerification,
  buildVerifiedClaim,
  buildVerifier,
  type Person,
} from '../rig/builders.ts'
import { test } from '../rig/test.ts'

let owner: Person
let verifier: Person
test.beforeEach(async ({ node }) => {
  owner = await buildUser(node)
  verifier = await buildVerifier(node)
})

const secret = { type: 'employment', title: 'Dismissed in May', description: 'A secret', issuer: 'Nobody’s business' }
const reword = (claim: Pick<Claim, 'id'>, change: object = {}) =>
  owner.client.ok<Claim>('PUT', `/api/claims/${claim.id}`, { ...secret, isPrivate: true, ...change })
const reject = ({ client }: Person, { id }: { id: number }, reason = 'Not on our list') =>
  client.ok('PUT', `/api/verification-requests/${id}/status`, { status: 'rejected', reason })
const approve = async (person: Person, asked: Awaited<ReturnType<typeof buildRequest>>) =>
  person.client.ok<Claim>('PUT', `/api/claims/${asked.claim.id}/verify`, await buildVerification(person, asked))
const open = ({ client }: Person, { id }: { id: number }) =>
  client.ok<OpenedRequest>('GET', `/api/verification-requests/${id}`)
const readHistory = ({ client }: Person, { id }: { id: number }) =>
  client.ok<ClaimHistory>('GET', `/api/claims/${id}/history`)
const listOwn = () => owner.client.ok<Claim[]>('GET', `/api/claims/user/${owner.user.id}`)

/** Reads everything that a verifier can read about the claims at one DID. */
async function readAll({ client, user }: Person, { id, didId }: Pick<Claim, 'id' | 'didId'>, requestId: number) {
  const tokenId = (await owner.client.ok<{ tokenId: string }[]>('GET', `/api/dids/owner/${owner.client.address}`))[0]
  return {
    claims: await client.ok<Claim[]>('GET', `/api/claims/did/${didId}`),
    requests: await client.ok<AskedRequest[]>('GET', `/api/verification-requests/verifier/${user.id}`),
    opened: await open({ client, user }, { id: requestId }),
    history: await readHistory({ client, user }, { id }),
    lookup: await client.ok<DidLookup>('GET', `/api/dids/lookup/${encodeURIComponent(tokenId?.tokenId ?? '')}`),
    notifications: await client.ok<Notification[]>('GET', '/api/notifications'),
    exported: await client.ok('GET', '/api/export'),
  }
}
const tellsSecret = (read: unknown) =>
  [...Object.values(secret), 'private'].filter((text) => JSON.stringify(read).includes(`"${text}"`))

test.each(['rejected', 'approved'])(
  'a verifier reads nothing that the owner writes after the verifier has %s the request',
  async (status) => {
    const asked = await buildRequest(owner, verifier)
    if (status === 'rejected') await reject(verifier, asked.request)
    else await approve(verifier, asked)
    const before = await readHistory(verifier, asked.claim)
    const reworded = await reword(asked.claim)
    expect(reworded).toMatchObject({ ...secret, isPrivate: true, previousClaimId: asked.claim.id })

    const read = await readAll(verifier, asked.claim, asked.request.id)
    expect(tellsSecret(read)).toEqual([])
    expect(read.claims).toMatchObject([{ id: asked.claim.id, title: asked.claim.title }])
    expect(read.requests).toMatchObject([{ id: asked.request.id, claim: { description: asked.claim.description } }])
    expect(read.opened.request).toMatchObject({ status, claimHash: asked.claim.claimHash })
    expect(read.history).toEqual(before)
    expect(await verifier.client.code('GET', `/api/claims/${reworded.id}/history`)).toBe('404 not-found')
  },
)

test('a verifier that has decided a request does not learn that the owner later makes the claim private', async () => {
  const asked = await buildRequest(owner, verifier)
  await reject(verifier, asked.request)
  const { version: _, ...before } = (await readAll(verifier, asked.claim, asked.request.id)).claims[0] ?? {}
  const { type, title, description, issuer } = asked.claim
  await reword(asked.claim, { type, title, description, issuer, isSelective: false })
  const read = await readAll(verifier, asked.claim, asked.request.id)
  expect(read.claims).toMatchObject([before])
  expect(JSON.stringify(read.history)).not.toContain('visibility')
})

test('a verifier that has decided a request does not read a later decision of another verifier', async ({ node }) => {
  const [asked, other] = [await buildRequest(owner, verifier), await buildVerifier(node, 'Lakeside')]
  const elsewhere = await buildRequest(owner, other, asked.claim)
  await reject(verifier, asked.request)
  await reject(other, elsewhere.request, 'For the owner alone')
  expect((await open(verifier, asked.request)).earlier).toEqual([])
  expect((await readHistory(verifier, asked.claim)).entries.at(-1)).toMatchObject({
    kind: 'decided',
    opened: { detail: { reason: 'Not on our list' } },
  })
})

test('a verifier that has decided a request reads later entries of the claim’s history after the owner asks this verifier again', async () => {
  const asked = await buildRequest(owner, verifier)
  await reject(verifier, asked.request)
  const again = await buildRequest(owner, verifier, asked.claim)
  expect((await readHistory(verifier, asked.claim)).entries.at(-1)).toMatchObject({
    kind: 'requested',
    opened: { detail: { requestId: again.request.id } },
  })
})

test('a verifier reads and can approve only the old wording of a claim that is reworded while the request waits', async () => {
  const asked = await buildRequest(owner, verifier)
  const prepared = await buildVerification(verifier, asked)
  const reworded = await reword(asked.claim)
  const read = await readAll(verifier, asked.claim, asked.request.id)
  expect(tellsSecret(read)).toEqual([])
  expect(read.opened.request).toMatchObject({ status: 'pending', claim: { title: asked.claim.title } })
  expect(await buildVerification(verifier, asked)).toMatchObject({
    attestation: { message: prepared.attestation.message },
  })
  await verifier.client.ok('PUT', `/api/claims/${asked.claim.id}/verify`, prepared)
  expect(await listOwn()).toMatchObject([
    { id: reworded.id, title: secret.title, isVerified: false, asked: [] },
    { id: asked.claim.id, title: asked.claim.title, isVerified: true },
  ])
})

test('a request that arrives while its claim is reworded is about the old or the new text, and stores the hash of the text that it is about', async () => {
  for (let round = 0; round < 10; round++) {
    const claim = await buildClaim(owner)
    const [request, reworded] = await Promise.all([
      owner.client.ok<VerificationRequest>('POST', '/api/verification-requests', {
        claimId: claim.id,
        verifierId: verifier.user.id,
      }),
      reword(claim),
    ])
    const now = (await listOwn()).find(({ id }) => id === claim.id)
    expect(request).toMatchObject({ claimHash: now?.claimHash, claimTitle: now?.title })
    expect(reworded.id === claim.id).toBe(now?.title === secret.title)
  }
})

test('a claim about which no verifier was asked is reworded in place', async () => {
  const claim = await buildClaim(owner)
  expect(await reword(claim)).toMatchObject({ id: claim.id, title: secret.title })
  expect(await listOwn()).toHaveLength(1)
})

test('the database refuses to change the text of a claim that a verifier was asked about', async ({ node }) => {
  const { claim } = await buildRequest(owner, verifier)
  const change = (column: string) =>
    node.ctx.pool.query(`update claims set ${column} = reverse(${column}) where id = $1`, [claim.id])
  for (const column of ['type', 'title', 'description', 'issuer', 'issue_date'])
    await expect(change(column)).rejects.toThrow('keeps its text')
  const free = await buildClaim(owner)
  await node.ctx.pool.query('update claims set title = reverse(title) where id = $1', [free.id])
})

test('a request is refused when the claim’s text does not have the hash that the request names', async () => {
  const claim = await buildClaim(owner)
  await reword(claim)
  const body = { claimId: claim.id, verifierId: verifier.user.id, claimHash: claim.claimHash }
  expect(await owner.client.code('POST', '/api/verification-requests', body)).toBe('412 precondition-failed')
})

test('a claim keeps its text when it is verified again', async () => {
  const claim = await buildVerifiedClaim(owner, verifier)
  const renewed = await buildVerifiedClaim(owner, verifier, { claim })
  expect(renewed).toMatchObject({ id: claim.id, title: claim.title, isVerified: true })
})
