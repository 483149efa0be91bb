import type { Address } from '@did/domain/hex'
import type { Transaction } from '../../db/database.ts'
import { sql } from '../../db/drizzle.ts'

type Whose = { claimIds: readonly number[]; owner: Address }

export async function eraseShares(tx: Transaction, { claimIds, owner }: Whose): Promise<void> {
  await tx.execute(
    sql`delete from shares where claim_id = any(${sql.param([...claimIds])}::bigint[]) or owner = ${owner}`,
  )
}
