import type { ClaimId, UserId } from '@did/domain/ids'
import type { Database, Transaction } from '../../db/database.ts'
import { sql } from '../../db/drizzle.ts'
import { attestations } from '../../db/schema.ts'
import { wasSuspended } from '../claims/suspended-verifier.ts'

export type Due = {
  attestationId: number
  daysBefore: number
  ownerId: UserId
  claimId: ClaimId
  title: string
  level: string
  /** The last calendar day, UTC. */
  endsOn: string
}

/**
 * Of an attestation that is not over and holds longest of those that count for its claim; of several with one end it is the latest. In
 * this shape the database looks at the few of one claim, never at all there are.
 */
const isWorthRenewing = sql`a.revoked_at is null and a.valid_until > now()
  and a.id = (
    select ${attestations.id} from ${attestations}
    where ${attestations.claimId} = a.claim_id and ${attestations.claimHash} = a.claim_hash
      and ${attestations.revokedAt} is null and not ${wasSuspended}
    order by coalesce(${attestations.validUntil}, 'infinity') desc, ${attestations.id} desc limit 1)`

/**
 * Attestations that end within thirty days, or within seven, and whose owner has not been told so. A day that was missed is
 * made up for; who is already in the last week hears of that alone. Nothing is due about a claim that also has an
 * attestation which holds longer. One whose verifier was suspended before the chain showed it does not count.
 */
export async function listDue(db: Database, limit: number): Promise<Due[]> {
  const { rows } = await db.execute<Due>(sql`
    select a.id::float8 as "attestationId", due.days_before as "daysBefore", r.requester_id::float8 as "ownerId",
      c.id::float8 as "claimId", c.title, a.level, to_char(a.valid_until at time zone 'utc', 'YYYY-MM-DD') as "endsOn"
    from attestations a
    join verification_requests r on r.id = a.request_id
    join claims c on c.id = a.claim_id and c.claim_hash = a.claim_hash
    cross join lateral (
      select case when a.valid_until <= now() + interval '7 days' then 7 else 30 end as days_before
    ) due
    where ${isWorthRenewing} and a.valid_until <= now() + interval '30 days'
      and not exists (
        select 1 from expiry_reminders e where e.attestation_id = a.id and e.days_before = due.days_before)
    order by r.requester_id, a.id limit ${limit}`)
  return rows
}

/**
 * False when another node has taken it on, or it has been withdrawn or renewed since it was listed; while somebody is at it, this
 * waits. The claim before the attestation, as an erasure takes them.
 */
export async function takeOn(tx: Transaction, { attestationId, daysBefore }: Due): Promise<boolean> {
  const { rowCount } = await tx.execute(sql`
    insert into expiry_reminders (attestation_id, days_before)
    select a.id, ${daysBefore} from attestations a join claims c on c.id = a.claim_id and c.claim_hash = a.claim_hash
    where a.id = ${attestationId} and ${isWorthRenewing} for key share of c for share of a
    on conflict do nothing`)
  return rowCount === 1
}
