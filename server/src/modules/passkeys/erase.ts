import type { Address } from '@did/domain/hex'
import type { Transaction } from '../../db/database.ts'
import { sql } from '../../db/drizzle.ts'

export async function erasePasskeys(tx: Transaction, account: Address): Promise<void> {
  await tx.execute(sql`delete from passkeys where account = ${account}`)
}
