import type { Hex } from '@did/domain/hex'
import type { SqlRunner } from '../../db/database.ts'
import { sql } from '../../db/drizzle.ts'
import { isAnchored } from '../chain-index/statements.ts'
import { selectOpenIds } from '../chain-service/open-transactions.ts'
import { selectSpentGas } from '../chain-service/spent-gas.ts'
import { hasLostControlSince } from '../identity-control/statements.ts'
import { batchGas, digestGas } from './anchor-gas.ts'

// These functions find the digests that the service's account has to anchor on the chain.

/** The contract's `anchor` takes at most this many digests at once. */
export const batchSize = 256

const isOnChain = isAnchored(sql`anchors.digest`)
/**
 * A digest waits to be anchored if no transaction of the service contains it and the chain does not
 * show it. The service anchors nothing that a thief of the verifier's key may have signed, because
 * the anchor would make the signature look older than the report of the theft.
 */
const isWaiting = sql`anchors.transaction_id is null and not ${isOnChain}
  and not ${hasLostControlSince(sql`anchors.verifier`, sql`anchors.queued_at`)}`

export type WaitingAnchors = { digests: Hex[]; oldestAgeSeconds: number }

/**
 * The digests of a verifier that has used up its gas wait. The verifiers for which the service has
 * paid the least gas come first, so that many digests of one verifier do not delay the others.
 */
export async function listNextBatch(
  db: SqlRunner,
  { perVerifier, ofAll }: { perVerifier: bigint; ofAll: bigint },
): Promise<WaitingAnchors> {
  const { rows } = await db.execute<{ digest: Hex; age: string }>(sql`
    with spent as (${selectSpentGas}), waiting as (
      select digest, verifier, queued_at, coalesce(spent.gas, 0) as gas,
        row_number() over (partition by verifier order by queued_at, digest) as nth
      from anchors left join spent using (verifier) where ${isWaiting}
    ), affordable as (
      select digest, queued_at, row_number() over (order by gas, queued_at, digest) as nth from waiting
      where verifier is null or gas + ${batchGas} + nth * ${digestGas} <= ${perVerifier}
    )
    select digest, extract(epoch from now() - queued_at) as age from affordable
    where (select coalesce(sum(anchors), 0) from spent) + ${batchGas} + nth * ${digestGas} <= ${ofAll}
    order by nth limit ${batchSize}`)
  return {
    digests: rows.map(({ digest }) => digest),
    oldestAgeSeconds: Math.max(0, ...rows.map(({ age }) => Number(age))),
  }
}

/** Counts digests that are not on the chain yet, even those that a transaction has. */
export async function countPendingAnchors(db: SqlRunner): Promise<{ count: number; oldestAgeSeconds: number }> {
  // Two searches by index are faster than one scan, because nearly all digests are on the chain.
  const { rows } = await db.execute<{ count: string; age: string | null }>(sql`
    select count(*) as count, extract(epoch from now() - min(queued_at)) as age from (
      select queued_at from anchors where ${isWaiting}
      union all
      select anchors.queued_at from (${selectOpenIds}) sent join anchors on anchors.transaction_id = sent.id
      where not ${isOnChain}
    ) as pending`)
  return { count: Number(rows[0]?.count ?? 0), oldestAgeSeconds: Number(rows[0]?.age ?? 0) }
}

/** Returns how many of the digests no transaction had before. */
export async function assignAnchors(db: SqlRunner, digests: readonly Hex[], transactionId: number): Promise<number> {
  const { rowCount } = await db.execute(sql`
    update anchors set transaction_id = ${transactionId}
    where digest = any(${sql.param([...digests])}::text[]) and transaction_id is null`)
  return rowCount ?? 0
}

export async function releaseAnchors(db: SqlRunner, transactionId: number): Promise<void> {
  await db.execute(sql`update anchors set transaction_id = null where transaction_id = ${transactionId}`)
}
