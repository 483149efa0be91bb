import pg from 'pg'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { migrate } from '../src/db/migrate.ts'
import { createServerDatabase } from './stack.ts'

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

test('nodes that start at once on an empty database migrate it once', async () => {
  await Promise.all(Array.from({ length: 5 }, () => migrate(database.url)))
  const applied = await query('select name from applied_migrations order by name')
  expect(applied.length).toBeGreaterThanOrEqual(4)
  expect(new Set(applied.map(({ name }) => name)).size).toBe(applied.length)
  await migrate(database.url)
  expect(await query('select name from applied_migrations order by name')).toEqual(applied)
})

test('a migration that was changed after it had been applied is refused', async () => {
  await migrate(database.url)
  await query("update applied_migrations set hash = 'another' where name = '0001_accounts.sql'")
  await expect(migrate(database.url)).rejects.toThrow(
    'The migration 0001_accounts.sql was changed after it had been applied',
  )
})
