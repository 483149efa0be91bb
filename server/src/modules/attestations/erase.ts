import type { Hex } from '@did/domain/hex'
import type { Transaction } from '../../db/database.ts'
import { sql } from '../../db/drizzle.ts'

export async function listDigests(tx: Transaction, claimIds: readonly number[]): Promise<Hex[]> {
  const { rows } = await tx.execute<{ digest: Hex }>(sql`
    select digest from attestations where claim_id = any(${sql.param([...claimIds])}::bigint[])`)
  return rows.map(({ digest }) => digest)
}

export async function eraseAttestations(tx: Transaction, claimIds: readonly number[]): Promise<void> {
  await tx.execute(sql`delete from attestations where claim_id = any(${sql.param([...claimIds])}::bigint[])`)
}
