import type { Address } from '@did/domain/hex'
import type { Transaction } from '../../db/database.ts'
import { sql } from '../../db/drizzle.ts'

/** Votes about the erased identity stay: a thief must not erase what guardians do for its owner. */
export async function eraseGuardianVotes(tx: Transaction, guardian: Address): Promise<void> {
  await tx.execute(sql`delete from guardian_votes where guardian = ${guardian}`)
}
