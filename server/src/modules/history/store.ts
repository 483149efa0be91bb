import type { HistoryKind } from '@did/domain/claim/history'
import type { Hex } from '@did/domain/hex'
import { type Database, preparedOnce, prepareSql, type Transaction } from '../../db/database.ts'
import { and, asc, desc, eq, sql } from '../../db/drizzle.ts'
import { claimHistory, type HistoryRow } from '../../db/schema/claims.ts'
import { selectKept, selectKeptOf } from '../claims/lock-claims.ts'
import type { Mark } from './policy.ts'

const statements = preparedOnce((db) => ({
  lockHead: prepareSql<{ last_seq: number; last_hash: Hex; now: Date | string }>(
    db,
    'lock_history_head',
    sql`insert into claim_history_heads as head (claim_id) ${selectKept(sql.placeholder('claimId'))}
      on conflict (claim_id) do update set last_seq = head.last_seq
      returning last_seq, last_hash, date_trunc('milliseconds', clock_timestamp()) as now`,
  ),
  addEntry: prepareSql(
    db,
    'add_history_entry',
    sql`with head as (
        insert into claim_history_heads (claim_id, last_seq, last_hash)
        values (${sql.placeholder('claimId')}, ${sql.placeholder('seq')}, ${sql.placeholder('hash')})
        on conflict (claim_id) do update set last_seq = excluded.last_seq, last_hash = excluded.last_hash
      )
      insert into claim_history (claim_id, seq, kind, at, previous_hash, content_hash, hash, content, salt)
      values (${sql.placeholder('claimId')}, ${sql.placeholder('seq')}, ${sql.placeholder('kind')},
        ${sql.placeholder('at')}, ${sql.placeholder('previousHash')}, ${sql.placeholder('contentHash')},
        ${sql.placeholder('hash')}, ${sql.placeholder('content')}, ${sql.placeholder('salt')})`,
  ),
}))

export type Head = { lastSeq: number; lastHash: Hex; now: Date }

/**
 * Locks a claim's history until the transaction ends, so that its entries are written one after the
 * other on all nodes. `now` is read under the lock, so that times rise with the entries' numbers.
 * Returns null if the claim has been erased, and nothing may be written about it.
 */
export async function lockHead(tx: Transaction, claimId: number): Promise<Head | null> {
  const { rows } = await statements(tx).lockHead.execute({ claimId })
  const [head] = rows
  return head ? { lastSeq: head.last_seq, lastHash: head.last_hash, now: new Date(head.now) } : null
}

/** Locks the histories in the order of the claims' ids, as `lockHead` locks one. */
export async function lockHeads(tx: Transaction, claimIds: readonly number[]): Promise<Map<number, Head>> {
  const { rows } = await tx.execute<{ id: number; last_seq: number; last_hash: Hex; now: Date | string }>(sql`
    insert into claim_history_heads as head (claim_id) ${selectKeptOf(claimIds)}
    on conflict (claim_id) do update set last_seq = head.last_seq
    returning claim_id::float8 as id, last_seq, last_hash, date_trunc('milliseconds', clock_timestamp()) as now`)
  return new Map(
    rows.map((row) => [row.id, { lastSeq: row.last_seq, lastHash: row.last_hash, now: new Date(row.now) }]),
  )
}

export type NewEntry = Omit<HistoryRow, 'kind' | 'content' | 'salt'> & { kind: HistoryKind; content: string; salt: Hex }

export async function addEntry(tx: Transaction, entry: NewEntry): Promise<void> {
  await statements(tx).addEntry.execute({ ...entry, at: entry.at.toISOString() })
}

/** The entries are about different claims, whose histories are locked. */
export async function addEntries(tx: Transaction, entries: readonly NewEntry[]): Promise<void> {
  await tx.execute(sql`
    with added as (
      insert into claim_history (claim_id, seq, kind, at, previous_hash, content_hash, hash, content, salt)
      select "claimId", seq, kind, at, "previousHash", "contentHash", hash, content, salt
      from jsonb_to_recordset(${JSON.stringify(entries)}::jsonb) as entry ("claimId" bigint, seq integer, kind text,
        at timestamptz, "previousHash" text, "contentHash" text, hash text, content text, salt text)
      returning claim_id, seq, hash
    )
    update claim_history_heads head set last_seq = added.seq, last_hash = added.hash
    from added where head.claim_id = added.claim_id`)
}

export function listPage(
  db: Database,
  claimId: number,
  { before, last, take }: { before: number; last: number; take: number },
): Promise<HistoryRow[]> {
  const { seq } = claimHistory
  return db
    .select()
    .from(claimHistory)
    .where(and(eq(claimHistory.claimId, claimId), sql`${seq} < ${before}::bigint and ${seq} <= ${last}::bigint`))
    .orderBy(desc(seq))
    .limit(take)
}

/**
 * Lists the oldest marks first. A mark is what the policy needs to know about an entry, and is much
 * shorter than the entry.
 */
export async function listMarks(db: Database, claimId: number): Promise<Mark[]> {
  const { rows } = await db.execute<Mark>(sql`
    select seq, kind, told->>'actor' as actor, told->'detail'->>'verifier' as verifier,
      told->'detail'->>'digest' as digest, told->'detail'->'claimHash' is not null as "hasClaimHash"
    from claim_history, lateral (select content::jsonb as told) as text
    where claim_id = ${claimId} order by seq`)
  return rows
}

export function listEntries(db: Database, claimId: number): Promise<HistoryRow[]> {
  return db.select().from(claimHistory).where(eq(claimHistory.claimId, claimId)).orderBy(asc(claimHistory.seq))
}
