import { type CreateDid, isChainTokenId, isOffChainTokenIdOf } from '@did/domain/did'
import { AppError } from '@did/domain/errors'
import type { Address } from '@did/domain/hex'
import type { DidId } from '@did/domain/ids'
import type { Context } from '../../context.ts'
import type { Queryable, Transaction } from '../../db/database.ts'
import type { DidRow } from '../../db/schema/claims.ts'
import type { Page } from '../../http/paging.ts'
import { assertSessionStands } from '../auth/service.ts'
import type { Session } from '../auth/session.ts'
import { isMintIndexed } from '../chain-index/mints.ts'
import { assertMayAddOffChainDid } from '../quotas/service.ts'
import { lockDidsOfOwner } from './lock-dids.ts'
import * as store from './store.ts'

type Mint = {
  owner: Address
  tokenId: string
  /** The block in which the chain itself showed the mint, or null if the index shows the mint. */
  block: number | null
}
type Created = { did: store.PresentableDid; isNew: boolean }

export type { PresentableDid } from './store.ts'

export function listDids({ db }: Context, owner: Address, page: Page): Promise<store.PresentableDid[]> {
  return store.listDidsOfOwner(db, owner, page)
}

export function findDid({ db }: { db: Queryable }, id: number): Promise<DidRow | null> {
  return store.findDid(db, id)
}

export function findDidOfToken({ db }: Context, owner: Address, tokenId: string): Promise<store.PresentableDid | null> {
  return store.findDidOfToken(db, owner, tokenId)
}

export async function touchDid(tx: Transaction, id: DidId): Promise<void> {
  await store.touchDid(tx, id)
}

/**
 * Looks for the mint of a token of the caller. Asks the chain, so no transaction may call this.
 * Returns null if no mint has to be recorded.
 */
export async function seeMint(ctx: Context, { address: owner }: Session, { tokenId }: CreateDid): Promise<Mint | null> {
  const isToken = isChainTokenId(tokenId)
  if (!isToken && !isOffChainTokenIdOf(tokenId, owner))
    throw new AppError(
      'did-malformed',
      'The token id is neither a token of the registry nor an id made for this wallet',
    )
  if (!isToken || (await store.findDidOfToken(ctx.db, owner, tokenId))) return null
  return { owner, tokenId, block: await findMint(ctx, owner, tokenId) }
}

/** A repeated call returns the existing DID. */
export async function createDid(
  ctx: Context,
  session: Session,
  { tokenId, mint }: CreateDid & { mint: Mint | null },
): Promise<Created> {
  const { address: owner } = session
  if (mint) {
    const { isNew } = await changeOwnDids(ctx, session, (tx) => recordMint(tx, mint))
    return { did: await getDid(ctx, owner, tokenId), isNew }
  }
  const existing = await store.findDidOfToken(ctx.db, owner, tokenId)
  if (existing) return { did: existing, isNew: false }
  // `seeMint` found the token, so a missing DID means that the caller has erased the account
  // meanwhile.
  if (isChainTokenId(tokenId)) throw notOwned()
  return changeOwnDids(ctx, session, (tx) => addOffChainDid(ctx, tx, { owner, tokenId }))
}

/**
 * The index may record the owner's next mint before an API call does. If the owner chooses several
 * times, the last choice counts.
 */
export async function chooseDidToMint({ db }: Context, { id, owner }: DidRow): Promise<void> {
  await db.transaction(async (tx) => {
    await lockDidsOfOwner(tx, owner)
    await store.markNextToMint(tx, { id, owner })
  })
}

/**
 * The off-chain DID that the owner chose for the mint, or else the newest one, gets the token id
 * and keeps its claims. If the owner has no off-chain DID, a DID is added. An API call and the
 * chain index both call this function, and the second call adds nothing.
 */
export async function recordMint(
  tx: Transaction,
  { owner, tokenId, block }: Mint,
): Promise<{ id: DidId; isNew: boolean }> {
  await lockDidsOfOwner(tx, owner)
  const existing = await store.findDidOfToken(tx, owner, tokenId)
  if (existing) {
    if (block === null && existing.seenBlock !== null) await store.forgetSeenBlock(tx, existing.id)
    return { id: existing.id, isNew: false }
  }
  const offChain = await store.findDidToMint(tx, owner)
  const did = offChain
    ? await store.saveDid(tx, offChain.id, { tokenId, seenBlock: block, isNextToMint: false })
    : await store.addDid(tx, { owner, tokenId, seenBlock: block })
  if (!did) throw new Error('The DID was recorded under the lock of its owner by somebody else')
  return { id: did.id, isNew: true }
}

/** A reorganisation replaced the blocks above this one. */
export async function forgetSightingsAfter(tx: Transaction, block: number): Promise<void> {
  await store.forgetSeenBlocksAfter(tx, block)
}

/**
 * Changes DIDs of the session's owner. A lock keeps an erasure of the owner from running at the
 * same time. If an erasure has ended the session, this is refused.
 */
function changeOwnDids<Changed>(
  { db }: Context,
  session: Session,
  change: (tx: Transaction) => Promise<Changed>,
): Promise<Changed> {
  return db.transaction(async (tx) => {
    await lockDidsOfOwner(tx, session.address)
    await assertSessionStands(tx, session)
    return change(tx)
  })
}

async function addOffChainDid(
  ctx: Context,
  tx: Transaction,
  { owner, tokenId }: Pick<DidRow, 'owner' | 'tokenId'>,
): Promise<Created> {
  const did = await store.addDid(tx, { owner, tokenId, seenBlock: null })
  if (did) assertMayAddOffChainDid(ctx, await store.countOffChainDids(tx, owner))
  if (did) return { did: { ...did, onChain: false }, isNew: true }
  const twin = await store.findDidOfToken(tx, owner, tokenId)
  if (twin) return { did: twin, isNew: false }
  throw new AppError('did-taken', 'This DID belongs to another wallet')
}

/** Asks the chain itself. Returns null if the index shows the mint. */
async function findMint(ctx: Context, owner: Address, tokenId: string): Promise<number | null> {
  if (await isMintIndexed(ctx.db, owner, tokenId)) return null
  const token = await ctx.chain.findTokenOwner(tokenId)
  if (token?.owner !== owner) throw notOwned()
  return token.block
}

function notOwned(): AppError {
  return new AppError('did-not-owned', 'The chain does not show this token in this wallet')
}

async function getDid(ctx: Context, owner: Address, tokenId: string): Promise<store.PresentableDid> {
  const did = await store.findDidOfToken(ctx.db, owner, tokenId)
  if (!did) throw new Error('The recorded DID is gone')
  return did
}
