import type { Claim } from '@did/domain/claim/claim'
import type { CreatedShare, ShareRecord } from '@did/domain/share/share-record'
import { expect } from 'vitest'
import { buildClaim, buildUser, buildVerifiedClaim, buildVerifier, type Person, revoke } from '../rig/builders.ts'
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

const share = ({ id }: Pick<Claim, 'id'>) => owner.client.ok<CreatedShare>('POST', `/api/claims/${id}/shares`, {})
const status = async (id: string) => (await send(node, 'GET', `/api/shares/${id}/status`)).body
const turn = (id: string, tellsConfirmation: boolean, by = owner) =>
  by.client.call('PUT', `/api/shares/${id}`, { tellsConfirmation })
const listed = async (id: string) =>
  (await owner.client.ok<ShareRecord[]>('GET', '/api/shares')).find((row) => row.id === id)

async function shareBefore() {
  const stated = await buildClaim(owner)
  const { id } = await share(stated)
  return { id, claim: await buildVerifiedClaim(owner, verifier, { claim: stated }) }
}

test('a confirmation that is newer than a link is shown at the link only while the owner’s switch for this link is on', async () => {
  const { id, claim } = await shareBefore()
  expect(await listed(id)).toMatchObject({ tellsConfirmation: false })
  const plain = { status: 'active', claimHash: claim.claimHash }
  expect(await status(id)).toEqual(plain)
  expect((await turn(id, true)).status).toBe(204)
  expect(await listed(id)).toMatchObject({ tellsConfirmation: true })
  expect(await status(id)).toEqual({ ...plain, confirmed: { details: claim.details } })
  expect((await turn(id, false)).status).toBe(204)
  expect(await status(id)).toEqual(plain)
})

test('a link whose switch for later confirmations is on shows no confirmation while nobody has confirmed the claim', async () => {
  const { id } = await share(await buildClaim(owner))
  await turn(id, true)
  expect(await status(id)).not.toHaveProperty('confirmed')
})

test('a confirmation that is newer than a link is no longer shown after the verifier revokes the confirmation or the owner withdraws the share', async () => {
  const taken = await shareBefore()
  await turn(taken.id, true)
  await revoke(verifier, taken.claim, 'other')
  expect(await status(taken.id)).not.toHaveProperty('confirmed')
  const withdrawn = await shareBefore()
  await turn(withdrawn.id, true)
  await owner.client.ok('DELETE', `/api/shares/${withdrawn.id}`)
  expect(await status(withdrawn.id)).toEqual({ status: 'withdrawn', claimHash: withdrawn.claim.claimHash })
})

test('a confirmation that is newer than a link is not shown at the link when the confirmation is about another wording of the claim', async () => {
  const stated = await buildClaim(owner)
  const { id } = await share(stated)
  await turn(id, true)
  const { type, description, issuer, isPrivate, isSelective } = stated
  const form = { type, description, issuer, isPrivate, isSelective, title: 'Another title of the same claim' }
  const reworded = await owner.client.ok<Claim>('PUT', `/api/claims/${stated.id}`, form)
  await buildVerifiedClaim(owner, verifier, { claim: reworded })
  expect(await status(id)).toEqual({ status: 'active', claimHash: stated.claimHash })
})

test('only the owner of a link can change whether the link shows later confirmations', async () => {
  const { id } = await shareBefore()
  expect((await turn(id, true, verifier)).status).toBe(403)
  expect(await listed(id)).toMatchObject({ tellsConfirmation: false })
})

test('a link that already contains a confirmation cannot be set to show later confirmations', async () => {
  const { id } = await share(await buildVerifiedClaim(owner, verifier))
  expect(await listed(id)).toMatchObject({ tellsConfirmation: null })
  expect((await turn(id, true)).body).toMatchObject({ status: 409, code: 'share-without-switch' })
})

test('an owner’s list of links shows that a link’s claim was confirmed after the link was made, until this confirmation is revoked', async () => {
  const unconfirmed = await share(await buildClaim(owner))
  const { id, claim } = await shareBefore()
  const after = await share(claim)
  expect(await listed(unconfirmed.id)).toMatchObject({ confirmedSince: null })
  expect(await listed(id)).toMatchObject({ confirmedSince: expect.stringMatching(/^20/), lapse: null })
  expect(await listed(after.id)).toMatchObject({ confirmedSince: null })
  await revoke(verifier, claim, 'other')
  expect(await listed(id)).toMatchObject({ confirmedSince: null })
})

test('a confirmation of another wording of a link’s claim does not count as a later confirmation of the claim', async () => {
  const stated = await buildClaim(owner)
  const { id } = await share(stated)
  const { type, description, issuer, isPrivate, isSelective } = stated
  const form = { type, description, issuer, isPrivate, isSelective, title: 'Reworded after it was shared' }
  const reworded = await owner.client.ok<Claim>('PUT', `/api/claims/${stated.id}`, form)
  await buildVerifiedClaim(owner, verifier, { claim: reworded })
  expect(await listed(id)).toMatchObject({ confirmedSince: null })
})

test('an owner’s list of links shows that a claim was confirmed again after the confirmation in the link had ended or was withdrawn', async () => {
  const [ended, withdrawn] = [await buildVerifiedClaim(owner, verifier), await buildVerifiedClaim(owner, verifier)]
  const links = { ended: await share(ended), withdrawn: await share(withdrawn) }
  await node.ctx.pool.query('update attestations set valid_until = now() where claim_id = $1', [ended.id])
  await revoke(verifier, withdrawn, 'other')
  expect(await listed(links.ended.id)).toMatchObject({ lapse: { kind: 'expired' }, confirmedSince: null })
  expect(await listed(links.withdrawn.id)).toMatchObject({ lapse: { kind: 'withdrawn' }, confirmedSince: null })
  for (const claim of [ended, withdrawn]) await buildVerifiedClaim(owner, verifier, { claim })
  expect(await listed(links.ended.id)).toMatchObject({ confirmedSince: expect.stringMatching(/^20/) })
  expect(await listed(links.withdrawn.id)).toMatchObject({ confirmedSince: expect.stringMatching(/^20/) })
})
