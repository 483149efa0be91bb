import type { Context } from '../../context.ts'
import { notFound } from '../../refusals.ts'
import type { Session } from '../auth/session.ts'
import { findClaim, type PresentableClaim } from '../claims/service.ts'
import { findDidOfToken, type PresentableDid } from '../dids/service.ts'
import { assertMayOpen } from './policy.ts'
import * as store from './store.ts'

export type Opened = {
  asked: store.FullRequest
  did: PresentableDid
  claim: PresentableClaim
  earlier: store.FullRequest[]
  confirmedBefore: store.FullRequest | null
}

/** The most earlier decisions that are shown to a verifier. */
const mostEarlier = 20

export async function openRequest(ctx: Context, session: Session, requestId: number): Promise<Opened> {
  const asked = await store.findRequest(ctx.db, requestId)
  assertMayOpen(session, asked)
  const { status, verifierId, requesterId } = asked.request
  const [did, claim, decided, confirmedBefore] = await Promise.all([
    findDidOfToken(ctx, asked.owner, asked.tokenId),
    findClaim(ctx, asked.claim.id),
    store.listDecidedOfClaim(ctx.db, asked.claim.id, mostEarlier),
    status === 'pending' ? store.findLastApproved(ctx.db, { verifierId, requesterId }) : null,
  ])
  if (!did || !claim) throw notFound() // its owner has erased the claim since `findRequest`
  return { asked, did, claim, confirmedBefore, earlier: decided.filter((other) => wasDecidedBefore(other, asked)) }
}

/** A verifier that has decided does not learn about later decisions. */
function wasDecidedBefore({ request: other }: store.FullRequest, { request }: store.FullRequest): boolean {
  if (other.id === request.id || other.decidedAt === null) return false
  return request.decidedAt === null || other.decidedAt <= request.decidedAt
}
