import { AppError } from '@did/domain/errors'
import { notAllowed, notFound } from '../../refusals.ts'
import type { Session } from '../auth/session.ts'
import type { KnownUser } from '../users/known-user.ts'
import { findEntitled } from '../users/policy.ts'
import type { FullRequest } from './store.ts'

/** The asked verifier decides, unless the claim is its own. Throws if it may not verify now. */
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
 * The asked verifier may open the request, also after its decision. A suspended verifier reads only
 * what it decided before: the owner of a waiting request asked a verifier that was entitled.
 */
export function assertMayOpen(session: Session, request: FullRequest | null): asserts request is FullRequest {
  if (!wasAsked(session, request)) throw notFound()
  if (request.request.status === 'pending' && !findEntitled(session)) throw notEntitled()
}

/** Returns which of the requests sent to it a user may read now. */
export function readableStatus(session: Session, asked: 'pending' | 'decided' | undefined) {
  if (findEntitled(session)) return asked
  return asked === 'pending' ? null : 'decided'
}

function wasAsked(session: Session, request: FullRequest | null): request is FullRequest {
  return request !== null && request.request.verifierId === session.user?.id
}

/** The requester may answer or take back while the DID of the claim belongs to the requester. */
export function assertOwnRequest(session: Session, request: FullRequest | null): asserts request is FullRequest {
  if (!request || request.request.requesterId !== session.user?.id || request.owner !== session.address)
    throw notAllowed()
}

/** An owner can ask any verifier that is entitled now, except the owner's own wallet. */
export function isAvailable(verifier: KnownUser | null, owner: Session): verifier is KnownUser {
  return verifier?.isVerifier === true && verifier.walletAddress !== owner.address
}
