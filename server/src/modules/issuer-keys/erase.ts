import type { Address } from '@did/domain/hex'
import type { Transaction } from '../../db/database.ts'
import { sql } from '../../db/drizzle.ts'

export async function eraseIssuerKeys(tx: Transaction, verifier: Address): Promise<void> {
  await tx.execute(sql`delete from issuer_keys where verifier = ${verifier}`)
}
