import { once } from 'node:events'
import { replayedPerSecond } from '@did/domain/call-limits'
import { expect, vi } from 'vitest'
import { createContext } from '../../src/context.ts'
import { buildUser } from '../rig/builders.ts'
import type { Node } from '../rig/stack.ts'
import { testWith } from '../rig/test.ts'
import { openSocket, refusedWith, SocketClient, upTo } from './socket-client.ts'
import { insertEvents } from './socket-events.ts'
import { serveSockets, tell } from './socket-rig.ts'

let node: Node
const test = testWith({ TRUST_PROXY: '127.0.0.1' })
test.beforeAll(async ({ installation }) => {
  node = await installation.startNode()
})

type Limits = { handshakes?: number; socketsPerClient?: number }

/** The clock of the server that serves these sockets stands still until the test moves it. */
async function serveLimited({ handshakes = 1_000, socketsPerClient = 1_000 }: Limits) {
  const { config } = node.ctx
  let nowMs = 1_000_000
  const ctx = createContext(
    { ...config, socketsPerClient, rateLimits: { ...config.rateLimits, reads: handshakes } },
    { now: () => new Date(nowMs) },
  )
  const lookUp = vi.spyOn(ctx.pool, 'query')
  const served = await serveSockets(ctx)
  return {
    url: served.url,
    passSecond: () => {
      nowMs += 1_000
    },
    countQueries: () => lookUp.mock.calls.length,
    close: async () => {
      await served.close()
      await ctx.pool.end()
    },
  }
}

/**
 * Tries to open a socket. Returns the HTTP status of the answer, which is 101 for an open socket.
 */
async function shakeHands(url: string, from: string, cookie?: string): Promise<number> {
  const { ws } = new SocketClient(url, { from, cookie })
  const status = await Promise.race([
    once(ws, 'open').then(() => 101),
    once(ws, 'unexpected-response').then(([, response]) => response.statusCode),
  ])
  ws.terminate()
  return status
}

const countOpened = (statuses: readonly number[]) => statuses.filter((status) => status === 101).length
const madeUp = (n: number) => `did_session=${`made-up-${n}-`.padEnd(43, 'x')}`

test('a client gets a limited number of handshakes a second, and refused handshakes cause no database query', async () => {
  const limited = await serveLimited({ handshakes: 5 })
  const flood = () => Promise.all(upTo(40).map((n) => shakeHands(limited.url, '203.0.113.1', madeUp(n))))
  expect(countOpened(await flood())).toBe(5)
  expect(limited.countQueries()).toBe(5)
  expect(await refusedWith(limited.url, { from: '203.0.113.1' })).toBe(429)
  expect(await shakeHands(limited.url, '203.0.113.2')).toBe(101)
  limited.passSecond()
  expect(countOpened(await flood())).toBe(5)
  await limited.close()
})

test('the handshakes of all IPv6 addresses of one 64-bit network count as the handshakes of one client', async () => {
  const limited = await serveLimited({ handshakes: 5 })
  const within = upTo(20).map((n) => shakeHands(limited.url, `2001:db8:1:2:${n}::${n}`))
  expect(countOpened(await Promise.all(within))).toBe(5)
  expect(await shakeHands(limited.url, '2001:db8:1:3::1')).toBe(101)
  await limited.close()
})

test('a client with the allowed number of visitors’ sockets gets another socket only after one of its sockets has closed', async () => {
  const limited = await serveLimited({ socketsPerClient: 2 })
  const from = '203.0.113.1'
  const [first] = [await openSocket(limited.url, { from }), await openSocket(limited.url, { from })]
  expect(await refusedWith(limited.url, { from })).toBe(429)
  expect(await shakeHands(limited.url, '203.0.113.2')).toBe(101)
  await first.close()
  await vi.waitFor(async () => expect(await shakeHands(limited.url, from)).toBe(101), { timeout: 60_000 })
  await limited.close()
})

test('a signed-in person gets a socket although visitors with the same IP address have used up the visitors’ limit', async () => {
  const limited = await serveLimited({ socketsPerClient: 2 })
  const from = '203.0.113.1'
  for (const _ of upTo(2)) await openSocket(limited.url, { from })
  const people = [await buildUser(node), await buildUser(node), await buildUser(node)] as const
  for (const { client } of people.slice(0, 2)) await openSocket(limited.url, { from, cookie: client.cookie })
  expect(await refusedWith(limited.url, { from, cookie: people[2].client.cookie })).toBe(429)
  await limited.close()
})

test('a page that asks for very many earlier events gets only a limited number of them in a second, and other pages of the same client get new events at once', async () => {
  const limited = await serveLimited({})
  const [busy, other] = [await buildUser(node), await buildUser(node)]
  await insertEvents(node, busy, { count: replayedPerSecond + 1_500 })
  const open = (cookie: string | undefined) => openSocket(limited.url, { from: '203.0.113.1', cookie })
  const [replaying, waiting] = [await open(busy.client.cookie), await open(other.client.cookie)]
  replaying.resume(0)
  await replaying.untilSeqs(upTo(replayedPerSecond))
  await tell(node.ctx, other.user)
  await waiting.untilSeqs([1])
  expect(replaying.seqs).toHaveLength(replayedPerSecond)
  limited.passSecond()
  await replaying.untilSeqs(upTo(replayedPerSecond + 1_500))
  await limited.close()
})
