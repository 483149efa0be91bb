import type { SqlRunner } from './database.ts'
import { type SQL, type SQLWrapper, sql } from './drizzle.ts'

/**
 * A statement deletes this many rows long before its time is over. One statement for all rows would
 * never end once a table has too many of them.
 */
const rowsAtOnce = 10_000

/** Deletes all rows of a table that match, some at a time. */
export function deleteInBatches(db: SqlRunner, table: SQLWrapper, condition: SQL): Promise<void> {
  // The condition stands twice, because another transaction may change a row after it was found.
  return repeatWhileFull((limit) =>
    db.execute(sql`
      delete from ${table}
      where ctid = any(array(select ctid from ${table} where ${condition} limit ${limit})) and ${condition}`),
  )
}

/** Repeats a deletion of at most `limit` rows until it finds fewer. */
export async function repeatWhileFull(
  deleteSome: (limit: number) => Promise<{ rowCount: number | null }>,
): Promise<void> {
  for (;;) {
    const { rowCount } = await deleteSome(rowsAtOnce)
    if ((rowCount ?? 0) < rowsAtOnce) return
  }
}
