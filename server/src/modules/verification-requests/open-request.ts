import type { ConfirmedValue, LikelyDuplicate } from '@did/domain/verification-request/opened-request'
import type { Context } from '../../context.ts'
import { queueWork } from '../../http/limits/queue-work.ts'
import { notFound } from '../../refusals.ts'
import type { Session } from '../auth/session.ts'
import { findClaim, type PresentableClaim } from '../claims/service.ts'
import { findDidOfToken, type PresentableDid } from '../dids/service.ts'
import { findOtherValues } from './confirmed-before.ts'
import { findLikelyDuplicates } from './likely-duplicates.ts'
import { type NamedRequest, nameVerifiers } from './name-verifiers.ts'
import { assertMayOpen } from './policy.ts'
import * as store from './store.ts'

export type Opened = {
  asked: store.FullRequest
  did: PresentableDid
  claim: PresentableClaim
  earlier: NamedRequest[]
  /**
   * The values that the verifier confirmed before for the same owner and that differ from the
   * values in this request.
   */
  confirmedBefore: ConfirmedValue[]
  likelyDuplicates: LikelyDuplicate[]
  /** The owner's newest other requests to this verifier, newest first. */
  others: store.FullRequest[]
}

const mostEarlier = 20
/** Beside a request, its verifier sees at most this many other requests of the same person. */
const mostOthers = 20

/**
 * The searches of one verifier run one after the other. Each search takes PostgreSQL tens of
 * milliseconds, and strangers can write the texts that it reads.
 */
const queueSearch = queueWork({ atOnce: 1, waiting: 20, waitMs: 30_000 })

export async function openRequest(ctx: Context, session: Session, requestId: number): Promise<Opened> {
  const asked = await store.findRequest(ctx.db, requestId)
  assertMayOpen(session, asked)
  const { id, verifierId, requesterId } = asked.request
  const [did, claim, decided, ofPerson, found] = await Promise.all([
    findDidOfToken(ctx, asked.owner, asked.tokenId),
    findClaim(ctx, asked.claim.id),
    store.listDecidedOfClaim(ctx.db, asked.claim.id, mostEarlier),
    // One request more is read, because the request itself may be among them.
    store.listRequestsBetween(ctx.db, { verifierId, requesterId }, mostOthers + 1),
    queueSearch(session, async () => ({
      confirmedBefore: await findOtherValues(ctx.db, asked),
      likelyDuplicates: await findLikelyDuplicates(ctx.db, asked),
    })),
  ])
  if (!did || !claim) throw notFound() // The owner has erased the claim since `findRequest`.
  const others = ofPerson.filter(({ request }) => request.id !== id).slice(0, mostOthers)
  const before = decided.filter((other) => wasDecidedBefore(other, asked))
  const earlier = await nameVerifiers(ctx.db, before)
  return { asked, did, claim, earlier, others, ...found }
}

/** A verifier that has decided does not learn about later decisions. */
function wasDecidedBefore({ request: other }: store.FullRequest, { request }: store.FullRequest): boolean {
  if (other.id === request.id || other.decidedAt === null) return false
  return request.decidedAt === null || other.decidedAt <= request.decidedAt
}
