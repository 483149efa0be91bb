import type { UserId } from '@did/domain/ids'
import { verifierLeft } from '@did/domain/verification-request/verifier-left'
import type { Context } from '../../context.ts'
import type { Transaction } from '../../db/database.ts'
import { offClock } from '../../db/database-clock.ts'
import { buildRequestNotice, type Notice } from '../events/notices.ts'
import { notifyUsers } from '../events/service.ts'
import { appendDecisions } from '../history/service.ts'
import { type EndedRequest, endRequestsTo, haveMoreWaiting } from '../verification-requests/erase.ts'

const endedAtOnce = 250

/**
 * Rejects requests that wait for a verifier that closes its account, until at most `endedAtOnce` of
 * them wait. Strangers can send any number of requests, and one transaction must end within
 * seconds. So each transaction rejects one part of the requests and has a time limit of its own. If
 * the erasure fails, the next attempt goes on after the parts that are done.
 */
export async function endMostRequests(ctx: Context, verifierId: UserId): Promise<void> {
  while (await haveMoreWaiting(ctx.db, verifierId, endedAtOnce)) {
    await offClock(() =>
      ctx.db.transaction(async (tx) => notifyUsers(tx, await endRequests(ctx, tx, verifierId, endedAtOnce))),
    )
    ctx.doorbell.ring()
  }
}

/**
 * Rejects at most `limit` of the requests that wait for a verifier, or all if `limit` is null. The
 * caller sends each returned notice to the request's owner.
 */
export async function endRequests(
  ctx: Pick<Context, 'now' | 'randomBytes'>,
  tx: Transaction,
  verifierId: UserId,
  limit: number | null,
): Promise<Notice[]> {
  const ended = await endRequestsTo(tx, verifierId, { reason: verifierLeft, limit })
  const decisions = ended.map(({ id: requestId, claimId }) => {
    const detail = { requestId, decision: 'rejected', reason: verifierLeft } as const
    return { claimId, kind: 'decided', actor: null, detail } as const
  })
  await appendDecisions(ctx, tx, decisions)
  const timestamp = ctx.now().toISOString()
  return ended.map((request) => buildEndNotice(request, 'verifier-left', timestamp))
}

export function buildEndNotice(
  { id, recipientId, title: claimTitle }: EndedRequest,
  ended: 'owner-left' | 'verifier-left',
  timestamp: string,
): Notice {
  return buildRequestNotice(recipientId, { id, status: 'rejected', claimTitle, timestamp, personal: true, ended })
}
