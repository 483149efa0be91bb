import type { Notification } from '@did/domain/notification'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildRequest, buildUser, buildVerifier, type Person } from './builders.ts'
import { signedIn } from './client.ts'
import { tell } from './socket-rig.ts'
import { createInstallation, type Installation, type Node } from './stack.ts'

let installation: Installation
let node: Node
beforeAll(async () => {
  installation = await createInstallation()
  node = await installation.startNode()
})
afterAll(() => installation.close())

/** Somebody with so many notifications. */
async function buildReader(count: number): Promise<Person> {
  const person = await buildUser(node)
  for (let told = 0; told < count; told += 1) await tell(node.ctx, person.user)
  return person
}
const inbox = ({ client }: Pick<Person, 'client'>, query = '') =>
  client.ok<Notification[]>('GET', `/api/notifications${query}`)
const idsOf = (notifications: readonly Notification[]) => notifications.map(({ id }) => id)

test('a new request stands in its verifier’s inbox, in the spec’s words', async () => {
  const [owner, verifier] = [await buildUser(node), await buildVerifier(node)]
  const { request, claim } = await buildRequest(owner, verifier)
  expect(await inbox(verifier)).toEqual([
    {
      id: expect.any(Number),
      type: 'info',
      title: 'Verification requested',
      message: `Verification for "${claim.title}" has been requested`,
      timestamp: expect.any(String),
      data: {
        id: request.id,
        status: 'pending',
        claimTitle: claim.title,
        timestamp: request.requestDate,
        personal: true,
      },
      read: false,
    },
  ])
  expect(await inbox(owner)).toEqual([])
})

test('the newest come first, page by page, or only those after one', async () => {
  const reader = await buildReader(5)
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

test('some or all are marked as read, of the caller’s own only', async () => {
  const [reader, stranger] = [await buildReader(3), await buildReader(1)]
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

test('clearing empties the caller’s own inbox', async () => {
  const [reader, stranger] = [await buildReader(2), await buildReader(1)]
  expect((await reader.client.call('DELETE', '/api/notifications')).status).toBe(204)
  expect(await inbox(reader)).toEqual([])
  expect(await inbox(stranger)).toHaveLength(1)
})

test('a wallet without a profile has an empty inbox', async () => {
  const client = await signedIn(node)
  expect(await inbox({ client })).toEqual([])
  expect((await client.call('POST', '/api/notifications/read', { all: true })).status).toBe(204)
  expect((await client.call('DELETE', '/api/notifications')).status).toBe(204)
})

test('reading on from the last one misses none while many are written', async () => {
  const reader = await buildReader(0)
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
