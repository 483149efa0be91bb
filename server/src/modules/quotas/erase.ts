import type { Address } from '@did/domain/hex'
import type { Transaction } from '../../db/database.ts'
import { sql } from '../../db/drizzle.ts'

export async function eraseUsage(tx: Transaction, owner: Address): Promise<void> {
  await tx.execute(sql`delete from account_usage where owner = ${owner}`)
}
