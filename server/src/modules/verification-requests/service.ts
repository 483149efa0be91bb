import { AppError } from '@did/domain/errors'
import type { UserId } from '@did/domain/ids'
import type { DecideRequest } from '@did/domain/verification-request/decide-request'
import type { RequestVerification } from '@did/domain/verification-request/request-verification'
import { approveRequest, rejectRequest } from '@did/domain/verification-request/verification-request'
import type { Context } from '../../context.ts'
import type { Transaction } from '../../db/database.ts'
import { lockInOrder } from '../../db/lock-order.ts'
import type { ClaimRow } from '../../db/schema/claims.ts'
import { assertIfMatch } from '../../http/if-match.ts'
import type { Page } from '../../http/paging.ts'
import { notAllowed } from '../../refusals.ts'
import type { Session } from '../auth/session.ts'
import { lockClaim } from '../claims/lock-claims.ts'
import { assertOwnClaim, wasReworded } from '../claims/policy.ts'
import { findClaim, type PresentableClaim } from '../claims/service.ts'
import { buildOwnDecisionNotice, buildRequestNotice } from '../events/notices.ts'
import { notifyUsers } from '../events/service.ts'
import { appendHistory } from '../history/service.ts'
import { markRequestRead } from '../notifications/service.ts'
import { holdUser } from '../users/service.ts'
import { describeVerifier } from '../verifiers/service.ts'
import { addAsked, describeAsked, describeUpdate } from './add-asked.ts'
import { assertSharedByOwner } from './check-sharing.ts'
import { lockToDecide } from './lock-to-decide.ts'
import { nameVerifiers } from './name-verifiers.ts'
import { assertMayDecide } from './policy.ts'
import { presentRequest } from './present.ts'
import { lockReplaced, recallLocked } from './recall-request.ts'
import { requireAvailable } from './require-available.ts'
import * as store from './store.ts'

export type { FullRequest } from './store.ts'

/**
 * Throws if the caller may not ask about the claim. No transaction may call this, because the chain
 * judges the signatures of contract wallets.
 */
export async function findClaimToAsk(
  ctx: Context,
  session: Session,
  { claimId, verifierId, attributes, claimHash }: RequestVerification,
): Promise<PresentableClaim> {
  const claim = await findClaim(ctx, claimId)
  assertOwnClaim(session, claim)
  if (!session.user) throw notAllowed()
  if (attributes)
    await assertSharedByOwner(ctx, { claim, controller: session.signer, verifierId, attributes, claimHash })
  return claim
}

/**
 * Type and title come from the stored claim. A request that the new one replaces is taken back in
 * the same transaction, so that one of the two always waits.
 */
export async function requestVerification(
  ctx: Context,
  session: Session,
  { claim, claimId, verifierId, attributes, claimHash, replaces }: RequestVerification & { claim: PresentableClaim },
): Promise<store.FullRequest> {
  const requester = session.user
  if (!requester) throw notAllowed()

  const request = await ctx.db.transaction(async (tx) => {
    const replaced = { claimId, verifierId, requesterId: requester.id, replaces }
    const locked = await lockInOrder({
      requests: () => lockReplaced(tx, replaced),
      claims: () => holdAskedText(tx, { claimId, claimHash, attributes }),
      users: () => holdUser(ctx, tx, verifierId),
    })
    const { requests: current, claims: asked, users: found } = locked
    const verifier = await requireAvailable(tx, found, session)
    if (current) await recallLocked(ctx, tx, { current, session })
    const { owner, tokenId } = claim
    const full = { claim: asked, owner, tokenId, requester, verifier, attributes: attributes ?? null }
    return addAsked(ctx, tx, { ...full, renews: null, actor: session.address })
  })
  ctx.doorbell.ring()
  return request
}

/**
 * The lock on the claim keeps everybody from rewording it before the request is stored. From then
 * on, the request protects the text. Refuses if the page has read another text, because attributes
 * are sealed for one text, and the verifier could not open them for another.
 */
