import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { registryEventKinds } from '@did/domain/protocol/registry-event-kinds'
import pg from 'pg'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { migrate } from '../src/db/migrate.ts'
import { createServerDatabase } from './rig/stack.ts'

let database: Awaited<ReturnType<typeof createServerDatabase>>
beforeEach(async () => {
  database = await createServerDatabase({ isEmpty: true })
})
afterEach(() => database.drop())

async function query(sql: string) {
  const client = new pg.Client({ connectionString: database.url })
  await client.connect()
  const { rows } = await client.query(sql)
  await client.end()
  return rows
}

test('nodes that start together on an empty database run each migration once', async () => {
  await Promise.all(Array.from({ length: 5 }, () => migrate(database.url)))
  const applied = await query('select name from applied_migrations order by name')
  expect(applied.length).toBeGreaterThanOrEqual(4)
  expect(new Set(applied.map(({ name }) => name)).size).toBe(applied.length)
  await migrate(database.url)
  expect(await query('select name from applied_migrations order by name')).toEqual(applied)
})

test('a migration that has changed after it was applied makes the migrations fail', async () => {
  await migrate(database.url)
  await query("update applied_migrations set hash = 'another' where name = '0001_accounts.sql'")
  await expect(migrate(database.url)).rejects.toThrow(
    'The migration 0001_accounts.sql was changed after it had been applied',
  )
})

test('an older version of the server does not start on a database that a newer version has migrated', async () => {
  await migrate(database.url)
  await query("insert into applied_migrations (name, hash) values ('9999_newer.sql', 'any')")
  await expect(migrate(database.url)).rejects.toThrow(
    'The database has the migration 9999_newer.sql, which this version does not know.',
  )
})

test('a migration that waits for a lock on a table blocks no reader of the table, and runs as soon as it gets the lock', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'did-migrations-'))
  writeFileSync(join(folder, '0001_wide.sql'), 'alter table wide add column more int')
  const [reader, other] = [database.url, database.url].map((connectionString) => new pg.Client({ connectionString }))
  await Promise.all([reader?.connect(), other?.connect()])
  await reader?.query('create table wide (id int)')
  await reader?.query('begin')
  await reader?.query('select * from wide')
  const migrating = migrate(database.url, pathToFileURL(`${folder}/`))
  const waits = "select 1 from pg_stat_activity where wait_event_type = 'Lock' and query like 'alter table wide%'"
  await vi.waitFor(async () => expect(await query(waits)).toHaveLength(1), { timeout: 60_000 })
  expect((await other?.query('select * from wide'))?.rows).toEqual([])
  await reader?.query('commit')
  await migrating
  expect(await query("select 1 from information_schema.columns where column_name = 'more'")).toHaveLength(1)
  await Promise.all([reader?.end(), other?.end()])
  rmSync(folder, { recursive: true })
})

test('the database allows exactly the kinds of registry events that the domain’s list of kinds contains', async () => {
  await migrate(database.url)
  const [constraint] = await query(
    "select pg_get_constraintdef(oid) as definition from pg_constraint where conname = 'an_event_is_of_a_known_kind'",
  )
  const allowed = [...String(constraint.definition).matchAll(/'([a-z-]+)'/g)].map(([, kind]) => kind)
  expect(allowed.sort()).toEqual([...registryEventKinds].sort())
})
