import type { Address } from '@did/domain/hex'
import type { Transaction } from '../../db/database.ts'
import { sql } from '../../db/drizzle.ts'

export async function eraseRequestsForProof(tx: Transaction, asker: Address): Promise<void> {
  await tx.execute(sql`delete from requests_for_proof where asker = ${asker}`)
}
