import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { openDatabase, openPool, type SqlRunner } from '../src/db/database.ts'
import { drizzle, eq, sql } from '../src/db/drizzle.ts'
import { PreparingClient } from '../src/db/preparing-client.ts'
import { users } from '../src/db/schema/accounts.ts'
import { claims, dids } from '../src/db/schema/claims.ts'
import { together } from '../src/db/together.ts'
import { createServerDatabase } from './rig/stack.ts'

let url: string
let pool: ReturnType<typeof openPool>
beforeAll(async () => {
  url = (await createServerDatabase()).url
  pool = openPool(url, () => {})
})
afterAll(() => pool.end())

async function connect(): Promise<PreparingClient> {
  const client = new PreparingClient({ connectionString: url })
  await client.connect()
  return client
}

test('a query returns the same rows as Drizzle’s own session, even when a joined table has no matching row', async () => {
  const owner = `0x${'a'.repeat(40)}` as const
  const did = { owner, tokenId: '1' }
  const [added] = await openDatabase(pool).insert(dids).values(did).returning()
  expect(added).toMatchObject(did)
  const select = (db: ReturnType<typeof openDatabase>) =>
    db
      .select({
        did: dids,
        claim: claims,
        mixed: { id: dids.id, title: claims.title },
        user: { name: users.name },
        when: sql<Date>`now() - now() + ${dids.createdAt}`.mapWith(dids.createdAt),
        size: sql<number>`octet_length(${dids.owner})`.as('size'),
      })
      .from(dids)
      .leftJoin(claims, eq(claims.didId, dids.id))
      .leftJoin(users, eq(users.walletAddress, dids.owner))
  const rows = await select(openDatabase(pool))
  expect(rows).toMatchObject([{ did: { ...did, createdAt: expect.any(Date) }, claim: null, user: null, size: 42 }])
  expect(rows).toEqual(await select(drizzle(pool)))
})

test('the `begin` of a transaction is sent together with a first statement that reads, and is sent alone before a first statement that writes', async () => {
  const client = await connect()
  const sent = vi.spyOn(client.connection, 'query')
  await Promise.all([client.begin(), client.query('select 1')])
  await client.query('rollback')
  const written = [client.begin(), client.query('create table made ()')]
  expect(sent.mock.calls.flat()).toEqual(['begin', 'select 1', 'rollback', 'begin'])
  await Promise.all(written)
  expect(sent).toHaveBeenLastCalledWith('create table made ()')
  await client.end()
})

test('a connection that refuses to begin a transaction is closed', async () => {
  const client = await connect()
  client.on('error', () => {})
  await client.query('begin')
  await expect(client.query('select 1 / 0')).rejects.toThrow()
  await expect(client.begin()).rejects.toThrow('current transaction is aborted')
  await vi.waitFor(
    () => expect(client.query('select 1')).rejects.toThrow('Client has encountered a connection error'),
    { timeout: 60_000 },
  )
})

test('a transaction takes effect as a whole, and a transaction that fails has no effect', async () => {
  const db = openDatabase(pool)
  const count = async () => (await db.select().from(dids)).length
  const before = await count()
  const add = (tokenId: string, fails: boolean) =>
    db.transaction(async (tx) => {
      await tx.insert(dids).values({ owner: `0x${'b'.repeat(40)}`, tokenId })
      if (fails) throw new Error('refused')
    })
  await expect(add('2', true)).rejects.toThrow('refused')
  expect(await count()).toBe(before)
  await add('2', false)
  expect(await count()).toBe(before + 1)
})

test('statements that are sent together run on one connection in the order of the calls', async () => {
  const ask = (db: SqlRunner, n: number) =>
    db.execute<{ pid: number; at: string }>(
      sql`select pg_backend_pid() as pid, clock_timestamp() as at, ${n}::int as n`,
    )
  const [first, second] = await openDatabase(pool).transaction((tx) => together(ask(tx, 1), ask(tx, 2)))
  expect(first.rows[0]?.pid).toBe(second.rows[0]?.pid)
  expect(Date.parse(first.rows[0]?.at ?? '')).toBeLessThanOrEqual(Date.parse(second.rows[0]?.at ?? ''))
})
