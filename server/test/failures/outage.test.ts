import type { Claim } from '@did/domain/claim/claim'
import { afterAll, beforeAll, beforeEach, expect, inject, test, vi } from 'vitest'
import { createApp } from '../../src/app.ts'
import { createNodeState } from '../../src/modules/health/service.ts'
import {
  buildClaim,
  buildRequest,
  buildUser,
  buildVerification,
  buildVerifier,
  mint,
  type Person,
} from '../rig/builders.ts'
import { send, signedIn } from '../rig/client.ts'
import { createInstallation, createServerDatabase, type Installation, type Node } from '../rig/stack.ts'
import { createSeverableLink } from './severable-link.ts'

type Link = Awaited<ReturnType<typeof createSeverableLink>>
let installation: Installation
let database: Link
let chain: Link
let node: Node
let direct: Node
let owner: Person
let verifier: Person
beforeAll(async () => {
  const store = await createServerDatabase()
  database = await createSeverableLink(store.url)
  chain = await createSeverableLink(inject('stack').rpcUrl)
  installation = await createInstallation({ DATABASE_URL: database.url, RPC_URL: chain.url }, store)
  node = await installation.startNode()
  const unharmed = await createInstallation({}, store)
  direct = await unharmed.startNode()
  owner = await buildUser(node)
  verifier = await buildVerifier(node)
})
beforeEach(() => {
  database.mend()
  chain.mend()
})
afterAll(async () => {
  await direct.close()
  await installation.close()
  await Promise.all([database.close(), chain.close()])
})

const ready = () => send<Record<string, unknown>>(node, 'GET', '/readyz')
/**
 * The node may answer with a state that is a second old, so this asks /readyz until it gives the
 * expected answer.
 */
const untilReadySays = (expected: object) =>
  vi.waitFor(async () => expect(await ready()).toMatchObject(expected), { timeout: 60_000 })

test('while the database cannot be reached, every call that needs the database answers 503 and names a time to try again', async () => {
  database.cut()
  const calls: [string, string, unknown?][] = [
    ['GET', '/api/auth/session'],
    ['POST', '/api/auth/nonce'],
    ['GET', '/api/verifiers'],
    ['POST', '/api/users', { username: 'somebody' }],
    ['GET', '/api/shares/AAAAAAAAAAAAAAAAAAAAAA/status'],
  ]
  for (const [method, path, body] of calls) {
    const reply = await owner.client.call(method, path, body)
    expect(reply.body).toMatchObject({ status: 503, code: 'database-unreachable' })
    expect(reply.headers.get('retry-after')).toBe('2')
  }
})

test('while the database cannot be reached, a node stays alive, and becomes unready within ten seconds with the database as the reason', async () => {
  await untilReadySays({ status: 200, body: { database: true } })
  let laterMs = 0
  const late = await installation.startNode({ now: () => new Date(Date.now() + laterMs) })
  database.cut()
  laterMs = 1_500
  const short = await send(late, 'GET', '/readyz')
  expect(short).toMatchObject({ status: 200, body: { status: 'ready', database: false, chain: true } })
  laterMs = 11_000
  const long = await send(late, 'GET', '/readyz')
  expect(long).toMatchObject({ status: 503, body: { status: 'not ready', database: false, chain: true } })
  expect(long.headers.get('retry-after')).toBe('2')
  expect((await send(late, 'GET', '/healthz')).status).toBe(200)
  expect((await send(late, 'GET', '/api/config')).status).toBe(200)
  database.mend()
  laterMs = 13_000
  expect(await send(late, 'GET', '/readyz')).toMatchObject({ status: 200, body: { status: 'ready', database: true } })
})

test('an outage of the database ends no session and loses no stored row', async () => {
  database.cut()
  expect((await owner.client.call('GET', '/api/auth/session')).status).toBe(503)
  database.mend()
  expect(await owner.client.ok('GET', '/api/auth/session')).toMatchObject({ user: { id: owner.user.id } })
  await untilReadySays({ status: 200, body: { database: true } })
})

test('a decision that an outage of the database interrupts has no effect and can be made again', async () => {
  const asked = await buildRequest(owner, verifier)
  const verification = await buildVerification(verifier, asked)
  const path = `/api/claims/${asked.claim.id}/verify`
  // This lock stops the decision before the last row that it writes. The test then cuts the
  // connection, so the outage is between two statements of the decision.
  const holder = await direct.ctx.pool.connect()
  await holder.query('begin')
  await holder.query('select 1 from users where id = $1 for update', [owner.user.id])
  const deciding = verifier.client.call('PUT', path, verification)
  await vi.waitUntil(
    async () => {
      const { rows } = await direct.ctx.pool.query(
        "select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()",
      )
      return rows.length > 0
    },
    { timeout: 60_000 },
  )
  database.cut()
  expect((await deciding).body).toMatchObject({ status: 503, code: 'database-unreachable' })
  await holder.query('rollback')
  holder.release()
  database.mend()

  const read = async () => (await owner.client.ok<Claim[]>('GET', `/api/claims/did/${asked.claim.didId}`))[0]
  expect(await read()).toMatchObject({ isVerified: false, version: 1 })
  await verifier.client.ok('PUT', path, verification)
  expect(await read()).toMatchObject({ isVerified: true, version: 2 })
})

test('a node that is stopping is not ready, even if its database and its chain answer', async () => {
  const app = await createApp(node.ctx, createNodeState(node.ctx, { isDraining: true }))
  const reply = await app.inject('/readyz')
  expect(reply.statusCode).toBe(503)
  expect(reply.json()).toMatchObject({ status: 'not ready', draining: true, database: true, chain: true })
  await app.close()
})

test('while the chain cannot be reached, recording a mint answers 503, and the same call succeeds after the outage', async () => {
  const { client } = await buildUser(node)
  const tokenId = await mint(client)
  chain.cut()
  const reply = await client.call('POST', '/api/dids', { tokenId })
  expect(reply.body).toMatchObject({ status: 503, code: 'chain-unreachable' })
  expect(reply.headers.get('retry-after')).toBe('2')
  chain.mend()
  expect((await client.call('POST', '/api/dids', { tokenId })).status).toBe(201)
})

test('while the chain cannot be reached, people can sign in, create claims and decide requests', async () => {
  chain.cut()
  await signedIn(node)
  const claim = await buildClaim(owner)
  const asked = await buildRequest(owner, verifier, claim)
  const verification = await buildVerification(verifier, asked)
  await verifier.client.ok('PUT', `/api/claims/${claim.id}/verify`, verification)
})

test('while the chain cannot be reached, a node stays ready and says that the chain does not answer', async () => {
  chain.cut()
  await untilReadySays({ status: 200, body: { status: 'ready', database: true, chain: false } })
})
