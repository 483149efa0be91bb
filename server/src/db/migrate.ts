import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import { sessionLimits } from './connection-limits.ts'

type Migration = { name: string; sql: string; hash: string }

const migrationsFolder = new URL('./migrations/', import.meta.url)
/** The number of this advisory lock is arbitrary but the same on every node of every version. */
const migrationLock = 7_031_931_004

/** A node that is silent for this long loses its lock. A statement may take as long as it needs. */
const silenceMs = 10_000
/**
 * A migration waits only briefly for a table, because all later statements on the table wait behind
 * the migration.
 */
const tableLock = { waitMs: 2_000, pauseMs: 1_000, attempts: 20 }

/** The message names the migration. PostgreSQL's own words are only in the cause. */
export class MigrationError extends Error {
  override name = 'MigrationError'
}

/**
 * Brings a database to this version's schema. Many nodes may call this function at once. Throws
 * when the text of an applied migration has changed, because each change of the schema needs a new
 * file. Also throws when a newer version has migrated the database, because this version would read
 * and write it wrongly.
 */
export async function migrate(databaseUrl: string, folder = migrationsFolder): Promise<void> {
  const migrations = await readMigrations(folder)
  const client = new pg.Client({ connectionString: databaseUrl, connectionTimeoutMillis: 10_000, ...sessionLimits })
  // A broken connection also emits 'error', and without a listener the event would end the process.
  client.on('error', () => {})
  await client.connect()
  try {
    await client.query(`set idle_session_timeout = ${silenceMs}`)
    await client.query(`set idle_in_transaction_session_timeout = ${silenceMs}`)
    // A node waits for the lock without a time limit, because another node may migrate for long.
    await client.query('set lock_timeout = 0')
    await client.query('select pg_advisory_lock($1)', [migrationLock])
    await client.query(`set lock_timeout = ${tableLock.waitMs}`)
    await client.query(
      'create table if not exists applied_migrations (name text primary key, hash text not null, applied_at timestamptz not null default now())',
    )
    const { rows } = await client.query<{ name: string; hash: string }>('select name, hash from applied_migrations')
    const applied = new Map(rows.map((row) => [row.name, row.hash]))
    assertAllKnown([...applied.keys()], migrations)
    for (const migration of migrations) await applyOnce(client, migration, applied.get(migration.name))
  } finally {
    await client.end() // The end of the connection releases the lock.
  }
}

function assertAllKnown(applied: readonly string[], migrations: readonly Migration[]): void {
  const known = new Set(migrations.map(({ name }) => name))
  const unknown = applied.find((name) => !known.has(name))
  if (unknown === undefined) return
  throw new MigrationError(
    `The database has the migration ${unknown}, which this version does not know. Start a newer version, or restore a dump from before the upgrade`,
  )
}

async function applyOnce(client: pg.Client, migration: Migration, appliedHash: string | undefined): Promise<void> {
  if (appliedHash === migration.hash) return
  if (appliedHash !== undefined)
    throw new MigrationError(`The migration ${migration.name} was changed after it had been applied`)
  for (let attempt = 1; ; attempt++) {
    try {
      await apply(client, migration)
      return
    } catch (error) {
      await client.query('rollback')
      if (!isLockTimeout(error) || attempt === tableLock.attempts)
        throw new MigrationError(`The migration ${migration.name} failed`, { cause: error })
    }
    await delay(tableLock.pauseMs)
  }
}

async function apply(client: pg.Client, { name, sql, hash }: Migration): Promise<void> {
  await client.query('begin')
  await client.query(sql)
  await client.query('insert into applied_migrations (name, hash) values ($1, $2)', [name, hash])
  await client.query('commit')
}

function isLockTimeout(error: unknown): boolean {
  return error instanceof pg.DatabaseError && error.code === '55P03'
}

async function readMigrations(folder: URL): Promise<Migration[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort()
  return Promise.all(
    names.map(async (name) => {
      const sql = await readFile(new URL(name, folder), 'utf8')
      return { name, sql, hash: createHash('sha256').update(sql).digest('hex') }
    }),
  )
}