async function holdAskedText(
  tx: Transaction,
  { claimId, claimHash, attributes }: Pick<RequestVerification, 'claimId' | 'claimHash' | 'attributes'>,
): Promise<ClaimRow> {
  const current = await lockClaim(tx, claimId)
  const isForOneText = claimHash !== undefined || attributes !== undefined
  if (isForOneText && current.claimHash !== claimHash) throw wasReworded()
  return current
}

export function listRequestsOfVerifier({ db }: Context, userId: UserId, page: store.PageOfVerifier) {
  return store.listRequestsOfVerifier(db, userId, page)
}

export async function listRequestsOfRequester({ db }: Context, userId: UserId, page: Page) {
  return nameVerifiers(db, await store.listRequestsOfRequester(db, userId, page))
}

export function listRequestsAboutDid({ db }: Context, verifierId: UserId, tokenId: string) {
  return store.listRequestsAboutDid(db, verifierId, tokenId)
}

export function findRequest({ db }: Context, id: number) {
  return store.findRequest(db, id)
}

/** If no request to the verifier is pending, finds the latest one. */
export function findRequestAbout({ db }: Context, claimId: number, verifierId: UserId) {
  return store.findRequestAbout(db, claimId, verifierId)
}

type Answer = { requestId: number; decision: DecideRequest; ifMatch: string | undefined }

/**
 * If the decision is 'approved', returns the request if `approveRequest` has approved it before,
 * and throws otherwise.
 */
export async function decideRequest(
  ctx: Context,
  session: Session,
  { requestId, decision, ifMatch }: Answer,
): Promise<store.FullRequest> {
  const asked = await store.findRequest(ctx.db, requestId)
  assertMayDecide(session, asked)
  if (decision.status === 'approved') return confirmApproval(asked, ifMatch)

  const rejected = await ctx.db.transaction(async (tx) => {
    const current = await lockToDecide(ctx, tx, { session, asked })
    assertIfMatch(ifMatch, current.request.version)
    const { reason } = rejectRequest(presentRequest(current), decision.reason || null, ctx.now())
    if (decision.claimHash !== undefined && decision.claimHash !== current.request.claimHash)
      throw new AppError('precondition-failed', 'The request is about another text')
    return saveDecision(ctx, tx, { current, decision: { status: 'rejected', reason, decidedAt: ctx.now() } })
  })
  ctx.doorbell.ring()
  return rejected
}

/** The caller has locked the request. */
export function saveApproval(ctx: Context, tx: Transaction, current: store.FullRequest): Promise<store.FullRequest> {
  const approved = approveRequest(presentRequest(current), ctx.now())
  const decision = { status: 'approved', reason: null, decidedAt: new Date(approved.decidedAt) } as const
  return saveDecision(ctx, tx, { current, decision })
}

type Decided = { current: store.FullRequest; decision: Parameters<typeof store.saveDecision>[2] }

async function saveDecision(ctx: Context, tx: Transaction, { current, decision }: Decided): Promise<store.FullRequest> {
  const decided = { ...current, request: await store.saveDecision(tx, current.request.id, decision) }
  const { status, reason } = decision
  const detail = { ...describeAsked(decided), decision: status, ...(reason !== null && { reason }) }
  const actor = current.verifier.walletAddress
  await appendHistory(ctx, tx, { claimId: current.claim.id, kind: 'decided', actor, detail })
  await markRequestRead(tx, current.request.verifierId, current.request.id)
  await notifyBoth(tx, decided)
  return decided
}

async function notifyBoth(tx: Transaction, decided: store.FullRequest): Promise<void> {
  const { requesterId, verifierId } = decided.request
  const update = { ...describeUpdate(decided), verifier: await describeVerifier(tx, decided.verifier) }
  await notifyUsers(tx, [buildRequestNotice(requesterId, update), buildOwnDecisionNotice(verifierId, update)])
}

function confirmApproval(asked: store.FullRequest, ifMatch: string | undefined): store.FullRequest {
  assertIfMatch(ifMatch, asked.request.version)
  const { status } = asked.request
  if (status === 'approved') return asked
  if (status === 'pending') throw new AppError('request-not-approved', 'Approving needs a signed attestation first')
  throw new AppError('request-decided', `Request ${asked.request.id} is already ${status}`)
}
