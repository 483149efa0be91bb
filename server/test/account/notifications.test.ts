import type { Notification } from '@did/domain/account/notification'
import { expect } from 'vitest'
import { buildClaim, buildRequest, buildUser, buildVerifier, type Person } from '../rig/builders.ts'
import { signedIn } from '../rig/client.ts'
import type { Node } from '../rig/stack.ts'
import { test } from '../rig/test.ts'
import { tell } from '../socket/socket-rig.ts'

async function buildReader(node: Node, count: number): Promise<Person> {
  const person = await buildUser(node)
  for (let told = 0; told < count; told += 1) await tell(node.ctx, person.user)
  return person
}
const inbox = ({ client }: Pick<Person, 'client'>, query = '') =>
  client.ok<Notification[]>('GET', `/api/notifications${query}`)
const idsOf = (notifications: readonly Notification[]) => notifications.map(({ id }) => id)

test('the inbox of a verifier announces a new request in the specified words', async ({ node }) => {
  const [owner, verifier] = [await buildUser(node), await buildVerifier(node)]
  const { request, claim } = await buildRequest(owner, verifier)
  expect(await inbox(verifier)).toEqual([
    {
      id: expect.any(Number),
      type: 'info',
      title: 'Verification requested',
      message: `Verification for "${claim.title}" has been pending`,
      timestamp: expect.any(String),
      data: {
        id: request.id,
        status: 'pending',
        claimTitle: claim.title,
        timestamp: request.requestDate,
        personal: true,
        holder: 'Maya Rossi',
      },
      read: false,
    },
  ])
  expect(await inbox(owner)).toEqual([])
})

test('the inbox of a verifier names the holder until the owner takes the request back', async ({ node }) => {
  const [owner, verifier] = [await buildUser(node), await buildVerifier(node)]
  const claim = await buildClaim(owner, { holderName: 'Maya Rossi' })
  const { request } = await buildRequest(owner, verifier, claim)
  const names = async (reader: Person) =>
    (await inbox(reader)).map(({ data }) => ('holder' in data ? data.holder : null))
  const path = `/api/verification-requests/${request.id}`
  expect(await names(verifier)).toEqual(['Maya Rossi'])
  const exported = await verifier.client.ok<{ notifications: unknown }>('GET', '/api/export')
  expect(JSON.stringify(exported.notifications)).not.toContain('Maya Rossi')
  await verifier.client.ok('POST', `${path}/question`, { text: 'Which year?' })
  expect(await names(owner)).toEqual([null])
  await owner.client.ok('DELETE', path)
  expect(await names(verifier)).toEqual([null, null])
})

test('notifications are listed newest first, page by page, and a list can begin before or after a given notification', async ({
  node,
}) => {
  const reader = await buildReader(node, 5)
  const all = idsOf(await inbox(reader))
  expect(all).toEqual(all.toSorted((a, b) => b - a))
  const first = await reader.client.call<Notification[]>('GET', '/api/notifications?limit=2')
  expect(idsOf(first.body)).toEqual(all.slice(0, 2))
  expect(first.headers.get('link')).toBe(`</api/notifications?limit=2&before=${all[1]}>; rel="next"`)
  expect(idsOf(await inbox(reader, `?limit=2&before=${all[1]}`))).toEqual(all.slice(2, 4))
  expect(idsOf(await inbox(reader, `?after=${all[2]}`))).toEqual(all.slice(0, 2))
  expect(idsOf(await inbox(reader, '?after=0'))).toEqual(all)
  expect(await inbox(reader, `?after=${all[0]}`)).toEqual([])
  expect(await reader.client.code('GET', '/api/notifications?after=x')).toBe('400 invalid-input')
})

test('people can mark their own notifications as read, and cannot mark the notifications of others', async ({
  node,
}) => {
  const [reader, stranger] = [await buildReader(node, 3), await buildReader(node, 1)]
  const [newest, middle] = idsOf(await inbox(reader))
  const foreign = idsOf(await inbox(stranger))
  const mark = (body: unknown) => reader.client.call('POST', '/api/notifications/read', body)
  expect((await mark({ ids: [newest, ...foreign] })).status).toBe(204)
  expect((await inbox(reader)).map(({ read }) => read)).toEqual([true, false, false])
  expect((await mark({ ids: [middle] })).status).toBe(204)
  expect((await mark({ ids: [] })).status).toBe(204)
  expect((await inbox(reader)).map(({ read }) => read)).toEqual([true, true, false])
  expect((await mark({ all: true })).status).toBe(204)
  expect((await inbox(reader)).map(({ read }) => read)).toEqual([true, true, true])
  expect((await inbox(stranger)).map(({ read }) => read)).toEqual([false])
  for (const body of [{ all: false }, { ids: ['1'] }, { ids: 1 }, {}]) expect((await mark(body)).status).toBe(400)
})

test('a decision about a request marks only the verifier’s notifications about this request as read', async ({
  node,
}) => {
  const [owner, verifier] = [await buildUser(node), await buildVerifier(node)]
  const [other, decided] = [await buildRequest(owner, verifier), await buildRequest(owner, verifier)]
  const path = `/api/verification-requests/${decided.request.id}`
  await verifier.client.ok('PUT', `${path}/status`, { status: 'rejected' })
  const told = await inbox(verifier)
  expect(told.map(({ data, read }) => ['id' in data && data.id, read])).toEqual([
    [decided.request.id, true],
    [other.request.id, false],
  ])
  expect((await inbox(owner)).map(({ read }) => read)).toEqual([false])
})

test('clearing an inbox does not touch the inboxes of others', async ({ node }) => {
  const [reader, stranger] = [await buildReader(node, 2), await buildReader(node, 1)]
  expect((await reader.client.call('DELETE', '/api/notifications')).status).toBe(204)
  expect(await inbox(reader)).toEqual([])
  expect(await inbox(stranger)).toHaveLength(1)
})

test('a reader who clears the inbox, or marks all as read, leaves a notification alone that arrived after the list was read', async ({
  node,
}) => {
  const reader = await buildReader(node, 2)
  const [seen] = idsOf(await inbox(reader))
  await tell(node.ctx, reader.user)
  await reader.client.ok('POST', '/api/notifications/read', { all: true, upTo: seen })
  expect((await inbox(reader)).map(({ read }) => read)).toEqual([false, true, true])
  await reader.client.ok('DELETE', `/api/notifications?upTo=${seen}`)
  expect((await inbox(reader)).map(({ read }) => read)).toEqual([false])
})

test('a wallet without a profile has an empty inbox', async ({ node }) => {
  const client = await signedIn(node)
  expect(await inbox({ client })).toEqual([])
  expect((await client.call('POST', '/api/notifications/read', { all: true })).status).toBe(204)
  expect((await client.call('DELETE', '/api/notifications')).status).toBe(204)
})

test('a reader who polls for newer notifications misses no notification while many are written at once', async ({
  node,
}) => {
  const reader = await buildReader(node, 0)
  const write = async () => {
    for (let count = 0; count < 15; count += 1) await tell(node.ctx, reader.user)
  }
  const seen: number[] = []
  const readOn = async () => {
    while (seen.length < 60) seen.push(...idsOf(await inbox(reader, `?after=${seen.at(-1) ?? 0}`)).reverse())
  }
  await Promise.all([write(), write(), write(), write(), readOn()])
  expect(seen).toEqual(idsOf(await inbox(reader)).reverse())
})
