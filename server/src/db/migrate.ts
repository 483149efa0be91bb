import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import pg from 'pg'

type Migration = { name: string; sql: string; hash: string }

const folder = new URL('./migrations/', import.meta.url)
/** Any constant does, as long as every node of every version uses the same one. */
const migrationLock = 7_031_931_004

/**
 * Brings a database to this version's schema; safe to run on many nodes at once. Throws when a migration that was applied
 * has a different text now: applied migrations are history, and a change is a new file.
 */
export async function migrate(databaseUrl: string): Promise<void> {
  const migrations = await readMigrations()
  const client = new pg.Client({ connectionString: databaseUrl, connectionTimeoutMillis: 10_000 })
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [migrationLock])
    await client.query(
      'create table if not exists applied_migrations (name text primary key, hash text not null, applied_at timestamptz not null default now())',
    )
    const { rows } = await client.query<{ name: string; hash: string }>('select name, hash from applied_migrations')
    const applied = new Map(rows.map((row) => [row.name, row.hash]))
    for (const migration of migrations) await applyOnce(client, migration, applied.get(migration.name))
  } finally {
    await client.end() // also lets go of the lock
  }
}

async function applyOnce(client: pg.Client, { name, sql, hash }: Migration, appliedHash: string | undefined) {
  if (appliedHash === hash) return
  if (appliedHash !== undefined) throw new Error(`The migration ${name} was changed after it had been applied`)
  await client.query('begin')
  await client.query(sql)
  await client.query('insert into applied_migrations (name, hash) values ($1, $2)', [name, hash])
  await client.query('commit')
}

async function readMigrations(): Promise<Migration[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort()
  return Promise.all(
    names.map(async (name) => {
      const sql = await readFile(new URL(name, folder), 'utf8')
      return { name, sql, hash: createHash('sha256').update(sql).digest('hex') }
    }),
  )
}
