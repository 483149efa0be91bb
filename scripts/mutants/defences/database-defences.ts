import type { Mutant } from '../mutant.ts'

const idempotency = { project: 'server', test: 'test/failures/idempotency.test.ts' } as const
const hanging = { project: 'server', test: 'test/failures/hanging-database.test.ts' } as const
const hung = { project: 'server', test: 'test/failures/hung-node.test.ts' } as const

/**
 * Defences that make a call take effect once, and that end the wait for a database or a node that
 * hangs.
 */
export const databaseDefences: readonly Mutant[] = [
  {
    defence: 'a call and the row of its key are one transaction in the database',
    file: 'server/src/modules/idempotency/service.ts',
    search: 'run({ ...ctx, db, doorbell',
    replace: 'run({ ...ctx, doorbell',
    name: 'a call whose answer cannot be stored has no effect, and repeating it has its effect once',
    ...idempotency,
  },
  {
    defence: 'a concurrent twin of a call finds its key in the database taken',
    file: 'server/src/modules/idempotency/store.ts',
    search: 'return rowCount === 1',
    replace: 'return true',
    name: 'concurrent calls with the same idempotency key have one effect on two nodes',
    ...idempotency,
  },
  {
    defence: 'a call asks the chain before it takes a connection to the database',
    file: 'server/src/modules/idempotency/service.ts',
    search: `  const preparation = await attempt(prepare)
  let hasRung = false
  const kept = await ctx.db.transaction(async (tx) => {`,
    replace: `  let hasRung = false
  const kept = await ctx.db.transaction(async (tx) => {
    const preparation = await attempt(prepare)`,
    name: 'a call that waits for the chain does not hold a database connection',
    ...idempotency,
  },
  {
    defence: 'no handler asks the chain inside its transaction in the database',
    file: 'server/src/modules/idempotency/service.ts',
    search: ', chain: outOfReach(ctx.chain)',
    replace: '',
    name: 'a handler that asks the chain inside its transaction fails',
    ...idempotency,
  },
  {
    defence: 'a call with a key wakes readers only after its commit in the database',
    file: 'server/src/modules/idempotency/service.ts',
    search: 'hasRung = true',
    replace: 'ctx.doorbell.ring()',
    name: 'a call wakes other nodes only after its new rows are stored',
    ...idempotency,
  },
  {
    defence: 'a connection to the database in an unknown state is closed',
    file: 'server/src/db/bounded-pool.ts',
    search: 'if (taken) close(taken)',
    replace: 'if (taken) taken.ref()',
    name: 'a call is answered in time when its commit hangs, and repeating the call stores the row once',
    ...hanging,
  },
  {
    defence: 'all waits of one call for the database share one time limit',
    file: 'server/src/db/database-clock.ts',
    search: 'clocks.getStore() ?? new DatabaseClock()',
    replace: 'new DatabaseClock()',
    name: 'the time limit of a call counts all its waits for the database together',
    ...hanging,
  },
  {
    defence: 'a connection to the database that comes too late goes back to the pool',
    file: 'server/src/db/bounded-pool.ts',
    search: 'return client?.release()',
    replace: 'return',
    name: 'a call that finds no free connection gives up in time and takes no connection afterwards',
    ...hanging,
  },
  {
    defence: 'a connection to the database that fails at the beginning of a transaction is released',
    file: 'server/src/db/database.ts',
    search: 'transaction(run)\n  } finally {\n    client.release()',
    replace: 'transaction(run)\n  } finally {',
    name: 'the pool does not lose a connection that fails at the start of a transaction',
    ...hanging,
  },
  {
    defence: 'the database ends the transaction of a node that hangs',
    file: 'server/src/db/session-limits.ts',
    search: '  idle_in_transaction_session_timeout: 2_500,\n',
    replace: '',
    name: 'PostgreSQL itself sets time limits on every connection that serves requests',
    ...hung,
  },
  {
    defence: 'the database ends the leadership of a node that hangs',
    file: 'server/src/db/dedicated-connection.ts',
    search: 'set idle_session_timeout',
    replace: 'set work_mem',
    name: 'PostgreSQL itself sets time limits on every connection of a leading node',
    ...hung,
  },
  {
    defence: 'the database ends a long wait for a lock',
    file: 'server/src/db/session-limits.ts',
    search: '  lock_timeout: 4_000,\n',
    replace: '',
    name: 'PostgreSQL itself sets time limits on every connection that serves requests',
    ...hung,
  },
  {
    defence: 'the database ends a connection whose client no longer reads',
    file: 'server/src/db/session-limits.ts',
    search: '-c tcp_user_timeout=5000 ',
    replace: '',
    name: 'PostgreSQL itself sets time limits on every connection that serves requests',
    ...hung,
  },
  {
    defence: 'a migration of the database waits only briefly for a table',
    file: 'server/src/db/migrate.ts',
    search: 'set lock_timeout = $',
    replace: 'set work_mem = $',
    project: 'server',
    test: 'test/migrate.test.ts',
    name: 'a migration that waits for a table does not block others and runs when the table is free',
  },
]
