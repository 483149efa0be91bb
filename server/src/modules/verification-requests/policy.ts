import { AppError } from '@did/domain/errors'
import { notAllowed, notFound } from '../../refusals.ts'
import type { Session } from '../auth/session.ts'
import type { KnownUser } from '../users/known-user.ts'
import { assertMayReadAs, findEntitled } from '../users/policy.ts'
import type { FullRequest } from './store.ts'

/**
 * Only the verifier that was asked may decide about a request, and not about its own claim. Throws
 * if this verifier may not verify now.
 */
export function mayDecide(session: Session, request: FullRequest | null): request is FullRequest {
  if (!wasAsked(session, request) || request.owner === session.address) return false
  if (!session.user?.isVerifier) throw notEntitled()
  return true
}

function notEntitled(): AppError {
  return new AppError('verifier-not-entitled', 'This verifier is not entitled to verify')
}

export function assertMayDecide(session: Session, request: FullRequest | null): asserts request is FullRequest {
  if (!mayDecide(session, request)) throw notAllowed()
}

/**
 * The asked verifier may open a request even after its decision. A suspended verifier can read only
 * its earlier decisions, because the owner of a waiting request asked a verifier that was entitled.
 */
export function assertMayOpen(session: Session, request: FullRequest | null): asserts request is FullRequest {
  if (!wasAsked(session, request)) throw notFound()
  if (request.request.status === 'pending' && !findEntitled(session)) throw notEntitled()
}

/**
 * A user who may not verify now reads only decided requests. Returns null if nothing is left to
 * read.
 */
export function readableStatus(session: Session, asked: 'pending' | 'decided' | undefined) {
  if (findEntitled(session)) return asked
  return asked === 'pending' ? null : 'decided'
}

function wasAsked(session: Session, request: FullRequest | null): request is FullRequest {
  return request !== null && request.request.verifierId === session.user?.id
}

/**
 * Only a caller who made the request and still owns the claim's DID may answer a question about the
 * request or take it back.
 */
export function assertOwnRequest(session: Session, request: FullRequest | null): asserts request is FullRequest {
  if (!request || request.request.requesterId !== session.user?.id || request.owner !== session.address)
    throw notAllowed()
}

export function isAvailable(verifier: KnownUser | null, owner: Pick<Session, 'address'>): verifier is KnownUser {
  return verifier?.isVerifier === true && verifier.walletAddress !== owner.address
}

/**
 * Only the verifier that made the earlier confirmation and the claim's owner may make a new request
 * from the confirmation.
 */
export function assertMayConfirmAgain(session: Session, request: FullRequest | null): asserts request is FullRequest {
  if (request !== null && request.request.requesterId === session.user?.id) return assertOwnRequest(session, request)
  assertMayDecide(session, request)
}

/** Throws if the caller is not the user `verifierId`, or is suspended. */
export function assertNotSuspended(session: Session, verifierId: number): KnownUser {
  const verifier = assertMayReadAs(session, verifierId)
  if (verifier.standing.kind === 'suspended') throw notEntitled()
  return verifier
}
