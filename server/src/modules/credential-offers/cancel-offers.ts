import type { Address } from '@did/domain/hex'
import type { Transaction } from '../../db/database.ts'
import { sql } from '../../db/drizzle.ts'

/** Cancels an owner's offers whose credentials nobody has, so that their tokens end, too. */
export async function cancelOffersOf(tx: Transaction, owner: Address): Promise<void> {
  await tx.execute(sql`
    update credential_offers set cancelled_at = now()
    where owner = ${owner} and issued_at is null and cancelled_at is null`)
}
