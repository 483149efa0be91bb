import { createHash, timingSafeEqual } from 'node:crypto'
import { hashShareToken } from '@did/credentials/share-token'
import { AppError } from '@did/domain/errors'
import type { Hex } from '@did/domain/hex'
import type { ShareId } from '@did/domain/ids'
import type { OpenShare } from '@did/domain/opened-share-record'
import type { Context } from '../../context.ts'
import { appendHistory } from '../history/service.ts'
import * as store from './store.ts'

/**
 * Hands out a controlled share's ciphertext and counts the view, both or neither. A browser that opened the share before does not
 * count again, and may do so when the others' views are used up; withdrawal and end apply to everybody.
 */
export async function openShare(
  { db }: Context,
  { id, viewer, token }: OpenShare & { id: ShareId },
): Promise<{ ciphertext: string }> {
  const viewerHash = hashViewer(id, viewer)
  const tokenHash = token === undefined ? null : await hashShareToken(token)
  return db.transaction(async (tx) => {
    await store.holdClaimOf(tx, id)
    const found = await store.lockShare(tx, id)
    if (found?.share.ciphertext == null) throw new AppError('share-unknown', 'No controlled share has this id')
    const { share, status } = found
    // Before anything is told or counted: without the key's token anybody who knows the id could use up the views.
    assertHoldsKey(share.tokenHash, tokenHash)
    const isKnown = await store.isViewer(tx, id, viewerHash)
    if (status !== 'active' && !(status === 'used-up' && isKnown))
      throw new AppError(`share-${status}`, `This share is ${status}`)
    if (!isKnown) {
      await store.addViewer(tx, id, viewerHash)
      const detail = { share: id, view: share.views + 1 }
      await appendHistory(tx, { claimId: share.claimId, kind: 'viewed', actor: null, detail })
    }
    return { ciphertext: found.share.ciphertext }
  })
}

/** Shares made before there were tokens have no hash, and open for whoever knows their id. */
function assertHoldsKey(expected: Hex | null, shown: Hex | null): void {
  if (expected === null) return
  if (shown === null || !timingSafeEqual(Buffer.from(shown), Buffer.from(expected)))
    throw new AppError('share-token-refused', 'The token is not the one of this share')
}

function hashViewer(id: ShareId, viewer: string): Hex {
  return `0x${createHash('sha256').update(`${id}:${viewer}`).digest('hex')}`
}
