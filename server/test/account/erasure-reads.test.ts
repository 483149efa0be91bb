/** Others can make the tables of an installation large, so an erasure reads them by indexes. */

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
 * Runs work in a transaction that reads a table as a whole only without any fitting index. Returns
 * the tables that it read so.
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

test('an erasure reads no table as a whole', async ({ installation, node, verifier }) => {
  const owner = await buildMarked(node)
  await live(owner, verifier)
  const session = await findSession(node.ctx, owner.client.cookie?.split('=')[1] ?? '')
  if (!session) throw new Error('The owner is not signed in')
  const read = await listWhollyRead(installation.databaseUrl, (tx) =>
    eraseUser({ ...node.ctx, db: tx as unknown as Database }, session, owner.user.id),
  )
  expect(read).toEqual([])
})

test('a new name of an application reads no table as a whole', async ({ installation }) => {
  const read = await listWhollyRead(installation.databaseUrl, (tx) => eraseApplicationNews(tx, ['Former name']))
  expect(read).toEqual([])
})

test('each foreign key has an index that begins with its columns, because a deletion looks the rows up', async ({
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
