import { AppError } from '@did/domain/errors'
import type { UserId } from '@did/domain/ids'
import type { VerificationUpdate } from '@did/domain/notification'
import type { RequestVerification } from '@did/domain/send-attributes'
import { approveRequest, type DecideRequest, rejectRequest } from '@did/domain/verification-request'
import type { Context } from '../../context.ts'
import type { Transaction } from '../../db/database.ts'
import type { ClaimRow } from '../../db/schema.ts'
import { assertIfMatch } from '../../http/if-match.ts'
import type { Page } from '../../http/paging.ts'
import { notAllowed } from '../../refusals.ts'
import type { Session } from '../auth/session.ts'
import { assertOwnClaim } from '../claims/policy.ts'
import { findClaim, holdClaim, type PresentableClaim } from '../claims/service.ts'
import { addOwnDecision, addVerificationUpdate } from '../events/service.ts'
import { appendHistory } from '../history/service.ts'
import { assertMayWaitForOneMore, assertWithinQuotas } from '../quotas/service.ts'
import { holdUser } from '../users/service.ts'
import { nameOfVerifier } from '../verifiers/present.ts'
import { describeVerifier } from '../verifiers/service.ts'
import { assertSharedByOwner, wasReworded } from './check-sharing.ts'
import { lockToDecide } from './lock-to-decide.ts'
import { nameVerifiers } from './name-verifiers.ts'
import { assertMayDecide, isAvailable } from './policy.ts'
import { presentRequest } from './present.ts'
import * as store from './store.ts'

export type { FullRequest } from './store.ts'

/**
 * The claim that is asked about, for its owner. The chain judges the signature of a contract wallet over the attributes, so this stays
 * outside of transactions.
 */
export async function findClaimToAsk(
  ctx: Context,
  session: Session,
  { claimId, verifierId, attributes, claimHash }: RequestVerification,
): Promise<PresentableClaim> {
  const claim = await findClaim(ctx, claimId)
  assertOwnClaim(session, claim)
  if (!session.user) throw notAllowed()
  if (attributes) await assertSharedByOwner(ctx, { claim, verifierId, attributes, claimHash })
  return claim
}

/** The owner of a claim asks a verifier, who is told at once. Type and title are the claim's own, whatever was sent. */
export async function requestVerification(
  ctx: Context,
  session: Session,
  { claim, claimId, verifierId, attributes, claimHash }: RequestVerification & { claim: PresentableClaim },
): Promise<store.FullRequest> {
  const requester = session.user
  if (!requester) throw notAllowed()

  const request = await ctx.db.transaction(async (tx) => {
    const asked = await holdAskedText(tx, { claimId, claimHash, attributes })
    const verifier = await holdUser(ctx, tx, verifierId)
    if (!isAvailable(verifier, session)) throw new AppError('verifier-unavailable', 'This verifier cannot be asked')
    await assertMayWaitForOneMore(ctx, tx, { requesterId: requester.id, verifierId })
    const added = await store.addRequest(tx, {
      claimId,
      requesterId: requester.id,
      verifierId,
      claimHash: asked.claimHash,
      claimType: asked.type,
      claimTitle: asked.title,
      attributes: attributes ?? null,
    })
    if (!added) throw new AppError('request-pending', 'A request to this verifier is waiting already')
    await assertWithinQuotas(ctx, tx, claim.owner)
    const { owner, tokenId } = claim
    const full = { request: added, claim: asked, owner, tokenId, requester, verifier, revocation: null }
    await appendHistory(tx, { claimId, kind: 'requested', actor: session.address, detail: describeAsked(full) })
    await addVerificationUpdate(tx, { recipientId: verifier.id, update: describe(full) })
    return full
  })
  ctx.doorbell.ring()
  return request
}

/**
 * The claim as the request will name it: until the transaction ends nobody rewords it, and afterwards the request keeps its text. Refuses
 * when the page read another text. Attributes are sealed to one text, so of another one the verifier could not open them.
 */
