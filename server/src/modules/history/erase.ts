import type { Transaction } from '../../db/database.ts'
import { sql } from '../../db/drizzle.ts'

/** Erases the texts and salts of histories. The chain of hashes stays. */
export async function eraseHistories(tx: Transaction, claimIds: readonly number[]): Promise<void> {
  await tx.execute(sql`
    update claim_history set content = null, salt = null
    where claim_id = any(${sql.param([...claimIds])}::bigint[]) and content is not null`)
}
