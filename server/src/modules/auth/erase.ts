import type { Address } from '@did/domain/hex'
import type { Transaction } from '../../db/database.ts'
import { sql } from '../../db/drizzle.ts'

export async function eraseSessions(tx: Transaction, owner: Address): Promise<void> {
  await tx.execute(sql`delete from sessions where address = ${owner}`)
}
