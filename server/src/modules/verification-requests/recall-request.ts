import type { RequestId } from '@did/domain/ids'
import { assertPending } from '@did/domain/verification-request/verification-request'
import type { Context } from '../../context.ts'
import type { Transaction } from '../../db/database.ts'
import type { Session } from '../auth/session.ts'
import { buildRequestNotice } from '../events/notices.ts'
import { notifyUsers } from '../events/service.ts'
import { appendHistory } from '../history/service.ts'
import { markRequestRead } from '../notifications/service.ts'
import { assertOwnRequest } from './policy.ts'
import { presentRequest } from './present.ts'
import * as store from './store.ts'

/**
 * Throws if the verifier has decided about the request before. A decision locks the request as this
 * function does, so the two cannot happen at the same time.
 */
export async function recallRequest(ctx: Context, session: Session, requestId: number): Promise<void> {
  const sent = await store.findRequest(ctx.db, requestId)
  assertOwnRequest(session, sent)
  await ctx.db.transaction(async (tx) => {
    const current = await store.lockRequest(tx, sent.request.id)
    assertPending(presentRequest(current))
    await recallLocked(ctx, tx, { current, session })
  })
  ctx.doorbell.ring()
}

type Replaced = Pick<store.FullRequest['request'], 'claimId' | 'verifierId' | 'requesterId'> & {
  replaces: RequestId | undefined
}

/**
 * Returns null if the request to replace is decided or gone, because the new request then has
 * nothing to replace.
 */
export async function lockReplaced(tx: Transaction, { replaces, ...asked }: Replaced) {
  const current = replaces === undefined ? null : await store.lockRequestIfAny(tx, replaces)
  if (current?.request.status !== 'pending') return null
  const { claimId, verifierId, requesterId } = current.request
  const isSame = claimId === asked.claimId && verifierId === asked.verifierId && requesterId === asked.requesterId
  return isSame ? current : null
}

/**
 * Deletes a waiting request with the attributes that were sealed for its verifier. The caller has
 * locked the request.
 */
export async function recallLocked(
  ctx: Context,
  tx: Transaction,
  { current, session }: { current: store.FullRequest; session: Session },
): Promise<void> {
  const { request, verifier, claim } = current
  await store.deleteRequest(tx, request.id)
  const detail = { requestId: request.id, verifier: verifier.walletAddress }
  await appendHistory(ctx, tx, { claimId: claim.id, kind: 'taken-back', actor: session.address, detail })
  await markRequestRead(tx, verifier.id, request.id)
  const { id, status, claimTitle } = request
  const update = { id, status, claimTitle, timestamp: ctx.now().toISOString(), personal: true } as const
  await notifyUsers(tx, [buildRequestNotice(verifier.id, { ...update, ended: 'taken-back' })])
}
