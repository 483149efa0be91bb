import type { Hex } from '@did/domain/hex'
import type { ClaimId } from '@did/domain/ids'
import type { SqlRunner } from '../../db/database.ts'
import { sql } from '../../db/drizzle.ts'

export async function listClaimsOfDigests(
  db: SqlRunner,
  digests: readonly Hex[],
): Promise<{ claimId: ClaimId; digest: Hex }[]> {
  const { rows } = await db.execute<{ claimId: ClaimId; digest: Hex }>(sql`
    select claim_id::float8 as "claimId", digest from attestations
    where digest = any(${sql.param([...digests])}::text[])`)
  return rows
}

export async function markRevoked(db: SqlRunner, digest: Hex, revokedAt: Date): Promise<void> {
  await db.execute(sql`
    update attestations set revoked_at = ${revokedAt.toISOString()}::timestamptz where digest = ${digest}`)
}

/** The attestations then count again. Returns the digests of those that are still stored. */
export async function clearRevoked(db: SqlRunner, digests: readonly Hex[]): Promise<Hex[]> {
  const { rows } = await db.execute<{ digest: Hex }>(sql`
    update attestations set revoked_at = null
    where digest = any(${sql.param([...digests])}::text[]) returning digest`)
  return rows.map(({ digest }) => digest)
}
