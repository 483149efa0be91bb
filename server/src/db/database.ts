import type pg from 'pg'
import { BoundedPool } from './bounded-pool.ts'
import { drizzle, type NodePgDatabase } from './drizzle.ts'
import * as schema from './schema.ts'
import { sessionLimits, statementMs } from './session-limits.ts'

export type Database = NodePgDatabase<typeof schema>
/** What a store takes when it must run inside its caller's transaction. */
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0]
export type Queryable = Database | Transaction

/**
 * A pool of connections. Every wait is bounded, so that a database out of reach becomes a 503 within seconds; `onLost`
 * hears of connections that broke.
 */
export function openPool(databaseUrl: string, onLost: (error: Error) => void): pg.Pool {
  const pool = new BoundedPool({
    connectionString: databaseUrl,
    max: 20,
    connectionTimeoutMillis: 4000,
    idleTimeoutMillis: 30_000,
    keepAlive: true,
    ...sessionLimits,
    statement_timeout: statementMs,
    // Requests read pages by index: to start a second worker for one takes longer than the page.
    options: `${sessionLimits.options} -c max_parallel_workers_per_gather=0`,
  })
  // A connection that breaks during a transaction fails the query, and then says so once more: unheard, that ends the process.
  pool.on('connect', (client) => client.on('error', onLost))
  pool.on('error', onLost)
  return pool
}

/** Over a pool for requests; over one client for a process that holds a lock on its connection. */
export function openDatabase(client: pg.Pool | pg.Client): Database {
  const db: Database = drizzle(client, { schema })
  if (client instanceof BoundedPool) db.transaction = (run, options) => inTransaction(client, run, options)
  return db
}

/** Drizzle's own transaction over a pool never releases a connection that fails at `begin`. */
async function inTransaction<Result>(
  pool: pg.Pool,
  run: (tx: Transaction) => Promise<Result>,
  options: Parameters<Database['transaction']>[1],
): Promise<Result> {
  const client = await pool.connect()
  try {
    return await databaseOf(client).transaction(run, options)
  } finally {
    client.release()
  }
}

const databases = new WeakMap<pg.PoolClient, Database>()

function databaseOf(client: pg.PoolClient): Database {
  const known = databases.get(client) ?? drizzle(client, { schema })
  databases.set(client, known)
  return known
}

/**
 * Statements prepared once per database: `const statements = preparedOnce((db) => ({ find: db.select()….prepare('find_user') }))`,
 * then `statements(db).find.execute({ id })`. Names are per connection and must be unique in the process. All transactions of
 * one connection share its statements.
 */
export function preparedOnce<Statements>(prepare: (db: Database) => Statements): (db: Database) => Statements {
  const known = new WeakMap<object, Statements>()
  return (db) => {
    const { session } = db._
    const ready = known.get(session) ?? prepare(db)
    known.set(session, ready)
    return ready
  }
}
