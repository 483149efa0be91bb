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
  /** The owner's other requests to this verifier, newest first. */
  others: store.FullRequest[]
}

/** The most earlier decisions that are shown to a verifier. */
const mostEarlier = 20
/** The most other requests of one person in which a verifier's earlier values are looked for. */
const mostOthers = 100

export async function openRequest(ctx: Context, session: Session, requestId: number): Promise<Opened> {
  const asked = await store.findRequest(ctx.db, requestId)
  assertMayOpen(session, asked)
  const { id, verifierId, requesterId } = asked.request
  const [did, claim, decided, ofPerson] = await Promise.all([
    findDidOfToken(ctx, asked.owner, asked.tokenId),
    findClaim(ctx, asked.claim.id),
    store.listDecidedOfClaim(ctx.db, asked.claim.id, mostEarlier),
    store.listRequestsBetween(ctx.db, { verifierId, requesterId }, mostOthers),
  ])
  if (!did || !claim) throw notFound() // its owner has erased the claim since `findRequest`
  const others = ofPerson.filter(({ request }) => request.id !== id)
  return { asked, did, claim, others, earlier: decided.filter((other) => wasDecidedBefore(other, asked)) }
}

/** A verifier that has decided does not learn about later decisions. */
function wasDecidedBefore({ request: other }: store.FullRequest, { request }: store.FullRequest): boolean {
  if (other.id === request.id || other.decidedAt === null) return false
  return request.decidedAt === null || other.decidedAt <= request.decidedAt
}
