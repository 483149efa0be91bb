import type { SqlRunner } from './database.ts'
import { sql } from './drizzle.ts'

/**
 * A row whose work fails keeps no later row waiting. Throws the first error after the last row, so
 * that the caller logs one error. Throws at once when the database gives no answer at all.
 */
export async function eachAlone<Row>(
  db: SqlRunner,
  rows: Iterable<Row> | AsyncIterable<Row>,
  work: (row: Row) => Promise<void>,
): Promise<void> {
  const errors: unknown[] = []
  for await (const row of rows) {
    try {
      await work(row)
    } catch (error) {
      await db.execute(sql`select 1`)
      errors.push(error)
    }
  }
  if (errors.length > 0) throw errors[0]
}
