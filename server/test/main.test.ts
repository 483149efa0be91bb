import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { fileURLToPath } from 'node:url'
import type { Claim } from '@did/domain/claim/claim'
import { findFreePort } from '@did/local/process/free-port'
import pg from 'pg'
import { afterEach, beforeEach, expect, inject, test, vi } from 'vitest'
import { buildClaim, buildUser, buildVerifiedClaim, buildVerifier } from './rig/builders.ts'
import { type Answering, send } from './rig/client.ts'
import { createServerDatabase, publicUrl } from './rig/stack.ts'

type Environment = Record<string, string | undefined>
type Run = { child: ChildProcess; output: () => string; exit: Promise<number | null>; node: Answering }

const main = fileURLToPath(new URL('../src/main.ts', import.meta.url))
const running = new Set<ChildProcess>()
let database: Awaited<ReturnType<typeof createServerDatabase>>

// Each test starts whole server processes, which takes time.
vi.setConfig({ testTimeout: 120_000 })

beforeEach(async () => {
  database = await createServerDatabase()
})
afterEach(async () => {
  for (const child of running) {
    child.kill('SIGKILL')
    await once(child, 'exit')
  }
  await database.drop()
})

function environment(overrides: Environment = {}): Environment {
  const { rpcUrl, chainId, contracts } = inject('stack')
  return {
    PUBLIC_URL: publicUrl,
    DATABASE_URL: database.url,
    RPC_URL: rpcUrl,
    CHAIN_ID: String(chainId),
    DID_REGISTRY: contracts.didRegistry,
    VERIFIER_POLICY: 'open',
    EMBEDDED: 'true',
    ...overrides,
  }
}

