import type { UserId } from '@did/domain/ids'
import type { SqlRunner } from '../../db/database.ts'
import { sql } from '../../db/drizzle.ts'

/** The credentials that a verifier signed need its status lists after its erasure, too. */
export async function hasStatusLists(db: SqlRunner, verifierId: UserId): Promise<boolean> {
  const { rows } = await db.execute(sql`select 1 from status_lists where verifier_id = ${verifierId} limit 1`)
  return rows.length > 0
}
