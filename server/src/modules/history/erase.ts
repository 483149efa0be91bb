import type { Transaction } from '../../db/database.ts'
import { sql } from '../../db/drizzle.ts'

/**
 * Erases the content of the entries. The hashes stay, so that each entry still names the hash of
 * the one before it.
 */
export async function eraseHistories(tx: Transaction, claimIds: readonly number[]): Promise<void> {
  await tx.execute(sql`
    update claim_history set content = null, salt = null
    where claim_id = any(${sql.param([...claimIds])}::bigint[]) and content is not null`)
}

/**
 * Lists the ids of requests that the owner took back. These requests were deleted, so only the
 * claims' histories still name them.
 */
export async function listRecalledIds(tx: Transaction, claimIds: readonly number[]): Promise<number[]> {
  const { rows } = await tx.execute<{ id: number }>(sql`
    select (content::jsonb->'detail'->>'requestId')::float8 as id from claim_history
    where claim_id = any(${sql.param([...claimIds])}::bigint[]) and kind = 'taken-back' and content is not null`)
  return rows.map(({ id }) => id)
}
