import { sealControlledShare } from '@did/credentials/share/controlled-share'
import { buildShareFile } from '@did/credentials/share/share-file'
import { deriveShareToken, hashShareToken } from '@did/credentials/share/share-token'
import { makeShortLink, shortLinkLength } from '@did/credentials/share/short-link'
import type { Claim } from '@did/domain/claim/claim'
import type { ClaimHistory } from '@did/domain/claim/history'
import type { Shareable, ShareRecord } from '@did/domain/share/share-record'
import { expect } from 'vitest'
import { buildClaim, buildUser, type Person } from '../rig/builders.ts'
import { send } from '../rig/client.ts'
import type { Node } from '../rig/stack.ts'
import { test } from '../rig/test.ts'

let node: Node
let owner: Person
test.beforeAll(async ({ installation }) => {
  node = await installation.startNode()
  owner = await buildUser(node)
})

const randomBytes = (length: number) => crypto.getRandomValues(new Uint8Array(length))

async function offer(claim: Claim) {
  const { payload } = await owner.client.ok<Shareable>('GET', `/api/claims/${claim.id}/shareable`)
  const share = makeShortLink(node.ctx.config.publicUrl, randomBytes(shortLinkLength))
  const file = buildShareFile({ payload, proof: { kind: 'unattested', shareId: share.shareId } })
  const ciphertext = await sealControlledShare({ ...share, file }, randomBytes)
  const token = await deriveShareToken(share)
  const sealed = { ciphertext, tokenHash: await hashShareToken(token), form: 'short', isOffered: true }
  await owner.client.ok('POST', `/api/claims/${claim.id}/shares`, {
    kind: 'controlled',
    id: share.shareId,
    fields: [],
    ...sealed,
  })
  return { id: share.shareId, token }
}
const find = async (id: string) =>
  (await owner.client.ok<ShareRecord[]>('GET', '/api/shares')).find((share) => share.id === id)
const listKinds = async ({ id }: Claim) =>
  (await owner.client.ok<ClaimHistory>('GET', `/api/claims/${id}/history`)).entries.map(({ kind }) => kind)
const countShared = async (claim: Claim) => (await listKinds(claim)).filter((kind) => kind === 'shared').length
const readUsage = async () => {
  const sql = 'select shares::int, stored_bytes::int as bytes from account_usage where owner = $1'
  return (await node.ctx.pool.query(sql, [owner.user.walletAddress])).rows[0]
}

test('a short link that only its owner’s page shows is an offered share, and not in the claim’s history', async () => {
  const claim = await buildClaim(owner)
  const { id } = await offer(claim)
  expect(await find(id)).toMatchObject({ isOffered: true, isHandedOut: false, status: 'active' })
  expect(await countShared(claim)).toBe(0)
})

test('an offered share becomes a share when its owner hands it out or labels it, and the claim’s history then has one entry', async () => {
  for (const change of [{ isHandedOut: true }, { label: 'ACME' }]) {
    const claim = await buildClaim(owner)
    const { id } = await offer(claim)
    for (const _ of [1, 2]) await owner.client.ok('PUT', `/api/shares/${id}`, change)
    expect(await find(id)).toMatchObject({ isOffered: false, isHandedOut: true })
    expect(await countShared(claim)).toBe(1)
  }
})

test('an offered share becomes a share when somebody scans its link from the owner’s screen or opens it', async () => {
  for (const act of [
    ({ id }: { id: string }) => send(node, 'GET', `/api/shares/${id}/status`),
    ({ id, token }: { id: string; token: string }) =>
      send(node, 'POST', `/api/shares/${id}/open`, { viewer: 'AAAAAAAAAAAAAAAAAAAAAA', token }),
  ]) {
    const claim = await buildClaim(owner)
    const offered = await offer(claim)
    expect((await act(offered)).status).toBe(200)
    expect(await find(offered.id)).toMatchObject({ isOffered: false, isHandedOut: true })
    expect(await countShared(claim)).toBe(1)
  }
})

test('an offered share stays an offered share when somebody tries to open it with a wrong token', async () => {
  const { id } = await offer(await buildClaim(owner))
  const body = { viewer: 'AAAAAAAAAAAAAAAAAAAAAA', token: 'A'.repeat(43) }
  expect((await send(node, 'POST', `/api/shares/${id}/open`, body)).status).not.toBe(200)
  expect(await find(id)).toMatchObject({ isOffered: true })
})

test('a claim keeps its ten newest offered shares and all shares that were handed out, and deleted offered shares do not count against the quota', async () => {
  const claim = await buildClaim(owner)
  const given = await offer(claim)
  await owner.client.ok('PUT', `/api/shares/${given.id}`, { isHandedOut: true })
  const kept = []
  for (let place = 0; place < 10; place++) kept.push(await offer(claim))
  const before = await readUsage()
  const [oldest, ...others] = [...kept, await offer(claim)]
  expect(await find(oldest?.id ?? '')).toBeUndefined()
  for (const { id } of [given, ...others]) expect(await find(id)).toBeDefined()
  expect(await readUsage()).toEqual(before)
})
