import type { ClaimId, UserId } from '@did/domain/ids'
import type { SqlRunner } from '../../db/database.ts'
import { type SQL, sql } from '../../db/drizzle.ts'

export function wasAsked(db: SqlRunner, claimId: ClaimId): Promise<boolean> {
  return exists(db, sql`select 1 from verification_requests where claim_id = ${claimId}`)
}

export function wasAskedAboutDid(db: SqlRunner, didId: number, verifierId: UserId): Promise<boolean> {
  return exists(
    db,
    sql`select 1 from verification_requests r join claims c on c.id = r.claim_id
      where c.did_id = ${didId} and r.verifier_id = ${verifierId}`,
  )
}

async function exists(db: SqlRunner, found: SQL): Promise<boolean> {
  const { rows } = await db.execute<{ found: boolean }>(sql`select exists (${found}) as found`)
  return rows[0]?.found === true
}
