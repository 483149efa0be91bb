import { endsSoonDays, lastReminderDays } from '@did/domain/attestation/limits'
import type { ClaimId, UserId } from '@did/domain/ids'
import type { Database, Transaction } from '../../db/database.ts'
import { sql } from '../../db/drizzle.ts'
import { attestations } from '../../db/schema/attestations.ts'
import { wasSuspended } from '../attestations/statements.ts'

export type Due = {
  attestationId: number
  daysBefore: number
  ownerId: UserId
  claimId: ClaimId
  title: string
  level: string
  /** The attestation's last calendar day, in UTC. */
  endsOn: string
}

/**
 * Tells whether an attestation `a` is current, and is the last to end of all attestations that
 * count for its claim. If several end last, the latest counts. The subquery reads one claim's
 * attestations.
 */
const isWorthRenewing = sql`a.revoked_at is null and a.valid_until > now()
  and a.id = (
    select ${attestations.id} from ${attestations}
    where ${attestations.claimId} = a.claim_id and ${attestations.claimHash} = a.claim_hash
      and ${attestations.revokedAt} is null and not ${wasSuspended}
    order by coalesce(${attestations.validUntil}, 'infinity') desc, ${attestations.id} desc limit 1)`

const soon = sql.raw(String(endsSoonDays))
const last = sql.raw(String(lastReminderDays))

/**
 * In an attestation's last days, only the second reminder is due. An attestation needs no reminder
 * if another attestation of the same claim counts and ends later. The list begins after the
 * reminder `after`.
 */
export async function listDue(db: Database, limit: number, after: Due | null): Promise<Due[]> {
  const { rows } = await db.execute<Due>(sql`
    select a.id::float8 as "attestationId", due.days_before as "daysBefore", r.requester_id::float8 as "ownerId",
      c.id::float8 as "claimId", c.title, a.level, to_char(a.valid_until at time zone 'utc', 'YYYY-MM-DD') as "endsOn"
    from attestations a
    join verification_requests r on r.id = a.request_id
    join claims c on c.id = a.claim_id and c.claim_hash = a.claim_hash
    cross join lateral (
      select case when a.valid_until <= now() + interval '${last} days' then ${last} else ${soon} end as days_before
    ) due
    where ${isWorthRenewing} and a.valid_until <= now() + interval '${soon} days'
      and (r.requester_id, a.id) > (${after?.ownerId ?? 0}::bigint, ${after?.attestationId ?? 0}::bigint)
      and not exists (
        select 1 from expiry_reminders e where e.attestation_id = a.id and e.days_before = due.days_before)
    order by r.requester_id, a.id limit ${limit}`)
  return rows
}

/**
 * Returns false if another node sent the reminder, or the attestation was revoked or renewed since
 * `listDue`. Locks the claim before the attestation, as an erasure does.
 */
export async function takeReminder(tx: Transaction, { attestationId, daysBefore }: Due): Promise<boolean> {
  const { rowCount } = await tx.execute(sql`
    insert into expiry_reminders (attestation_id, days_before)
    select a.id, ${daysBefore} from attestations a join claims c on c.id = a.claim_id and c.claim_hash = a.claim_hash
    where a.id = ${attestationId} and ${isWorthRenewing} for key share of c for share of a
    on conflict do nothing`)
  return rowCount === 1
}