async function holdAskedText(
  tx: Transaction,
  { claimId, claimHash, attributes }: Pick<RequestVerification, 'claimId' | 'claimHash' | 'attributes'>,
): Promise<ClaimRow> {
  const current = await holdClaim(tx, claimId)
  const isForOneText = claimHash !== undefined || attributes !== undefined
  if (isForOneText && current.claimHash !== claimHash?.toLowerCase()) throw wasReworded()
  return current
}

export function listRequestsOfVerifier({ db }: Context, userId: UserId, page: Page) {
  return store.listRequestsOfVerifier(db, userId, page)
}

export function listPendingOfVerifier({ db }: Context, userId: UserId, page: Page) {
  return store.listPendingOfVerifier(db, userId, page)
}

export function listDecidedOfVerifier({ db }: Context, userId: UserId, page: Page) {
  return store.listDecidedOfVerifier(db, userId, page)
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

/** What this verifier's answer about a claim would be about: the request that waits, or else its latest one. */
export function findRequestAbout({ db }: Context, claimId: number, verifierId: UserId) {
  return store.findRequestAbout(db, claimId, verifierId)
}

type Answer = { requestId: number; decision: DecideRequest; ifMatch: string | undefined }

/** Rejecting decides; 'approved' only confirms what a verification has approved already. */
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
    return saveDecision(tx, current, { status: 'rejected', reason, decidedAt: ctx.now() })
  })
  ctx.doorbell.ring()
  return rejected
}

/** Part of the verification's transaction; `current` is locked by it. */
export function approveLocked(tx: Transaction, current: store.FullRequest, now: Date): Promise<store.FullRequest> {
  const approved = approveRequest(presentRequest(current), now)
  return saveDecision(tx, current, { status: 'approved', reason: null, decidedAt: new Date(approved.decidedAt) })
}

async function saveDecision(
  tx: Transaction,
  current: store.FullRequest,
  decision: Parameters<typeof store.saveDecision>[2],
): Promise<store.FullRequest> {
  const decided = { ...current, request: await store.saveDecision(tx, current.request.id, decision) }
  const { status, reason } = decision
  const detail = { ...describeAsked(decided), decision: status, ...(reason !== null && { reason }) }
  const actor = current.verifier.walletAddress
  await appendHistory(tx, { claimId: current.claim.id, kind: 'decided', actor, detail })
  await tellBoth(tx, decided)
  return decided
}

/** In the order of their ids, as everybody who tells several. */
async function tellBoth(tx: Transaction, decided: store.FullRequest): Promise<void> {
  const { requesterId, verifierId } = decided.request
  const update = { ...describe(decided), verifier: await describeVerifier(tx, decided.verifier) }
  if (verifierId < requesterId) await addOwnDecision(tx, { recipientId: verifierId, update })
  await addVerificationUpdate(tx, { recipientId: requesterId, update })
  if (verifierId > requesterId) await addOwnDecision(tx, { recipientId: verifierId, update })
}

function confirmApproval(asked: store.FullRequest, ifMatch: string | undefined): store.FullRequest {
  assertIfMatch(ifMatch, asked.request.version)
  const { status } = asked.request
  if (status === 'approved') return asked
  if (status === 'pending') throw new AppError('request-not-approved', 'Approving needs a signed attestation first')
  throw new AppError('request-decided', `Request ${asked.request.id} is already ${status}`)
}

function describeAsked({ request, verifier }: store.FullRequest) {
  return { requestId: request.id, verifier: verifier.walletAddress, verifierName: nameOfVerifier(verifier) }
}

function describe({ request }: Pick<store.FullRequest, 'request'>): VerificationUpdate {
  const { id, status, claimTitle, decidedAt, createdAt } = request
  return { id, status, claimTitle, timestamp: (decidedAt ?? createdAt).toISOString(), personal: true }
}
