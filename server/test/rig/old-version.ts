import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import pg from 'pg'
import { migrate } from '../../src/db/migrate.ts'
import { createServerDatabase } from './stack.ts'

export type Query = (sql: string, values?: unknown[]) => Promise<unknown>

/**
 * Creates a database with the migrations that come before `next`, fills it with rows, and then runs
 * all other migrations.
 */
export async function migrateOldDatabase(next: string, fillRows: (query: Query) => Promise<void>) {
  const database = await createServerDatabase({ isEmpty: true })
  const client = new pg.Client({ connectionString: database.url })
  await client.connect()
  const folder = new URL('../../src/db/migrations/', import.meta.url)
  await client.query(
    'create table applied_migrations (name text primary key, hash text not null, applied_at timestamptz not null default now())',
  )
  for (const name of (await readdir(folder)).sort().filter((file) => file < next)) {
    const sql = await readFile(new URL(name, folder), 'utf8')
    await client.query(sql)
    const hash = createHash('sha256').update(sql).digest('hex')
    await client.query('insert into applied_migrations (name, hash) values ($1, $2)', [name, hash])
  }
  await fillRows((sql, values) => client.query(sql, values))
  await client.end()
  await migrate(database.url)
  return database
}
