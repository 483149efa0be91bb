import type { Transaction } from '../../db/database.ts'
import { sql } from '../../db/drizzle.ts'

/** Locks the claims until the transaction ends, and returns their sorted ids. */
export async function lockClaimsOfDids(tx: Transaction, didIds: readonly number[]): Promise<number[]> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    select id from claims where did_id = any(${sql.param([...didIds])}::bigint[]) order by id for update`)
  return rows.map(({ id }) => Number(id))
}

export async function eraseClaims(tx: Transaction, ids: readonly number[]): Promise<void> {
  await tx.execute(sql`delete from claims where id = any(${sql.param([...ids])}::bigint[])`)
}
