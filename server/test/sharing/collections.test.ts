import { openControlledShare, sealControlledShare } from '@did/credentials/share/controlled-share'
import { buildShareFile } from '@did/credentials/share/share-file'
import { deriveShareToken, hashShareToken } from '@did/credentials/share/share-token'
import { makeCollectionLink, parseAnyShareUrl, shortLinkLength } from '@did/credentials/share/short-link'
import type { Claim } from '@did/domain/claim/claim'
import { openedShareSchema } from '@did/domain/share/share'
import type { CreatedCollection, Shareable, ShareRecord } from '@did/domain/share/share-record'
import { expect } from 'vitest'
import { buildClaim, buildUser, type Person } from '../rig/builders.ts'
import { send } from '../rig/client.ts'
import type { Node } from '../rig/stack.ts'
import { test } from '../rig/test.ts'

let node: Node
let owner: Person
let stranger: Person
test.beforeAll(async ({ installation }) => {
  node = await installation.startNode()
  owner = await buildUser(node)
  stranger = await buildUser(node)
})

const randomBytes = (length: number) => crypto.getRandomValues(new Uint8Array(length))

async function seal(claims: readonly Claim[]) {
  const link = makeCollectionLink(node.ctx.config.publicUrl, {
    count: claims.length,
    random: randomBytes(shortLinkLength),
  })
  const shares = await Promise.all(
    link.members.map(async (member, index) => {
      const claimId = claims[index]?.id
      const { payload, claimHash } = await owner.client.ok<Shareable>('GET', `/api/claims/${claimId}/shareable`)
      const file = buildShareFile({ payload, proof: { kind: 'unattested', shareId: member.shareId } })
      const ciphertext = await sealControlledShare({ ...member, file }, randomBytes)
      const tokenHash = await hashShareToken(await deriveShareToken(member))
      return { claimId, id: member.shareId, fields: [], ciphertext, tokenHash, claimHash }
    }),
  )
  return { ...link, shares }
}

const create = (body: object, person = owner) => person.client.call<CreatedCollection>('POST', '/api/collections', body)
const list = () => owner.client.ok<ShareRecord[]>('GET', '/api/shares')

async function openAll(url: string) {
  const read = parseAnyShareUrl(url)
  if (read.kind !== 'collection') throw new Error('The link reads as a collection')
  return Promise.all(
    read.members.map(async (member) => {
      const viewer = randomBytes(16).toBase64({ alphabet: 'base64url', omitPadding: true })
      const body = { viewer, token: await deriveShareToken(member) }
      return { member, answer: await send(node, 'POST', `/api/shares/${member.shareId}/open`, body) }
    }),
  )
}

test('a collection of credentials opens each claim, has one label and one limit of views for all claims, and can be withdrawn as a whole', async () => {
  // A collection's link has its own order of claims. In this test, this order is the reverse of the
  // order in which the claims were made.
  const claims = [await buildClaim(owner), await buildClaim(owner), await buildClaim(owner)].toReversed()
  const { url, shares } = await seal(claims)
  const { status, body } = await create({ label: 'ACME, application', maxViews: 2, shares })
  expect(status).toBe(201)
  const opened = await openAll(url)
  for (const [index, { member, answer }] of opened.entries()) {
    const { ciphertext } = openedShareSchema.parse(answer.body)
    expect(await openControlledShare({ ...member, ciphertext })).toMatchObject({ payload: { id: claims[index]?.id } })
  }
  const own = (await list()).filter(({ collectionId }) => collectionId === body.id)
  expect(own).toHaveLength(3)
  for (const each of own)
    expect(each).toMatchObject({ label: 'ACME, application', views: 1, maxViews: 2, form: 'short' })
  expect((await owner.client.call('DELETE', `/api/collections/${body.id}`)).status).toBe(204)
  for (const { answer } of await openAll(url)) expect(answer.body).toMatchObject({ code: 'share-withdrawn' })
  expect((await owner.client.call('DELETE', `/api/collections/${body.id}`)).status).toBe(204)
})

test('a collection of credentials is stored as a whole or not at all', async () => {
  const claims = [await buildClaim(owner), await buildClaim(owner)]
  const { shares } = await seal(claims)
  const before = (await list()).length
  const broken = [shares[0], { ...shares[1], id: shares[0]?.id }]
  expect((await create({ shares: broken })).body).toMatchObject({ code: 'share-id-taken' })
  expect((await create({ shares: [shares[0], shares[0]] })).status).toBe(400)
  expect((await create({ shares: [shares[0]] })).status).toBe(400)
  expect((await create({ shares: [shares[0], { ...shares[1], claimId: 999_999 }] })).status).toBe(403)
  expect(await list()).toHaveLength(before)
})

test('a collection of credentials can contain only the owner’s own claims, and only the owner can withdraw it', async () => {
  const { shares } = await seal([await buildClaim(owner), await buildClaim(owner)])
  expect((await create({ shares }, stranger)).status).toBe(403)
  const { body } = await create({ shares })
  expect((await stranger.client.call('DELETE', `/api/collections/${body.id}`)).status).toBe(403)
  expect((await owner.client.call('DELETE', '/api/collections/AAAAAAAAAAAAAAAAAAAAAA')).status).toBe(403)
})

test('a collection of credentials keeps its other credentials when the owner withdraws one', async () => {
  const { url, shares } = await seal([await buildClaim(owner), await buildClaim(owner)])
  await create({ shares })
  await owner.client.ok('DELETE', `/api/shares/${shares[0]?.id}`)
  const [first, second] = await openAll(url)
  expect(first?.answer.body).toMatchObject({ code: 'share-withdrawn' })
  expect(second?.answer.status).toBe(200)
})