function run(env: Environment, port: number): Run {
  const { PATH, NODE_COMPILE_CACHE } = process.env
  const child = spawn(process.execPath, [main], {
    env: { PATH, NODE_COMPILE_CACHE, PORT: String(port), ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  child.stdout?.on('data', (chunk) => {
    output += chunk
  })
  child.stderr?.on('data', (chunk) => {
    output += chunk
  })
  running.add(child)
  const exit = once(child, 'exit').then(([code]) => {
    running.delete(child)
    return typeof code === 'number' ? code : null
  })
  return { child, output: () => output, exit, node: { url: `http://127.0.0.1:${port}` } }
}

async function start(env = environment()): Promise<Run> {
  const started = run(env, await findFreePort())
  const isReady = async () => {
    if (started.child.exitCode !== null) throw new Error(`The server ended: ${started.output()}`)
    return (await fetch(`${started.node.url}/readyz`).catch(() => null))?.ok
  }
  await vi.waitUntil(isReady, { timeout: 60_000, interval: 50 })
  return started
}

const unset = {
  PUBLIC_URL: undefined,
  DATABASE_URL: undefined,
  RPC_URL: undefined,
  CHAIN_ID: undefined,
  DID_REGISTRY: undefined,
}

test.each<[string, Environment, RegExp]>([
  ['no setting is set', unset, /PUBLIC_URL is not set; DATABASE_URL is not set; RPC_URL is not set/],
  [
    'the folder of the page cannot be read',
    { WEB_DIR: '/nowhere' },
    /WEB_DIR cannot be used: .nowhere.index.html cannot be read/,
  ],
  [
    'HOST is an address of another machine',
    { HOST: '192.0.2.1' },
    /^HOST cannot be listened on: 192.0.2.1 is no address of this machine/,
  ],
])('a server with an invalid configuration stops and says in one sentence that %s', async (_, overrides, sentence) => {
  const { exit, output } = run(environment(overrides), await findFreePort())
  expect(await exit).toBe(1)
  expect(output()).toMatch(sentence)
  expect(output().trim().split('\n')).toHaveLength(1)
})

test('a server whose port is taken stops and says so in one sentence', async () => {
  const taken = createServer().listen(0, '127.0.0.1')
  await once(taken, 'listening')
  const address = taken.address()
  const { exit, output } = run(environment(), typeof address === 'object' && address ? address.port : 0)
  expect(await exit).toBe(1)
  expect(output()).toMatch(/The port \d+ is taken/)
  taken.close()
})

test('a server whose migration fails names the migration and the error code, without the words of PostgreSQL', async () => {
  await database.drop()
  database = await createServerDatabase({ isEmpty: true })
  const client = new pg.Client({ connectionString: database.url })
  await client.connect()
  // PostgreSQL's messages can contain values of a row, like the address in this message.
  await client.query(`
    create table applied_migrations (name text primary key, hash text not null);
    create function refuse() returns trigger language plpgsql as $$ begin
      raise exception 'secret@example.com is taken' using errcode = '23505', constraint = 'email_is_taken_once';
    end $$;
    create trigger refuses before insert on applied_migrations for each row execute function refuse()`)
  await client.end()
  const { exit, output } = run(environment(), await findFreePort())
  expect(await exit).toBe(1)
  const lines = output().trim().split('\n')
  expect(JSON.parse(lines.at(-1) ?? '')).toMatchObject({
    message: 'The migration 0001_accounts.sql failed',
    at: expect.arrayContaining([expect.stringContaining('src/db/migrate.ts')]),
    cause: { code: '23505', constraint: 'email_is_taken_once' },
  })
  expect(output()).not.toContain('secret')
})

test('the server logs what happened and nothing about a person', async () => {
  const { node, output, child, exit } = await start()
  const [owner, verifier] = [
    await buildUser(node, { username: 'Secret Username' }),
    await buildVerifier(node, 'Secret Org'),
  ]
  const claim = await buildVerifiedClaim(owner, verifier)
  await owner.client.ok('POST', `/api/claims/${claim.id}/shares`, {})
  await buildClaim(owner, { title: 'Secret Title', description: 'Secret description', issuer: 'Secret Issuer' })
  const profile = { username: 'Secret Other', email: 'secret@example.com', password: 'Secret Password' }
  await owner.client.call('PUT', `/api/users/${owner.user.id}`, profile)
  await verifier.client.call('PUT', `/api/users/${verifier.user.id}`, { username: 'secret other' })
  await send(node, 'GET', '/shared-claim?data=U2VjcmV0', undefined, { headers: { accept: 'text/html' } })
  await send(node, 'GET', '/api/verifiers?q=Secret', undefined, { cookie: verifier.client.cookie })
  child.kill('SIGTERM')
  expect(await exit).toBe(0)
  const log = output()
  const lines = log
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))
  expect(lines).toContainEqual(
    expect.objectContaining({
      msg: 'request',
      method: 'POST',
      route: '/api/claims',
      status: 201,
      requestId: expect.any(String),
    }),
  )
  expect(log).not.toMatch(/secret|U2VjcmV0/i)
  expect(log).not.toContain(owner.client.address)
  expect(log).not.toContain(owner.client.cookie?.split('=')[1])
})

test.each(['SIGTERM', 'SIGINT'] as const)(
  '%s stops the server soon, even if clients are still connected',
  async (signal) => {
    const { node, child, exit } = await start()
    // This client keeps a connection open after its calls, so that its later requests can use the
    // connection again.
    const { client } = await buildUser(node)
    const socket = new WebSocket(`${node.url.replace('http', 'ws')}/ws`, {
      headers: { origin: publicUrl, cookie: client.cookie },
    } as never)
    const closed = once(socket as never, 'close')
    await once(socket as never, 'open')
    const before = performance.now()
    child.kill(signal)
    expect(await exit).toBe(0)
    expect(performance.now() - before).toBeLessThan(9000)
    const [event] = await closed
    expect(event.code).toBe(1012)
  },
)

test('a server that is killed loses nothing that it has confirmed, including sessions', async () => {
  const first = await start()
  const { client, user } = await buildUser(first.node)
  const claims: Promise<Claim | null>[] = []
  for (let n = 0; n < 30; n++) claims.push(buildClaim({ client }, { title: `Claim ${n}` }).catch(() => null))
  await Promise.race(claims)
  first.child.kill('SIGKILL')
  const acknowledged = (await Promise.all(claims)).flatMap((claim) => (claim ? [claim.id] : []))
  await first.exit

  const second = await start()
  client.node = second.node
  const kept = await client.ok<Claim[]>('GET', `/api/claims/user/${user.id}`)
  expect(acknowledged.length).toBeGreaterThan(0)
  expect(kept.map(({ id }) => id)).toEqual(expect.arrayContaining(acknowledged))
})
