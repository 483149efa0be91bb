/**
 * An erasure must find rows by indexes. Otherwise it would have to read a whole table, which other
 * people's rows can make large.
 */

import pg from 'pg'
import { expect } from 'vitest'
import { type Database, openDatabase, type Transaction } from '../../src/db/database.ts'
import { sql } from '../../src/db/drizzle.ts'
import { eraseApplicationNews } from '../../src/modules/applications/erase.ts'
import { findSession } from '../../src/modules/auth/service.ts'
import { eraseUser } from '../../src/modules/erasure/service.ts'
import { buildMarked, live } from '../rig/life.ts'
import { test } from '../rig/test.ts'

/**
 * Runs work in a transaction in which PostgreSQL reads a table row by row only if no index fits.
 * Returns the names of the tables that were read row by row.
 */
async function listWhollyRead(databaseUrl: string, work: (tx: Transaction) => Promise<void>): Promise<string[]> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    return await openDatabase(client).transaction(async (tx) => {
      await tx.execute(sql`set local enable_seqscan = off`)
      await work(tx)
      const { rows } = await tx.execute<{ relname: string }>(
        sql`select relname from pg_stat_xact_user_tables where seq_scan > 0 order by relname`,
      )
      return rows.map(({ relname }) => relname)
    })
  } finally {
    await client.end()
  }
}

test('an erasure finds all rows by an index, and PostgreSQL reads no table row by row', async ({
  installation,
  node,
  verifier,
}) => {
  const owner = await buildMarked(node)
  await live(owner, verifier)
  const session = await findSession(node.ctx, owner.client.cookie?.split('=')[1] ?? '')
  if (!session) throw new Error('The owner is not signed in')
  const read = await listWhollyRead(installation.databaseUrl, (tx) =>
    eraseUser({ ...node.ctx, db: tx as unknown as Database }, session, owner.user.id),
  )
  expect(read).toEqual([])
})

test('when a former name is erased from notifications about an application, PostgreSQL reads no table row by row', async ({
  installation,
}) => {
  const read = await listWhollyRead(installation.databaseUrl, (tx) =>
    eraseApplicationNews(tx, { organizations: ['Former name'], own: null }),
  )
  expect(read).toEqual([])
})

test('each foreign key has an index that begins with the columns of the key, because a deletion looks for the rows that refer to it', async ({
  node,
}) => {
  const { rows } = await node.ctx.pool.query<{ key: string }>(`
    select conrelid::regclass || ' ' || conname as key from pg_constraint k
    where contype = 'f' and not exists (
      select 1 from pg_index i
      where i.indrelid = k.conrelid and (i.indkey::smallint[])[0:cardinality(k.conkey) - 1] @> k.conkey
        -- The keys of a partial index may only leave out rows that refer to nothing.
        and coalesce(pg_get_expr(i.indpred, i.indrelid) = format('(%I IS NOT NULL)',
          (select attname from pg_attribute where attrelid = k.conrelid and attnum = k.conkey[1])), true))
    order by 1`)
  expect(rows.map(({ key }) => key)).toEqual([])
})
