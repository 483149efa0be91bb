import type { Address } from '@did/domain/hex'
import type { RequestId, UserId } from '@did/domain/ids'
import { noCommitment } from '@did/domain/protocol/no-commitment'
import type { SqlRunner } from '../../db/database.ts'
import { type SQL, sql } from '../../db/drizzle.ts'
import { firstAccreditationOf, timeOf } from '../chain-index/standing.ts'
import { anchorBlockOf } from '../chain-index/statements.ts'

type Verifier = { id: UserId; walletAddress: Address }
export type EarlierConfirmation = { id: RequestId; hasAttributes: boolean }

/**
 * Lists what an accredited verifier confirmed before anybody had accredited it, oldest first. Such
 * a confirmation still holds, the claim has the confirmed text, and the verifier got no later
 * request about the claim. A confirmation that the chain has not recorded yet is not listed,
 * because a verdict judges it by the present standing. As in verdicts, the times of the blocks in
 * seconds decide what was earlier.
 */
export async function listEarlierConfirmations(
  db: SqlRunner,
  verifier: Verifier,
  take: number,
): Promise<EarlierConfirmation[]> {
  const { rows } = await db.execute<{ id: string; hasAttributes: boolean }>(sql`
    ${selectEarlier(verifier, sql`true`)} order by r.id limit ${take}`)
  return rows.map(({ id, hasAttributes }) => ({ id: Number(id) as RequestId, hasAttributes }))
}

/**
 * Returns null unless the request led to a confirmation that `listEarlierConfirmations` could list.
 */
export async function findEarlierConfirmation(
  db: SqlRunner,
  verifier: Verifier,
  id: RequestId,
): Promise<Pick<EarlierConfirmation, 'hasAttributes'> | null> {
  const { rows } = await db.execute<{ hasAttributes: boolean }>(selectEarlier(verifier, sql`r.id = ${id}`))
  return rows[0] ?? null
}

function selectEarlier({ id, walletAddress }: Verifier, where: SQL): SQL {
  return sql`
    select r.id, coalesce(a.message->>'commitment', ${noCommitment}) <> ${noCommitment} as "hasAttributes"
    from verification_requests r
    join attestations a on a.request_id = r.id
    join claims c on c.id = r.claim_id and c.claim_hash = r.claim_hash
    where ${where} and r.verifier_id = ${id} and r.status = 'approved'
      and a.revoked_at is null and coalesce(a.valid_until > now(), true)
      and ${timeOf(anchorBlockOf(sql`a.digest`))} < ${timeOf(firstAccreditationOf(sql`${walletAddress}::text`))}
      and not exists (
        select from verification_requests later
        where later.claim_id = r.claim_id and later.verifier_id = r.verifier_id and later.id > r.id)`
}

/** Counts the confirmations that began to wait for the verifier again within the last 24 hours. */
export async function countRenewalsOfDay(db: SqlRunner, verifierId: UserId): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(sql`
    select count(*)::float8 as count from verification_requests
    where verifier_id = ${verifierId} and renews is not null and created_at > now() - interval '1 day'`)
  return rows[0]?.count ?? 0
}

/**
 * Locks the verifier's budget of renewals. Call this before taking any other lock, so that the
 * transactions cannot deadlock.
 */
export async function lockRenewals(tx: SqlRunner, verifierId: UserId): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`renewals of ${verifierId}`}, 0))`)
}
