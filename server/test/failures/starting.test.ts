import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterEach, beforeEach, expect, inject, test, vi } from 'vitest'
import { readConfig } from '../../src/config.ts'
import { type Context, createContext } from '../../src/context.ts'
import { type RunningNode, startNode } from '../../src/node.ts'
import { send } from '../rig/client.ts'
import { createServerDatabase } from '../rig/stack.ts'
import { createSeverableLink } from './severable-link.ts'

let database: Awaited<ReturnType<typeof createServerDatabase>>
let webDir: string
let ctx: Context
let node: RunningNode
beforeEach(async () => {
  database = await createServerDatabase({ isEmpty: true })
  webDir = await mkdtemp(join(tmpdir(), 'page-'))
  await writeFile(join(webDir, 'index.html'), '<title>The page</title>')
})
afterEach(async () => {
  await node.stop()
  await rm(webDir, { recursive: true })
  await database.drop()
})

async function start(environment: Record<string, string> = {}, overrides: Partial<Context> = {}): Promise<void> {
  const { rpcUrl, chainId, contracts } = inject('stack')
  const config = readConfig({
    PUBLIC_URL: 'https://did.example.org',
    DATABASE_URL: database.url,
    RPC_URL: rpcUrl,
    CHAIN_ID: String(chainId),
    DID_REGISTRY: contracts.didRegistry,
    LOG_LEVEL: 'silent',
    WEB_DIR: webDir,
    ...environment,
  })
  ctx = createContext(config, overrides)
  node = await startNode(ctx, { port: 0, host: '127.0.0.1' })
}

const nobody = `0x${'ab'.repeat(20)}`
const readiness = () => send<Record<string, unknown>>(node, 'GET', '/readyz')
const untilReady = () => vi.waitFor(async () => expect((await readiness()).status).toBe(200), { timeout: 60_000 })
const refusal = { status: 503, body: { code: 'database-unreachable' } }

test('a node that starts without its database serves the page, and serves everything once the database answers', async () => {
  const link = await createSeverableLink(database.url)
  link.cut()
  await start({ DATABASE_URL: link.url })
  const page = await send(node, 'GET', '/', undefined, { headers: { accept: 'text/html' } })
  expect(page).toMatchObject({ status: 200, body: '<title>The page</title>' })
  expect(await send(node, 'GET', '/api/config')).toMatchObject({ status: 200, body: { embedded: false } })
  expect(await send(node, 'GET', '/api/register')).toMatchObject(refusal)
  expect(await readiness()).toMatchObject({ status: 503, body: { started: false, database: false } })
  link.mend()
  await untilReady()
  expect((await send(node, 'GET', '/api/register')).status).toBe(200)
  await link.close()
})

test('a node is not ready and reads no table before the migrations have ended', async () => {
  const otherNode = new pg.Client({ connectionString: database.url })
  await otherNode.connect()
  // The migrations need the lock that the test holds, so the node waits until the test releases it.
  await otherNode.query('select pg_advisory_lock(7031931004)')
  await start()
  expect(await send(node, 'GET', '/api/register')).toMatchObject(refusal)
  expect(await readiness()).toMatchObject({ status: 503, body: { started: false, database: true } })
  await otherNode.end()
  await untilReady()
  expect((await send(node, 'GET', '/api/register')).status).toBe(200)
})

test('a node that starts without its chain is ready and says that the chain does not answer', async () => {
  await start({ RPC_URL: 'http://127.0.0.1:9' })
  await untilReady()
  expect(await readiness()).toMatchObject({ body: { status: 'ready', database: true, chain: false } })
})

test('a node with an exhausted pool stays ready while the database answers on a connection outside the pool', async () => {
  let laterMs = 0
  await start({}, { now: () => new Date(Date.now() + laterMs) })
  await untilReady()
  vi.spyOn(ctx.pool, 'query').mockRejectedValue(new Error('timeout exceeded when trying to connect') as never)
  laterMs = 60_000
  await vi.waitFor(async () => expect(await readiness()).toMatchObject({ status: 200, body: { database: false } }), {
    timeout: 60_000,
  })
})

test('a node that waits for its database can be stopped', async () => {
  await start({ DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' })
  await node.stop()
  await expect(node.started).resolves.toBeUndefined()
  await start()
  await untilReady()
})

test('a node whose DATABASE_URL names a missing database says so in a sentence and does not start', async () => {
  const wrong = new URL(database.url)
  wrong.pathname = '/no_such_database'
  await start({ DATABASE_URL: wrong.href })
  await expect(node.started).rejects.toThrow('DATABASE_URL cannot be used: the database server has no database of')
})

test('a node whose tables belong to another database user says so in a sentence and does not start', async () => {
  const client = new pg.Client({ connectionString: database.url })
  await client.connect()
  const stranger = `stranger_${Date.now()}`
  await client.query(`create role ${stranger} login password 'stranger'`)
  const strangers = new URL(database.url)
  strangers.username = stranger
  strangers.password = 'stranger'
  await start({ DATABASE_URL: strangers.href })
  await expect(node.started).rejects.toThrow('DATABASE_URL cannot be used: the user may not change the tables')
  await client.query(`drop role ${stranger}`)
  await client.end()
})

test.each([
  ['CHAIN_ID', '5', /^CHAIN_ID is 5, but the chain at RPC_URL has the id \d+\.$/],
  ['DID_REGISTRY', nobody, /^DID_REGISTRY is 0x.*, but no registry is at this address/],
  ['ETHEREUM_DID_REGISTRY', nobody, /^ETHEREUM_DID_REGISTRY is 0x.*, but no contract is at this address/],
  ['DID_ACCOUNT_FACTORY', nobody, /^DID_ACCOUNT_FACTORY is 0x.*, but no contract is at this address/],
])('a node with a wrong %s is not ready, and /readyz says why in a sentence', async (name, value, sentence) => {
  await start({ [name]: value })
  await node.started
  const { status, body } = await readiness()
  expect([status, node.isReady()]).toEqual([503, false])
  expect(body).toMatchObject({ started: true, database: true, wrongSettings: [expect.stringMatching(sentence)] })
})

test('a node whose DID_REGISTRY is the address of another contract is not ready', async () => {
  await start({ DID_REGISTRY: inject('stack').contracts.ethereumDidRegistry })
  await node.started
  expect(await readiness()).toMatchObject({
    status: 503,
    body: { wrongSettings: [expect.stringMatching(/no registry/)] },
  })
})
