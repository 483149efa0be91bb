import type { Hex } from '@did/domain/hex'
import type { Database } from '../../db/database.ts'
import { sql } from '../../db/drizzle.ts'

// Which digests the service's account has to bring to the chain.

/** A pool, a transaction, or the connection of a leader. */
type Runner = Pick<Database, 'execute'>

/** What the contract takes at once. */
export const batchSize = 256

/** Waiting: in no transaction of ours, and not on the chain by another's. */
const isWaiting = sql`anchors.transaction_id is null
  and not exists (select 1 from chain_events e where e.kind = 'anchored' and e.hash = anchors.digest)`

export type WaitingAnchors = { digests: Hex[]; oldestAgeSeconds: number }

/** The oldest digests that wait, at most `limit`, and how long the first of them has. */
export async function listWaitingAnchors(db: Runner, limit: number): Promise<WaitingAnchors> {
  const { rows } = await db.execute<{ digest: Hex; age: string }>(sql`
    select digest, extract(epoch from now() - queued_at) as age from anchors where ${isWaiting}
    order by queued_at, digest limit ${limit}`)
  return { digests: rows.map(({ digest }) => digest), oldestAgeSeconds: Number(rows[0]?.age ?? 0) }
}

/** How many digests are not on the chain yet, sent or not, and the age of the oldest. */
export async function countPendingAnchors(db: Runner): Promise<{ count: number; oldestAgeSeconds: number }> {
  // Two searches by index: what is done is by far the most.
  const { rows } = await db.execute<{ count: string; age: string | null }>(sql`
    select count(*) as count, extract(epoch from now() - min(queued_at)) as age from (
      select queued_at from anchors where ${isWaiting}
      union all
      select anchors.queued_at from chain_transactions sent join anchors on anchors.transaction_id = sent.id
      where sent.status = 'open'
        and not exists (select 1 from chain_events e where e.kind = 'anchored' and e.hash = anchors.digest)
    ) as pending`)
  return { count: Number(rows[0]?.count ?? 0), oldestAgeSeconds: Number(rows[0]?.age ?? 0) }
}

/** Puts digests into a transaction; answers how many of them were still free. */
export async function assignAnchors(db: Runner, digests: readonly Hex[], transactionId: number): Promise<number> {
  const { rowCount } = await db.execute(sql`
    update anchors set transaction_id = ${transactionId}
    where digest = any(${sql.param([...digests])}::text[]) and transaction_id is null`)
  return rowCount ?? 0
}

export async function releaseAnchors(db: Runner, transactionId: number): Promise<void> {
  await db.execute(sql`update anchors set transaction_id = null where transaction_id = ${transactionId}`)
}
