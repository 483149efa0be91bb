import type { SqlRunner } from '../../db/database.ts'
import { sql } from '../../db/drizzle.ts'

/** `minedAt` is in seconds since 1970. */
export async function findIndexedBlock(db: SqlRunner): Promise<{ number: number; minedAt: number } | null> {
  const { rows } = await db.execute<{ number: string; mined: string }>(sql`
    select number, extract(epoch from mined_at) as mined from chain_blocks order by number desc limit 1`)
  return rows[0] ? { number: Number(rows[0].number), minedAt: Number(rows[0].mined) } : null
}
