import type { Address } from '@did/domain/hex'
import type { DidId } from '@did/domain/ids'
import { type Database, preparedOnce, type Queryable, type Transaction } from '../../db/database.ts'
import { and, desc, eq, gt, lt, not, sql } from '../../db/drizzle.ts'
import { type DidRow, dids } from '../../db/schema.ts'
import type { Page } from '../../http/paging.ts'
import { notAllowed } from '../../refusals.ts'

export type PresentableDid = DidRow & { onChain: boolean }

// In the index for this owner; or the chain itself said so at a block that the index has yet to read. Of the row of `dids` that a
// select is about: Drizzle would write the columns without their table, and within the subquery token_id is the event's own.
const onChain = sql<boolean>`(
  exists (select 1 from chain_events e
    where e.kind = 'did-minted' and e.token_id = dids.token_id and e.address = dids.owner)
  or coalesce(dids.seen_block > coalesce((select max(b.number) from chain_blocks b), -1), false))`

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
}))

export async function listDidsOfOwner(db: Database, owner: Address, page: Page): Promise<PresentableDid[]> {
  const rows = await statements(db).ofOwner.execute({ owner, ...page })
  return rows.map(({ did, onChain }) => ({ ...did, onChain }))
}

export async function findDid(db: Database, id: DidId | number): Promise<DidRow | null> {
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

/** What the index knows of a token's minting to this wallet. */
export async function isMintIndexed(db: Database, owner: Address, tokenId: string): Promise<boolean> {
  const { rows } = await db.execute<{ found: boolean }>(sql`select exists (
    select 1 from chain_events where kind = 'did-minted' and token_id = ${tokenId} and address = ${owner}) as found`)
  return rows[0]?.found === true
}

/** The block in which the index saw a token minted, or null. */
export async function findMintBlock(db: Database, tokenId: string): Promise<number | null> {
  const { rows } = await db.execute<{ block: string }>(sql`select block_number as block from chain_events
    where kind = 'did-minted' and token_id = ${tokenId} order by block_number limit 1`)
  return rows[0] ? Number(rows[0].block) : null
}

/** Null when the token id is taken. */
export async function addDid(
  db: Queryable,
  did: Pick<DidRow, 'owner' | 'tokenId' | 'seenBlock'>,
): Promise<DidRow | null> {
  const [row] = await db.insert(dids).values(did).onConflictDoNothing().returning()
  return row ?? null
}

/** Page and index may record mints of one wallet at the same time; each must see what the other did. */
export async function lockDidsOfOwner(tx: Transaction, owner: Address): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`dids of ${owner}`}, 0))`)
}

/** Also one whose token a reorganisation has dropped: its owner mints again and finds the claims there. */
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

/** The index holds the mint now, so from here on the index alone says whether it still stands. */
export async function forgetSeenBlock(tx: Transaction, id: DidId): Promise<void> {
  await tx.update(dids).set({ seenBlock: null }).where(eq(dids.id, id))
}

export async function forgetSeenBlocksAfter(tx: Transaction, block: number): Promise<void> {
  await tx.update(dids).set({ seenBlock: null }).where(gt(dids.seenBlock, block))
}

/** Its claims changed, or its token id did. */
export async function saveDid(
  tx: Transaction,
  id: DidId,
  change: Partial<Pick<DidRow, 'tokenId' | 'seenBlock' | 'isNextToMint'>> = {},
): Promise<DidRow> {
  const [row] = await tx
    .update(dids)
    .set({ ...change, updatedAt: sql`now()`, version: sql`${dids.version} + 1` })
    .where(eq(dids.id, id))
    .returning()
  if (!row) throw notAllowed() // erased since it was looked at
  return row
}
