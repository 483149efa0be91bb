import type { KeyInvitation } from '@did/domain/account/key-invitation'
import { maximumKeyInvitation } from '@did/domain/account/key-invitation-limits'
import { expect } from 'vitest'
import { sql } from '../../src/db/drizzle.ts'
import { buildUser, type Person } from '../rig/builders.ts'
import { Client } from '../rig/client.ts'
import type { Node } from '../rig/stack.ts'
import { test } from '../rig/test.ts'
import { tidyWithoutWarning } from '../rig/tidy.ts'
import { randomId } from '../vault/vault-builders.ts'

let node: Node
let owner: Person
test.beforeAll(async ({ installation }) => {
  node = await installation.startNode()
})
test.beforeEach(async () => {
  owner = await buildUser(node)
})

const path = '/api/key-invitations'

async function invite(id = randomId()): Promise<string> {
  await owner.client.ok<KeyInvitation>('POST', path, { id, sealed: 'QUFB' })
  return id
}
/** Offers a key without a session, as the new device does. */
const offer = (id: string, sealed = 'QkJC') => new Client(node).code('POST', `${path}/${id}/offer`, { sealed })
const decline = (id: string, { client } = owner) => client.code('POST', `${path}/${id}/decline`)
const read = (id: string) => new Client(node).ok<KeyInvitation>('GET', `${path}/${id}`)
const end = (id: string, ago: string) =>
  node.ctx.db.execute(sql`update key_invitations set expires_at = now() - ${ago}::interval where id = ${id}`)

test('an invitation of a new device is open for ten minutes, and contains the key that the device offers', async () => {
  const id = await invite()
  const { expiresAt, ...invitation } = await read(id)
  expect(invitation).toEqual({ sealed: 'QUFB', offer: null, status: 'open' })
  const left = Date.parse(expiresAt) - node.ctx.now().getTime()
  expect(left).toBeLessThanOrEqual(maximumKeyInvitation.lifetimeMs)
  expect(left).toBeGreaterThan(maximumKeyInvitation.lifetimeMs / 2)
  expect(await offer(id)).toBe('204 undefined')
  expect(await read(id)).toMatchObject({ offer: 'QkJC', status: 'offered' })
})

test('an invitation of a new device accepts one key, accepts this key again when it is sent twice, and refuses another key', async () => {
  const id = await invite()
  expect(await offer(id)).toBe('204 undefined')
  expect(await offer(id)).toBe('204 undefined')
  expect(await offer(id, 'Q0ND')).toBe('409 key-invitation-used')
  expect(await read(id)).toMatchObject({ offer: 'QkJC' })
})

test('an invitation of a new device accepts only one of two keys that arrive at the same time', async () => {
  const id = await invite()
  const answers = await Promise.all([offer(id), offer(id, 'Q0ND')])
  expect(answers.toSorted()).toEqual(['204 undefined', '409 key-invitation-used'])
})

test('an invitation of a new device accepts no key after ten minutes, and can be read until the upkeep deletes it', async () => {
  const id = await invite()
  await end(id, '1 second')
  expect(await offer(id)).toBe('410 key-invitation-over')
  expect(await read(id)).toMatchObject({ offer: null, status: 'over' })
  await end(id, '11 minutes')
  await tidyWithoutWarning(node)
  expect(await owner.client.code('GET', `${path}/${id}`)).toBe('404 not-found')
})

test('an invitation of a new device whose key was declined says so to the new device, and accepts no other key', async () => {
  const id = await invite()
  await offer(id)
  expect(await decline(id)).toBe('204 undefined')
  expect(await read(id)).toMatchObject({ status: 'declined' })
  expect(await offer(id, 'Q0ND')).toBe('410 key-invitation-over')
})

test('an invitation of a new device is deleted when its account makes another invitation', async () => {
  const first = await invite()
  await offer(first)
  const second = await invite()
  expect(await owner.client.code('GET', `${path}/${first}`)).toBe('404 not-found')
  expect(await read(second)).toMatchObject({ offer: null, status: 'open' })
})

test('an invitation of a new device stays when its account sends the same invitation again, and no other invitation can get its id', async () => {
  const id = await invite()
  await offer(id)
  expect(await invite(id)).toBe(id)
  expect(await read(id)).toMatchObject({ status: 'offered' })
  const stranger = await buildUser(node)
  expect(await stranger.client.code('POST', path, { id, sealed: 'QUFB' })).toBe('409 key-invitation-taken')
  expect(await owner.client.code('POST', path, { id, sealed: 'Q0ND' })).toBe('409 key-invitation-taken')
})

test('an invitation of a new device can be declined only by its own account', async () => {
  const id = await invite()
  await offer(id)
  expect(await decline(id, await buildUser(node))).toBe('403 not-allowed')
  expect(await read(id)).toMatchObject({ status: 'offered' })
})

test('an invitation or an offer of a key is refused when its id or its text is invalid', async () => {
  for (const body of [{ id: 'short', sealed: 'QUFB' }, { id: randomId(), sealed: '' }, { id: randomId() }])
    expect(await owner.client.code('POST', path, body)).toBe('400 invalid-input')
  const id = await invite()
  expect(await offer(id, 'A'.repeat(maximumKeyInvitation.offerCharacters + 4))).toBe('400 invalid-input')
})
