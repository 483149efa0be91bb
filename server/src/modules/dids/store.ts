import type { Address } from '@did/domain/hex'
import type { DidId } from '@did/domain/ids'
import { type Database, preparedOnce, type Queryable, type Transaction } from '../../db/database.ts'
import { and, desc, eq, gt, lt, not, sql } from '../../db/drizzle.ts'
import { type DidRow, dids } from '../../db/schema/claims.ts'
import type { Page } from '../../http/paging.ts'
import { notAllowed } from '../../refusals.ts'
import { isMintedTo, newestBlock } from '../chain-index/statements.ts'

export type PresentableDid = DidRow & { onChain: boolean }

// A DID is on the chain if the index shows the mint to this owner, or if the server has seen the
// mint on the chain in a block (`seen_block`) that the index has not read yet. The table's name is
// written before each column by hand. Drizzle would leave it out, and the subquery would then read
// the token_id of the event.
const onChain = sql<boolean>`(
  ${isMintedTo(sql`dids.token_id`, sql`dids.owner`)}
  or coalesce(dids.seen_block > ${newestBlock}, false))`

/** A change of the DID's claims or token id sets these columns. */
const raised = { updatedAt: sql`now()`, version: sql`${dids.version} + 1` }

const statements = preparedOnce((db) => ({
  ofOwner: db
    .select({ did: dids, onChain })
    .from(dids)
    .where(and(eq(dids.owner, sql.placeholder('owner')), lt(dids.id, sql.placeholder('before'))))
    .orderBy(desc(dids.id))
    .limit(sql.placeholder('take'))
    .prepare('dids_of_owner'),
  byId: db
    .select()
    .from(dids)
    .where(eq(dids.id, sql.placeholder('id')))
    .prepare('did_by_id'),
  touch: db
    .update(dids)
    .set(raised)
    .where(eq(dids.id, sql.placeholder('id')))
    .returning({ id: dids.id })
    .prepare('touch_did'),
}))

export async function listDidsOfOwner(db: Database, owner: Address, page: Page): Promise<PresentableDid[]> {
  const rows = await statements(db).ofOwner.execute({ owner, ...page })
  return rows.map(({ did, onChain }) => ({ ...did, onChain }))
}

export async function findDid(db: Queryable, id: DidId | number): Promise<DidRow | null> {
  const [row] = await statements(db).byId.execute({ id })
  return row ?? null
}

export async function findDidOfToken(db: Queryable, owner: Address, tokenId: string): Promise<PresentableDid | null> {
  const [row] = await db
    .select({ did: dids, onChain })
    .from(dids)
    .where(and(eq(dids.owner, owner), eq(dids.tokenId, tokenId)))
  return row ? { ...row.did, onChain: row.onChain } : null
}

export async function countOffChainDids(tx: Transaction, owner: Address): Promise<number> {
  const { rows } = await tx.execute<{ count: number }>(sql`
    select count(*)::float8 as count from dids where owner = ${owner} and token_id like 'did:%'`)
  return rows[0]?.count ?? 0
}

/** Returns null if another DID has the token id. */
export async function addDid(
  db: Queryable,
  did: Pick<DidRow, 'owner' | 'tokenId' | 'seenBlock'>,
): Promise<DidRow | null> {
  const [row] = await db.insert(dids).values(did).onConflictDoNothing().returning()
  return row ?? null
}

/**
 * The DID of the next mint may be one that lost its mint by a reorganisation and still has its
 * claims.
 */
export async function findDidToMint(tx: Transaction, owner: Address): Promise<DidRow | null> {
  const [row] = await tx
    .select()
    .from(dids)
    .where(and(eq(dids.owner, owner), not(onChain)))
    .orderBy(desc(dids.isNextToMint), desc(dids.id))
    .limit(1)
    .for('update')
  return row ?? null
}

export async function markNextToMint(tx: Transaction, { id, owner }: Pick<DidRow, 'id' | 'owner'>): Promise<void> {
  await tx
    .update(dids)
    .set({ isNextToMint: sql`${dids.id} = ${id}` })
    .where(eq(dids.owner, owner))
}

/**
 * Once the chain index shows the DID's mint, only the index tells whether the mint still exists.
 */
export async function forgetSeenBlock(tx: Transaction, id: DidId): Promise<void> {
  await tx.update(dids).set({ seenBlock: null }).where(eq(dids.id, id))
}

export async function forgetSeenBlocksAfter(tx: Transaction, block: number): Promise<void> {
  await tx.update(dids).set({ seenBlock: null }).where(gt(dids.seenBlock, block))
}

export async function touchDid(tx: Transaction, id: DidId): Promise<void> {
  const [row] = await statements(tx).touch.execute({ id })
  if (!row) throw notAllowed() // The owner has erased the DID.
}

export async function saveDid(
  tx: Transaction,
  id: DidId,
  change: Partial<Pick<DidRow, 'tokenId' | 'seenBlock' | 'isNextToMint'>>,
): Promise<DidRow> {
  const [row] = await tx
    .update(dids)
    .set({ ...change, ...raised })
    .where(eq(dids.id, id))
    .returning()
  if (!row) throw notAllowed() // The owner has erased the DID.
  return row
}
