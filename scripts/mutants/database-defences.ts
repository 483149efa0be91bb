import type { Mutant } from './mutant.ts'

const idempotency = { project: 'server', test: 'test/idempotency.test.ts' } as const
const hanging = { project: 'server', test: 'test/hanging-database.test.ts' } as const
const hung = { project: 'server', test: 'test/hung-node.test.ts' } as const

/** What makes a call take effect once, and what ends the waits for a database or a node that hangs. */
export const databaseDefences: readonly Mutant[] = [
  {
    defence: 'a call and the row of its key are one transaction in the database',
    file: 'server/src/modules/idempotency/service.ts',
    search: 'run({ ...ctx, db, doorbell',
    replace: 'run({ ...ctx, doorbell',
    name: 'a call whose answer cannot be kept has not happened, and happens once when it is repeated',
    ...idempotency,
  },
  {
    defence: 'a twin finds the key of a call in the database taken',
    file: 'server/src/modules/idempotency/store.ts',
    search: 'return rowCount === 1',
    replace: 'return true',
    name: 'twins in flight over two nodes are one call',
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
    name: 'a call that waits for the chain holds no connection meanwhile',
    ...idempotency,
  },
  {
    defence: 'no handler asks the chain inside its transaction in the database',
    file: 'server/src/modules/idempotency/service.ts',
    search: ', chain: outOfReach(ctx.chain)',
    replace: '',
    name: 'a handler that asks the chain inside the transaction of its call fails',
    ...idempotency,
  },
  {
    defence: 'a call with a key rings after the commit in the database',
    file: 'server/src/modules/idempotency/service.ts',
    search: 'hasRung = true',
    replace: 'ctx.doorbell.ring()',
    name: 'nobody is woken before what they look for is stored',
    ...idempotency,
  },
  {
    defence: 'a connection to the database that is in doubt is closed',
    file: 'server/src/db/bounded-pool.ts',
    search: 'if (taken) close(taken)',
    replace: '',
    name: 'a commit that hangs is answered in time, its connection never serves again, and the retry is right',
    ...hanging,
  },
  {
    defence: 'all waits of a call for the database use up one clock',
    file: 'server/src/db/database-clock.ts',
    search: 'clocks.getStore() ?? new DatabaseClock()',
    replace: 'new DatabaseClock()',
    name: 'all that one call waits for counts together',
    ...hanging,
  },
  {
    defence: 'a connection to the database that comes too late goes back to the pool',
    file: 'server/src/db/bounded-pool.ts',
    search: '(late) => late.release()',
    replace: '() => {}',
    name: 'a call that finds no free connection gives up in time and takes none afterwards',
    ...hanging,
  },
  {
    defence: 'a connection to the database that fails at the beginning of a transaction is released',
    file: 'server/src/db/database.ts',
    search: '    client.release()',
    replace: '',
    name: 'a connection that fails when a transaction begins is not lost to the pool',
    ...hanging,
  },
  {
    defence: 'the database ends the transaction of a node that hangs',
    file: 'server/src/db/session-limits.ts',
    search: '  idle_in_transaction_session_timeout: 2_500,\n',
    replace: '',
    name: 'PostgreSQL itself limits every connection for requests',
    ...hung,
  },
  {
    defence: 'the database takes the lead from a node that hangs',
    file: 'server/src/db/dedicated-connection.ts',
    search: 'set idle_session_timeout',
    replace: 'set work_mem',
    name: 'PostgreSQL itself limits every connection that leads',
    ...hung,
  },
  {
    defence: 'the database refuses whoever waits long for a lock',
    file: 'server/src/db/session-limits.ts',
    search: '  lock_timeout: 4_000,\n',
    replace: '',
    name: 'PostgreSQL itself limits every connection for requests',
    ...hung,
  },
  {
    defence: 'the database ends a connection whose client takes nothing any more',
    file: 'server/src/db/session-limits.ts',
    search: '-c tcp_user_timeout=5000 ',
    replace: '',
    name: 'PostgreSQL itself limits every connection for requests',
    ...hung,
  },
  {
    defence: 'a migration of the database waits briefly for a table',
    file: 'server/src/db/migrate.ts',
    search: 'set lock_timeout = $',
    replace: 'set work_mem = $',
    project: 'server',
    test: 'test/migrate.test.ts',
    name: 'a migration that waits for a table lets others pass, and is applied when the table is free',
  },
]
