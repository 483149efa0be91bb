import type { Did } from '@did/domain/did'
import pg from 'pg'
import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest'
import { openPool } from '../../src/db/database.ts'
import { keepConnection } from '../../src/db/dedicated-connection.ts'
import { buildClaim, buildUser, buildVerifier, mint, type Person } from '../rig/builders.ts'
import { type ServerProcess, startServerProcess } from '../rig/server-process.ts'
import { createServerDatabase } from '../rig/stack.ts'

// A node that hangs (SIGSTOP) must not delay other nodes for long, although it keeps its
// connections to the database.

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

let database: Awaited<ReturnType<typeof createServerDatabase>>
let bystander: pg.Client
let hanging: ServerProcess
let healthy: ServerProcess
beforeAll(async () => {
  database = await createServerDatabase({ isPatient: false })
  bystander = new pg.Client({ connectionString: database.url })
  await bystander.connect()
  const environment = { CHAIN_KEY: inject('stack').serviceKey }
  // The nodes start one after the other, so that the node which will hang leads the chain index and
  // the chain service.
  hanging = await startServerProcess(database.url, environment)
  await vi.waitFor(async () => expect(await listLeaders()).toHaveLength(2), { timeout: 20_000 })
  healthy = await startServerProcess(database.url, environment)
})
afterAll(async () => {
  await Promise.all([hanging.kill(), healthy.kill()])
  await bystander.end()
  await database.drop()
})

const query = async (sql: string) => (await bystander.query(sql)).rows
const listLeaders = async () => {
  const rows =
    await query(`select a.pid from pg_stat_activity a join pg_locks l on l.pid = a.pid and l.locktype = 'advisory' and l.granted
    where a.application_name in ('did chain index', 'did chain service') and a.datname = current_database()`)
  return rows.map(({ pid }) => pid)
}
const ask = async (owner: Person, verifier: Person, claimId: number) =>
  (await owner.client.call('POST', '/api/verification-requests', { claimId, verifierId: verifier.user.id })).status

test('when a node hangs, PostgreSQL ends the node’s locks before another node’s calls are refused, and another node becomes the leader', async () => {
  const verifier = await buildVerifier(healthy)
  const [first, second] = [await buildUser(hanging), await buildUser(healthy)]
  const [held, waiting] = [await buildClaim(first), await buildClaim(second)]
  // The call to the node that will hang locks the verifier's row, and then waits in this trigger
  // for the test's lock.
  await query(`create function hang() returns trigger language plpgsql as
    $$ begin perform pg_advisory_xact_lock(4711); return null; end $$`)
  await query('create trigger hang after insert on events for each row execute function hang()')
  await query('begin')
  await query('select pg_advisory_xact_lock(4711)')
  const asking = ask(first, verifier, held.id).catch(() => null)
  const stuck = "select pid from pg_locks where locktype = 'advisory' and objid = 4711 and not granted"
  await vi.waitFor(async () => expect(await query(stuck)).toHaveLength(1), { timeout: 20_000, interval: 5 })
  const [{ pid }] = await query(stuck)
  const leaders = await listLeaders()
  await hanging.hang()
  await query('commit')
  await vi.waitFor(async () => expect(await query(stuck)).toHaveLength(0), { timeout: 20_000, interval: 5 })
  // The hung node cannot end its transaction, so PostgreSQL has to end the transaction.
  expect(await query(`select 1 from pg_stat_activity where pid = ${pid} and state = 'idle'`)).toEqual([])

  // The healthy node's call would be refused if it waited for the lock for more than 4 s.
  expect(await ask(second, verifier, waiting.id)).toBe(201)
  const tokenId = await mint(second.client)
  await vi.waitFor(
    async () => {
      const dids = await second.client.ok<Did[]>('GET', `/api/dids/owner/${second.client.address}`)
      expect(dids).toContainEqual(expect.objectContaining({ tokenId, onChain: true }))
    },
    { timeout: 60_000, interval: 50 },
  )
  await vi.waitFor(
    async () => {
      const others = (await listLeaders()).filter((pid) => !leaders.includes(pid))
      expect(others).toHaveLength(2)
    },
    { timeout: 60_000, interval: 50 },
  )
  await hanging.kill()
  await asking
})

const readLimits = (names: string[]) =>
  `select name, setting::int as value from pg_settings where name in (${names.map((name) => `'${name}'`).join()})`
const toObject = ({ rows }: pg.QueryResult) => Object.fromEntries(rows.map(({ name, value }) => [name, value]))
/**
 * The time limits that PostgreSQL sets, in milliseconds: for idle transactions, for statements that
 * wait for a lock, and for a client that no longer reads.
 */
const limits = { idle_in_transaction_session_timeout: 2_500, lock_timeout: 4_000, tcp_user_timeout: 5_000 }

test('PostgreSQL itself sets time limits on every connection that serves requests', async () => {
  const wanted = { ...limits, statement_timeout: 5_000 }
  const pool = openPool(database.url, () => {})
  expect(toObject(await pool.query(readLimits(Object.keys(wanted))))).toEqual(wanted)
  await pool.end()
})

test('PostgreSQL itself sets time limits on every connection of a leading node', async () => {
  const wanted = { ...limits, idle_session_timeout: 5_000 }
  const stopping = new AbortController()
  const found = Promise.withResolvers<object>()
  const options = { databaseUrl: database.url, name: 'test', answerWithinMs: 30_000, stopping: stopping.signal }
  const kept = keepConnection({ ...options, onLost: found.reject }, async (client) => {
    found.resolve(toObject(await client.query(readLimits(Object.keys(wanted)))))
    stopping.abort()
  })
  expect(await found.promise).toEqual(wanted)
  await kept
})
