import type { ShareId } from '@did/domain/ids'
import type { CreatedShare, ShareRecord } from '@did/domain/share/share-record'
import { expect } from 'vitest'
import { buildClaim, buildUser, type Person } from '../rig/builders.ts'
import { test } from '../rig/test.ts'

let owner: Person
let stranger: Person
test.beforeAll(async ({ node }) => {
  owner = await buildUser(node)
  stranger = await buildUser(node)
})

const share = (claimId: number, body: object = {}) =>
  owner.client.ok<CreatedShare>('POST', `/api/claims/${claimId}/shares`, body)
const change = (id: ShareId, body: object, person = owner) => person.client.call('PUT', `/api/shares/${id}`, body)
const find = async (id: ShareId) =>
  (await owner.client.ok<ShareRecord[]>('GET', '/api/shares')).find((each) => each.id === id)

test('an open share is reused until it is handed out, and then the owner gets a new share', async () => {
  const claim = await buildClaim(owner)
  const first = await share(claim.id)
  expect((await share(claim.id)).id).toBe(first.id)
  expect((await change(first.id, { isHandedOut: true })).status).toBe(204)
  const second = await share(claim.id)
  expect(second.id).not.toBe(first.id)
  expect(await find(first.id)).toMatchObject({ isHandedOut: true, status: 'active', url: first.url })
  expect(await find(second.id)).toMatchObject({ isHandedOut: false, label: null })
})

test('an open share that was labelled is not reused when the owner asks for another share, even after the owner removes the label', async () => {
  const claim = await buildClaim(owner)
  const first = await share(claim.id)
  await change(first.id, { label: '  ACME, application ' })
  expect(await find(first.id)).toMatchObject({ label: 'ACME, application', isHandedOut: true })
  await change(first.id, { label: null })
  expect(await find(first.id)).toMatchObject({ label: null, isHandedOut: true })
  expect((await share(claim.id)).id).not.toBe(first.id)
})

test('when an owner asks for a share without a label, an open share that was made with a label is not reused', async () => {
  const claim = await buildClaim(owner)
  const labelled = await share(claim.id, { label: 'Bank' })
  expect((await share(claim.id)).id).not.toBe(labelled.id)
})

test('an open share that was made with a label is not reused after its owner removes the label', async () => {
  const claim = await buildClaim(owner)
  const labelled = await share(claim.id, { label: 'Bank' })
  const unlabelled = await share(claim.id)
  expect((await change(labelled.id, { label: null })).status).toBe(204)
  expect(await find(labelled.id)).toMatchObject({ label: null, isHandedOut: true })
  expect((await share(claim.id)).id).toBe(unlabelled.id)
  await change(unlabelled.id, { isHandedOut: true })
  expect((await share(claim.id)).id).not.toBe(labelled.id)
})

test('an open share that is made with a label is always a new share, even if the claim has a share without a label', async () => {
  const claim = await buildClaim(owner)
  const unlabelled = await share(claim.id)
  const bank = await share(claim.id, { label: 'Bank' })
  const agent = await share(claim.id, { label: 'Letting agent' })
  expect(new Set([unlabelled.id, bank.id, agent.id]).size).toBe(3)
  expect(await find(bank.id)).toMatchObject({ label: 'Bank' })
  expect(await find(agent.id)).toMatchObject({ label: 'Letting agent' })
  expect((await share(claim.id)).id).toBe(unlabelled.id)
})

test('an open share keeps its label when a stranger sends a label or the owner sends an invalid one', async () => {
  const { id } = await share((await buildClaim(owner)).id, { label: 'Bank' })
  expect((await change(id, { label: 'mine' }, stranger)).status).toBe(403)
  for (const label of ['', '   ', 'x'.repeat(61), 'a\u202eb', 7]) expect((await change(id, { label })).status).toBe(400)
  expect((await change(id, {})).status).toBe(204)
  expect(await find(id)).toMatchObject({ label: 'Bank' })
})

test('only one new open share is made when two tabs ask for a share at the same moment', async () => {
  const claim = await buildClaim(owner)
  await change((await share(claim.id)).id, { isHandedOut: true })
  const [one, two] = await Promise.all([share(claim.id), share(claim.id)])
  expect(one.id).toBe(two.id)
})
