import type { Hex } from '@did/domain/hex'
import type { Transaction } from '../../db/database.ts'
import { sql } from '../../db/drizzle.ts'

/** Erases the reasons in the verifiers' own words. Hashes and places in status lists stay. */
export async function eraseReasons(tx: Transaction, digests: readonly Hex[]): Promise<void> {
  await tx.execute(sql`
    update revocations set reason_text = null
    where reason_text is not null and attestation = any(${sql.param([...digests])}::text[])`)
}
