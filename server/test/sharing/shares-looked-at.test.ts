import type { ClaimHistory } from '@did/domain/claim/history'
import type { CreatedShare, ShareRecord } from '@did/domain/share/share-record'
import { expect } from 'vitest'
import { buildClaim, buildUser, type Person } from '../rig/builders.ts'
import { test } from '../rig/test.ts'

async function lookAt(owner: Person) {
  const claim = await buildClaim(owner)
  const share = await owner.client.ok<CreatedShare>('POST', `/api/claims/${claim.id}/shares`, {})
  return { claim, share }
}
const readKinds = async (owner: Person, claimId: number) => {
  const { entries } = await owner.client.ok<ClaimHistory>('GET', `/api/claims/${claimId}/history`)
  return entries.map(({ kind }) => kind).filter((kind) => kind === 'shared')
}
const isHandedOut = async (owner: Person, { id }: CreatedShare) =>
  (await owner.client.ok<ShareRecord[]>('GET', '/api/shares')).find((share) => share.id === id)?.isHandedOut

test('a link that only its owner looked at is not in the claim’s history', async ({ owner }) => {
  const { claim, share } = await lookAt(owner)
  expect(await isHandedOut(owner, share)).toBe(false)
  expect(await readKinds(owner, claim.id)).toEqual([])
})

test('a link gets into the claim’s history, once, when its owner hands it out', async ({ owner }) => {
  const { claim, share } = await lookAt(owner)
  for (const _ of [1, 2]) await owner.client.ok('PUT', `/api/shares/${share.id}`, { isHandedOut: true })
  expect(await readKinds(owner, claim.id)).toEqual(['shared'])
})

test('a link counts as handed out when somebody scans it from its owner’s screen', async ({ node, owner }) => {
  const { claim, share } = await lookAt(owner)
  const stranger = await buildUser(node)
  await Promise.all([1, 2, 3].map(() => stranger.client.ok('GET', `/api/shares/${share.id}/status`)))
  expect(await isHandedOut(owner, share)).toBe(true)
  expect(await readKinds(owner, claim.id)).toEqual(['shared'])
})

test('an owner who continues the list of shares from another person’s share gets the same empty page as from an unknown share', async ({
  node,
  owner,
}) => {
  await lookAt(owner)
  const stranger = await buildUser(node)
  const { share } = await lookAt(stranger)
  expect(await owner.client.ok('GET', `/api/shares?before=${share.id}`)).toEqual([])
})
