import type { Address } from '@did/domain/hex'
import type { Transaction } from '../../db/database.ts'
import { sql } from '../../db/drizzle.ts'
import { lockName } from './store.ts'

/**
 * Calls with an `Idempotency-Key` wait until the erasure ends, because a stored answer could bring
 * erased text back.
 */
export async function lockKeptAnswers(tx: Transaction, address: Address): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${lockName(address)}, 0))`)
}

export async function eraseKeptAnswers(tx: Transaction, address: Address): Promise<void> {
  await tx.execute(sql`delete from idempotency_keys where address = ${address}`)
}
