import { createHash, timingSafeEqual } from 'node:crypto'
import { hashShareToken } from '@did/credentials/share/share-token'
import { maximumHistory } from '@did/domain/claim/limits'
import { AppError } from '@did/domain/errors'
import type { Hex } from '@did/domain/hex'
import { type ShareId, userIdSchema } from '@did/domain/ids'
import type { OpenShare } from '@did/domain/share/opened-share-record'
import type { Context } from '../../context.ts'
import type { Transaction } from '../../db/database.ts'
import { lockInOrder } from '../../db/lock-order.ts'
import type { ShareRow } from '../../db/schema/sharing.ts'
import { queueAlerts } from '../alerts/outbox.ts'
import { keepClaim } from '../claims/lock-claims.ts'
import { buildOpenedNotice } from '../events/notices.ts'
import { notifyUsers } from '../events/service.ts'
import { appendHistory } from '../history/service.ts'
import { selectIdOfWallet } from '../users/statements.ts'
import { handOut } from './hand-out.ts'
import * as store from './store.ts'

/**
 * Counts a view of a controlled share and returns the share's ciphertext. If one of the two fails,
 * neither happens. A browser that opened the share before is not counted again and may open a
 * used-up share. Nobody can open a withdrawn or expired share.
 */
export async function openShare(
  ctx: Context,
  { id, viewer, token }: OpenShare & { id: ShareId },
): Promise<{ ciphertext: string }> {
  const viewerHash = hashViewer(id, viewer)
  const tokenHash = token === undefined ? null : await hashShareToken(token)
  const known = await store.findShare(ctx.db, id)
  // The token is compared before any row is locked, because anybody may send a wrong one.
  const { claimId } = assertOpens(known, tokenHash).share
  const opened = await ctx.db.transaction(async (tx) => {
    const { shares: found } = await lockInOrder({
      claims: () => keepClaim(tx, claimId),
      shares: () => store.lockShare(tx, id),
    })
    const { share, status, ciphertext } = assertOpens(found, tokenHash)
    const isKnown = await store.isViewer(tx, id, viewerHash)
    if (status !== 'active' && !(status === 'used-up' && isKnown))
      throw new AppError(`share-${status}`, `This share is ${status}`)
    if (!isKnown) {
      await handOut(ctx, tx, { share, actor: null })
      await countView(ctx, tx, { share, viewerHash })
      await queueAlerts(tx, selectIdOfWallet(share.owner), 'opened')
      if (isFirstOfLink(share)) await tellOwner(ctx, tx, share)
    }
    return { ciphertext }
  })
  ctx.doorbell.ring()
  return opened
}

/**
 * A link to several credentials opens one share for each credential, and the owner is notified only
 * about the first opening of the first share.
 */
function isFirstOfLink({ id, views, collectionId }: ShareRow): boolean {
  return views === 0 && (collectionId === null || collectionId === id)
}

/** An owner without a profile gets no notification. */
async function tellOwner(ctx: Context, tx: Transaction, { id, claimId, owner, label }: ShareRow): Promise<void> {
  const title = await store.findTitle(tx, claimId)
  const { rows } = await tx.execute<{ id: string }>(selectIdOfWallet(owner))
  const [user] = rows
  if (!user || title === null) return
  const opened = { shareId: id, title, label, timestamp: ctx.now().toISOString() }
  await notifyUsers(tx, [buildOpenedNotice(userIdSchema.parse(Number(user.id)), opened)])
}

/**
 * A share without a limit of views may be opened for ever. So after many views of such a share, the
 * server still raises the count but stores neither the browser nor an entry in the claim's history.
 */
async function countView(
  ctx: Context,
  tx: Transaction,
  { share: { id, claimId, views, maxViews }, viewerHash }: { share: ShareRow; viewerHash: Hex },
): Promise<void> {
  const isTold = maxViews !== null || views < maximumHistory.viewers
  await store.addViewer(tx, id, isTold ? viewerHash : null)
  const detail = { share: id, view: views + 1 }
  if (views < maximumHistory.viewsOfShare)
    await appendHistory(ctx, tx, { claimId, kind: 'viewed', actor: null, detail })
}

/**
 * Returns a controlled share with its ciphertext. Throws if there is none, or if the token does not
 * fit the share. Otherwise, anybody who knows the share's id could use up the views.
 */
function assertOpens(found: store.JudgedShare | null, tokenHash: Hex | null) {
  if (found?.share.ciphertext == null) throw new AppError('share-unknown', 'No controlled share has this id')
  assertHoldsKey(found.share.tokenHash, tokenHash)
  return { ...found, ciphertext: found.share.ciphertext }
}

/**
 * Throws if the token does not fit the share. Shares that were created before there were tokens
 * have no token hash, and open for anybody who knows their id.
 */
function assertHoldsKey(expected: Hex | null, shown: Hex | null): void {
  if (expected === null) return
  if (shown === null || !timingSafeEqual(Buffer.from(shown), Buffer.from(expected)))
    throw new AppError('share-token-refused', 'The token is not the one of this share')
}

function hashViewer(id: ShareId, viewer: string): Hex {
  return `0x${createHash('sha256').update(`${id}:${viewer}`).digest('hex')}`
}
