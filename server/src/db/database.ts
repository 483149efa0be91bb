import type pg from 'pg'
import { BoundedPool } from './bounded-pool.ts'
import { sessionLimits, statementMs } from './connection-limits.ts'
import { drizzle, type NodePgDatabase, PgDialect, type SQL } from './drizzle.ts'
import { PreparingClient } from './preparing-client.ts'
import { openQuickDatabase } from './quick-session.ts'

export type Database = NodePgDatabase<Record<string, never>>
/** A store takes a `Transaction` when it must run inside its caller's transaction. */
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0]
export type Queryable = Database | Transaction
/** A pool, a transaction or a leader's connection: each of them runs statements. */
export type SqlRunner = Pick<Database, 'execute'>

/** Limits every wait, so that an API call gets its 503 within seconds if the database is away. */
export function openPool(databaseUrl: string, onLost: (error: Error) => void): pg.Pool {
  const pool = new BoundedPool({
    Client: PreparingClient,
    connectionString: databaseUrl,
    max: 20,
    connectionTimeoutMillis: 4000,
    idleTimeoutMillis: 30_000,
    keepAlive: true,
    ...sessionLimits,
    statement_timeout: statementMs,
    // API calls read few rows by index. PostgreSQL would need more time to start a second worker
    // process than to read these rows.
    options: `${sessionLimits.options} -c max_parallel_workers_per_gather=0`,
  })
  // A broken connection also emits 'error', and without a listener the event would end the process.
  pool.on('connect', (client) => client.on('error', onLost))
  pool.on('error', onLost)
  return pool
}

/**
 * Opens a database over a pool for API calls, or over the one connection that has a leader's
 * advisory lock.
 */
export function openDatabase(client: pg.Pool | pg.Client): Database {
  if (!(client instanceof BoundedPool)) return drizzle(client)
  const db = Object.assign(openQuickDatabase(client), { $client: client })
  db.transaction = (run) => inTransaction(client, run)
  return db
}

/** Drizzle's own function would never release a connection that fails at `begin`. */
async function inTransaction<Result>(pool: pg.Pool, run: (tx: Transaction) => Promise<Result>): Promise<Result> {
  const client = await pool.connect()
  try {
    return await databaseOf(client).transaction(run)
  } finally {
    client.release()
  }
}

const databases = new WeakMap<pg.PoolClient, Database>()

function databaseOf(client: pg.PoolClient): Database {
  const known = databases.get(client) ?? openQuickDatabase(client)
  databases.set(client, known)
  return known
}

/**
 * Prepares statements once per connection or pool: `const statements = preparedOnce((db) => ({
 * find: db.select()….prepare('find_user') }))`, then `statements(db).find.execute({ id })`.
 * PostgreSQL keeps the names per connection, so each name must be unique in the process.
 */
export function preparedOnce<Statements>(prepare: (db: Database) => Statements): (db: Queryable) => Statements {
  const known = new WeakMap<object, Statements>()
  return (db) => {
    const { session } = db._
    // This cast is safe, because a transaction builds statements as a database does.
    const ready = known.get(session) ?? prepare(db as Database)
    known.set(session, ready)
    return ready
  }
}

const dialect = new PgDialect()

/** Prepares SQL text for `preparedOnce`. The values are placeholders: `sql.placeholder('id')`. */
export function prepareSql<Row extends pg.QueryResultRow>(db: Database, name: string, query: SQL) {
  const { session } = db._
  return session.prepareQuery<{ execute: pg.QueryResult<Row>; all: unknown; values: unknown }>(
    dialect.sqlToQuery(query),
    undefined,
    name,
    false,
  )
}
