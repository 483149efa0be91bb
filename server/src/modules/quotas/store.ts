import type { Address } from '@did/domain/hex'
import type { UserId } from '@did/domain/ids'
import type { Transaction } from '../../db/database.ts'
import { sql } from '../../db/drizzle.ts'

export type Usage = { claims: number; shares: number; storedBytes: number }
type Asked = { requesterId: UserId; verifierId: UserId }

/** What the triggers of migration 0038 have counted. */
export async function findUsage(tx: Transaction, owner: Address): Promise<Usage> {
  const { rows } = await tx.execute<Usage>(sql`
    select claims::float8 as claims, shares::float8 as shares, stored_bytes::float8 as "storedBytes"
    from account_usage where owner = ${owner}`)
  return rows[0] ?? { claims: 0, shares: 0, storedBytes: 0 }
}

/** Whoever else asks this verifier for the same person waits until the transaction ends. */
export async function lockRequests(tx: Transaction, { requesterId, verifierId }: Asked): Promise<void> {
  const name = `requests of ${requesterId} to ${verifierId}`
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`)
}

export async function countWaitingRequests(tx: Transaction, { requesterId, verifierId }: Asked): Promise<number> {
  const { rows } = await tx.execute<{ count: number }>(sql`
    select count(*)::float8 as count from verification_requests
    where requester_id = ${requesterId} and verifier_id = ${verifierId} and status = 'pending'`)
  return rows[0]?.count ?? 0
}

export async function countOffChainDids(tx: Transaction, owner: Address): Promise<number> {
  const { rows } = await tx.execute<{ count: number }>(sql`
    select count(*)::float8 as count from dids where owner = ${owner} and token_id like 'did:%'`)
  return rows[0]?.count ?? 0
}
