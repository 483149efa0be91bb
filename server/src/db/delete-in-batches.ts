import type { SqlRunner } from './database.ts'
import { type SQL, type SQLWrapper, sql } from './drizzle.ts'

/**
 * One statement deletes this many rows in a small part of its time limit. If one statement deleted
 * all rows of a large table, it would reach the limit and delete nothing.
 */
const rowsAtOnce = 10_000

export function deleteInBatches(db: SqlRunner, table: SQLWrapper, condition: SQL): Promise<void> {
  // The condition stands twice, because another transaction may change a row between its selection
  // and its deletion.
  return repeatWhileFull((limit) =>
    db.execute(sql`
      delete from ${table}
      where ctid = any(array(select ctid from ${table} where ${condition} limit ${limit})) and ${condition}`),
  )
}

/** Repeats a deletion of at most `limit` rows until it deletes fewer than `limit` rows. */
export async function repeatWhileFull(
  deleteSome: (limit: number) => Promise<{ rowCount: number | null }>,
): Promise<void> {
  for (;;) {
    const { rowCount } = await deleteSome(rowsAtOnce)
    if ((rowCount ?? 0) < rowsAtOnce) return
  }
}
