import type { HistoryKind } from '@did/domain/claim/history'
import type { Hex } from '@did/domain/hex'
import type { Database, Transaction } from '../../db/database.ts'
import { asc, eq, sql } from '../../db/drizzle.ts'
import { claimHistory, type HistoryRow } from '../../db/schema/claims.ts'
import { selectKept } from '../claims/lock-claims.ts'

export type Head = { lastSeq: number; lastHash: Hex; now: Date }

/**
 * Locks a claim's history until the transaction ends, so that its entries are written one after the
 * other on all nodes. `now` is read under the lock, so that times rise with the entries' numbers.
 * Returns null when the claim has been erased, and nothing may be written about it.
 */
export async function lockHead(tx: Transaction, claimId: number): Promise<Head | null> {
  const { rows } = await tx.execute<{ last_seq: number; last_hash: Hex; now: Date | string }>(sql`
    insert into claim_history_heads as head (claim_id) ${selectKept(claimId)}
    on conflict (claim_id) do update set last_seq = head.last_seq
    returning last_seq, last_hash, date_trunc('milliseconds', clock_timestamp()) as now`)
  const [head] = rows
  return head ? { lastSeq: head.last_seq, lastHash: head.last_hash, now: new Date(head.now) } : null
}

export type NewEntry = Omit<HistoryRow, 'kind' | 'content' | 'salt'> & { kind: HistoryKind; content: string; salt: Hex }

export async function addEntry(tx: Transaction, entry: NewEntry): Promise<void> {
  const { claimId, seq, kind, at, previousHash, contentHash, hash, content, salt } = entry
  await tx.execute(sql`
    with head as (
      update claim_history_heads set last_seq = ${seq}, last_hash = ${hash} where claim_id = ${claimId}
    )
    insert into claim_history (claim_id, seq, kind, at, previous_hash, content_hash, hash, content, salt)
    values (${claimId}, ${seq}, ${kind}, ${at.toISOString()}, ${previousHash}, ${contentHash}, ${hash}, ${content}, ${salt})`)
}

export function listEntries(db: Database, claimId: number): Promise<HistoryRow[]> {
  return db.select().from(claimHistory).where(eq(claimHistory.claimId, claimId)).orderBy(asc(claimHistory.seq))
}
