import type { Claim } from '@did/domain/claim/claim'
import pg from 'pg'
import { expect, vi } from 'vitest'
import { DatabaseClock, onClock } from '../../src/db/database-clock.ts'
import { buildDid, buildUser } from '../rig/builders.ts'
import type { Node } from '../rig/stack.ts'
import { test } from '../rig/test.ts'

// In these tests, PostgreSQL hangs: it neither answers a statement nor refuses one.

let node: Node
/** A connection outside the node's pool, so that the node can neither use it nor end its locks. */
let bystander: pg.Client
test.beforeAll(async ({ installation }) => {
  node = await installation.startNode()
  bystander = new pg.Client({ connectionString: installation.databaseUrl })
  await bystander.connect()
})
test.afterAll(() => bystander.end())

const query = async (sql: string) => (await bystander.query(sql)).rows
/** Returns the PostgreSQL processes that wait for the test's lock. */
const listHanging = () => query("select pid from pg_locks where locktype = 'advisory' and objid = 4711 and not granted")
const untilHanging = () => vi.waitFor(async () => expect(await listHanging()).toHaveLength(1), { timeout: 60_000 })

/** The commit of each new claim hangs, because a deferred trigger waits for the test's lock. */
async function hangCommits(): Promise<void> {
  await query(`create or replace function hang() returns trigger language plpgsql as
    $$ begin perform pg_advisory_xact_lock(4711); return null; end $$`)
  await query(
    'create constraint trigger hang after insert on claims deferrable initially deferred for each row execute function hang()',
  )
  await query('select pg_advisory_lock(4711)')
}

async function mendCommits(): Promise<void> {
  await query('select pg_advisory_unlock(4711)')
  await query('drop function hang cascade')
}

test('a call is answered in time when its commit hangs, and repeating the call with its idempotency key stores no second claim', async () => {
  const owner = await buildUser(node)
  const did = await buildDid(owner)
  const claim = { didId: did.id, type: 'education', title: 'Once', description: 'Described at length' }
  const post = () => owner.client.call<Claim>('POST', '/api/claims', claim, { 'idempotency-key': 'hanging' })
  await hangCommits()
  const before = performance.now()
  const posting = post()
  await untilHanging()
  const [{ pid }] = await listHanging()
  const reply = await posting
  const elapsedMs = performance.now() - before
  await mendCommits()

  expect(reply).toMatchObject({ status: 503, body: { code: 'database-unreachable' } })
  expect(reply.headers.get('retry-after')).toBe('2')
  // If the commit and its rollback each had a time limit of their own, the call would take at least
  // 14 seconds.
  expect(elapsedMs).toBeLessThan(12_000)
  await vi.waitFor(async () => expect(await query(`select 1 from pg_stat_activity where pid = ${pid}`)).toEqual([]), {
    timeout: 60_000,
  })
  // The database has committed the first call's claim after all. So the repeated call gets the
  // answer that was stored with the claim.
  expect((await post()).status).toBe(201)
  expect(await owner.client.ok('GET', `/api/claims/did/${did.id}`)).toHaveLength(1)
})

test('the time limit of a call counts all of the call’s waits for the database together', async () => {
  const { pool } = node.ctx
  const clock = new DatabaseClock(3_000)
  const sleep = (seconds: number) => onClock(clock, () => pool.query(`select pg_sleep(${seconds})`))
  await sleep(2)
  await expect(sleep(2)).rejects.toThrow('Connection terminated')
  await expect(sleep(0)).rejects.toThrow('the call has waited too long')
  expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }])
})

test('a call that finds no free connection gives up in time, and later takes none of the connections that become free', async () => {
  const { pool } = node.ctx
  const clock = new DatabaseClock(100)
  const clients = await Promise.all(Array.from({ length: pool.options.max }, () => pool.connect()))
  await expect(onClock(clock, () => pool.query('select 1'))).rejects.toThrow('the call has waited too long')
  for (const client of clients) client.release()
  await vi.waitFor(() => expect([pool.waitingCount, pool.idleCount]).toEqual([0, pool.totalCount]), { timeout: 60_000 })
})

test('the pool neither loses a connection that fails at the start of a transaction nor lends this connection again', async () => {
  const { pool, db } = node.ctx
  const client = await pool.connect()
  const failing = vi.spyOn(client, 'query').mockImplementation(() => Promise.reject(new Error('refused at begin')))
  client.release()
  await expect(db.transaction(async () => {})).rejects.toThrow()
  expect(failing).toHaveBeenCalled()
  failing.mockRestore()
  expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }])
  expect(pool.idleCount).toBe(pool.totalCount)
})
