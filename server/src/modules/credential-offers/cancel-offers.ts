import type { Address } from '@did/domain/hex'
import type { SqlRunner, Transaction } from '../../db/database.ts'
import { type SQL, sql } from '../../db/drizzle.ts'
import { isControlledBy } from '../identity-control/statements.ts'

/** Cancels offers whose credentials nobody has taken. The offers' tokens end, too. */
export function cancelOffersOf(tx: Transaction, owner: Address): Promise<void> {
  return cancelOffers(tx, sql`owner = ${owner}`)
}

/**
 * Cancels the offers of all identities for which an account acts, if nobody has taken their
 * credentials.
 */
export function cancelOffersOfAccount(db: SqlRunner, account: Address): Promise<void> {
  return cancelOffers(db, isControlledBy(sql`credential_offers.owner`, account))
}

async function cancelOffers(db: SqlRunner, whose: SQL): Promise<void> {
  await db.execute(sql`
    update credential_offers set cancelled_at = now(), credential = null
    where ${whose} and issued_at is null and cancelled_at is null`)
}
