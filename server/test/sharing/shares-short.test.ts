import { openControlledShare, sealControlledShare } from '@did/credentials/share/controlled-share'
import { buildShareFile } from '@did/credentials/share/share-file'
import { deriveShareToken, hashShareToken } from '@did/credentials/share/share-token'
import { makeShortLink, parseAnyShareUrl, shortLinkLength } from '@did/credentials/share/short-link'
import { openedShareSchema } from '@did/domain/share/share'
import type { Shareable, ShareRecord } from '@did/domain/share/share-record'
import { expect } from 'vitest'
import { buildClaim, type Person } from '../rig/builders.ts'
import { send } from '../rig/client.ts'
import type { Node } from '../rig/stack.ts'
import { test } from '../rig/test.ts'

const randomBytes = (length: number) => crypto.getRandomValues(new Uint8Array(length))

async function shareShort(node: Node, owner: Person) {
  const claim = await buildClaim(owner)
  const { payload } = await owner.client.ok<Shareable>('GET', `/api/claims/${claim.id}/shareable`)
  const { url, ...share } = makeShortLink(node.ctx.config.publicUrl, randomBytes(shortLinkLength))
  const file = buildShareFile({ payload, proof: { kind: 'unattested', shareId: share.shareId } })
  const ciphertext = await sealControlledShare({ ...share, file }, randomBytes)
  const tokenHash = await hashShareToken(await deriveShareToken(share))
  const body = { kind: 'controlled', id: share.shareId, fields: [], ciphertext, tokenHash }
  await owner.client.ok('POST', `/api/claims/${claim.id}/shares`, body)
  return { url, share, title: payload.title }
}

async function open(node: Node, url: string) {
  const read = parseAnyShareUrl(url)
  if (read.kind !== 'controlled') throw new Error('The link reads as a controlled share')
  const viewer = randomBytes(16).toBase64({ alphabet: 'base64url', omitPadding: true })
  const body = { viewer, token: await deriveShareToken(read) }
  return { read, answer: await send(node, 'POST', `/api/shares/${read.shareId}/open`, body) }
}

test('a short link opens what the owner sealed, and its views and its withdrawal work like those of any controlled share', async ({
  node,
  owner,
}) => {
  const { url, share, title } = await shareShort(node, owner)
  const { read, answer } = await open(node, url)
  const { ciphertext } = openedShareSchema.parse(answer.body)
  expect(await openControlledShare({ ...read, ciphertext })).toMatchObject({ payload: { title } })
  const shares = await owner.client.ok<ShareRecord[]>('GET', '/api/shares')
  expect(shares.find(({ id }) => id === share.shareId)).toMatchObject({ kind: 'controlled', views: 1, url: null })
  await owner.client.ok('DELETE', `/api/shares/${share.shareId}`)
  expect((await open(node, url)).answer.body).toMatchObject({ status: 410, code: 'share-withdrawn' })
})

test('a short link with a changed character is unknown, and no view is counted', async ({ node, owner }) => {
  const { url, share } = await shareShort(node, owner)
  for (const at of [url.indexOf('/s/') + 3, url.indexOf('#') + 1]) {
    const changed = `${url.slice(0, at)}${url[at] === 'A' ? 'B' : 'A'}${url.slice(at + 1)}`
    const { read, answer } = await open(node, changed)
    expect(answer.body).toMatchObject({ status: 410, code: 'share-unknown' })
    expect((await send(node, 'GET', `/api/shares/${read.shareId}/status`)).body).toMatchObject({ status: 'unknown' })
  }
  const shares = await owner.client.ok<ShareRecord[]>('GET', '/api/shares')
  expect(shares.find(({ id }) => id === share.shareId)).toMatchObject({ views: 0 })
})

test('the server stores neither of the two parts of a short link', async ({ node, owner }) => {
  const { url, share } = await shareShort(node, owner)
  const sql = 'select row_to_json(s)::text as row from shares s where id = $1'
  const { rows } = await node.ctx.pool.query(sql, [share.shareId])
  for (const part of url.split('/s/')[1]?.split('#') ?? []) expect(rows[0].row).not.toContain(part)
})
