import type { ClaimId, RequestId, UserId } from '@did/domain/ids'
import type { SqlRunner, Transaction } from '../../db/database.ts'
import { sql } from '../../db/drizzle.ts'

/** `recipientId` is the user who is notified that an erasure has ended the request. */
export type EndedRequest = { id: RequestId; claimId: ClaimId; recipientId: UserId; title: string }

/** Locks the requests that the user sent, and those that wait for the user's decision. */
export async function lockRequestsOf(tx: Transaction, userId: UserId): Promise<void> {
  await tx.execute(sql`
    select id from verification_requests
    where requester_id = ${userId} or (verifier_id = ${userId} and status = 'pending')
    order by id for update`)
}

export async function listRequestIds(tx: Transaction, claimIds: readonly number[]): Promise<number[]> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    select id from verification_requests where claim_id = any(${sql.param([...claimIds])}::bigint[])`)
  return rows.map(({ id }) => Number(id))
}

export async function listWaiting(tx: Transaction, claimIds: readonly number[]): Promise<EndedRequest[]> {
  const { rows } = await tx.execute<EndedRequest>(sql`
    select id::float8 as id, claim_id::float8 as "claimId", verifier_id::float8 as "recipientId", '' as title
    from verification_requests where claim_id = any(${sql.param([...claimIds])}::bigint[]) and status = 'pending'
    order by verifier_id, id`)
  return rows
}

export async function haveMoreWaiting(db: SqlRunner, verifierId: UserId, count: number): Promise<boolean> {
  const { rows } = await db.execute(sql`
    select from verification_requests where verifier_id = ${verifierId} and status = 'pending' offset ${count} limit 1`)
  return rows.length > 0
}

/**
 * Rejects the oldest requests that wait for a verifier that closes its account: at most `limit`, or
 * all if it is null. Returns them sorted by claim.
 */
export async function endRequestsTo(
  tx: Transaction,
  verifierId: UserId,
  { reason, limit }: { reason: string; limit: number | null },
): Promise<EndedRequest[]> {
  const { rows } = await tx.execute<EndedRequest>(sql`
    with ended as (
      update verification_requests
      set status = 'rejected', attributes = null, reason = ${reason}, decided_at = now(), version = version + 1
      where status = 'pending' and id in (
        select id from verification_requests where verifier_id = ${verifierId} and status = 'pending'
        order by id limit ${limit} for update
      )
      returning id, claim_id, claim_title, requester_id
    )
    select e.id::float8 as id, e.claim_id::float8 as "claimId", e.requester_id::float8 as "recipientId",
      e.claim_title as title
    from ended e order by e.claim_id`)
  return rows
}

export async function eraseRequests(tx: Transaction, claimIds: readonly number[]): Promise<void> {
  await tx.execute(sql`delete from verification_requests where claim_id = any(${sql.param([...claimIds])}::bigint[])`)
}

export async function isNamedInRequests(tx: Transaction, userId: UserId): Promise<boolean> {
  const { rows } = await tx.execute(
    sql`select 1 from verification_requests where verifier_id = ${userId} or requester_id = ${userId} limit 1`,
  )
  return rows.length > 0
}
