import { AppError } from '@did/domain/errors'
import type { ShareId } from '@did/domain/ids'
import type { CreateCollection } from '@did/domain/share/create-collection'
import type { CreatedCollection } from '@did/domain/share/share-record'
import type { Context } from '../../context.ts'
import { inOrderOfIds } from '../../db/lock-order.ts'
import { notAllowed } from '../../refusals.ts'
import type { Session } from '../auth/session.ts'
import { keepClaims } from '../claims/lock-claims.ts'
import { assertOwnClaim, wasReworded } from '../claims/policy.ts'
import { findClaim } from '../claims/service.ts'
import { appendHistory } from '../history/service.ts'
import { type Asked, insertShare } from './add-share.ts'
import { assertMayShare } from './policy.ts'
import * as store from './store.ts'

type Member = CreateCollection['shares'][number]
type AskedMember = { id: ShareId; asked: Asked }

/**
 * Adds one controlled share for each claim, all or none. The first share's id names the whole
 * collection.
 */
export async function createCollection(
  ctx: Context,
  session: Session,
  { shares, ...terms }: CreateCollection,
): Promise<CreatedCollection> {
  const [first] = shares
  if (!first || new Set(shares.map(({ claimId }) => claimId)).size < shares.length)
    throw new AppError('invalid-input', 'A claim stands once in a collection')
  const collectionId = first.id
  const members: AskedMember[] = []
  for (const share of inOrderOfIds(shares, ({ claimId }) => claimId))
    members.push(await readMember(ctx, session, { ...share, terms, collectionId }))
  await ctx.db.transaction(async (tx) => {
    for (const { id, asked } of members)
      if (!(await insertShare(ctx, tx, asked, id))) throw new AppError('share-id-taken', 'Another share has this id')
  })
  return { id: collectionId }
}

/** Leaves out the shares that the owner has withdrawn before. */
export async function withdrawCollection(ctx: Context, session: Session, collectionId: ShareId): Promise<void> {
  const members = await store.listCollection(ctx.db, collectionId)
  if (members.length === 0 || members.some(({ owner }) => owner !== session.address)) throw notAllowed()
  await ctx.db.transaction(async (tx) => {
    const kept = new Set(
      await keepClaims(
        tx,
        members.map(({ claimId }) => claimId),
      ),
    )
    for (const { id, claimId } of members) {
      if (!kept.has(claimId) || !(await store.withdrawShare(tx, id))) continue
      await appendHistory(ctx, tx, { claimId, kind: 'unshared', actor: session.address, detail: { share: id } })
    }
  })
}

type Wanted = Member & { terms: Omit<CreateCollection, 'shares'>; collectionId: ShareId }

async function readMember(
  ctx: Context,
  session: Session,
  { claimId, terms, collectionId, ...share }: Wanted,
): Promise<AskedMember> {
  const claim = await findClaim(ctx, claimId)
  assertOwnClaim(session, claim)
  const input = { kind: 'controlled' as const, form: 'short' as const, ...share, ...terms }
  assertMayShare(claim, input, ctx.now())
  if (input.claimHash !== undefined && input.claimHash !== claim.claim.claimHash) throw wasReworded()
  return { id: share.id, asked: { session, claim, input, collectionId } }
}
