import { createHash } from 'node:crypto'
import { AppError } from '@did/domain/errors'
import type { Hex } from '@did/domain/hex'
import type { ShareId } from '@did/domain/ids'
import type { Context } from '../../context.ts'
import { appendHistory } from '../history/service.ts'
import * as store from './store.ts'

/**
 * Hands out a controlled share's ciphertext and counts the view, both or neither. A browser that opened the share before does not
 * count again, and may do so when the others' views are used up; withdrawal and end apply to everybody.
 */
export async function openShare(
  { db }: Context,
  { id, viewer }: { id: ShareId; viewer: string },
): Promise<{ ciphertext: string }> {
  const viewerHash = hashViewer(id, viewer)
  return db.transaction(async (tx) => {
    await store.holdClaimOf(tx, id)
    const found = await store.lockShare(tx, id)
    if (found?.share.ciphertext == null) throw new AppError('share-unknown', 'No controlled share has this id')
    const { share, status } = found
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

function hashViewer(id: ShareId, viewer: string): Hex {
  return `0x${createHash('sha256').update(`${id}:${viewer}`).digest('hex')}`
}
