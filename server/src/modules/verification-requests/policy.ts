import { AppError } from '@did/domain/errors'
import { notAllowed, notFound } from '../../refusals.ts'
import type { Session } from '../auth/session.ts'
import type { KnownUser } from '../users/known-user.ts'
import type { FullRequest } from './store.ts'

/** The verifier asked, and never about a claim of its own wallet. Throws when it is not entitled to verify any more. */
export function mayDecide(session: Session, request: FullRequest | null): request is FullRequest {
  if (!wasAsked(session, request) || request.owner === session.address) return false
  if (!session.user?.isVerifier) throw new AppError('verifier-not-entitled', 'This verifier is not entitled to verify')
  return true
}

export function assertMayDecide(session: Session, request: FullRequest | null): asserts request is FullRequest {
  if (!mayDecide(session, request)) throw notAllowed()
}

/** The verifier asked, also one that may not decide any more, and also what is decided. */
export function assertMayOpen(session: Session, request: FullRequest | null): asserts request is FullRequest {
  if (!wasAsked(session, request)) throw notFound()
}

function wasAsked(session: Session, request: FullRequest | null): request is FullRequest {
  return request !== null && request.request.verifierId === session.user?.id
}

/** Whoever sent the request, as long as the claim's DID is still theirs. */
export function assertMayAnswer(session: Session, request: FullRequest | null): asserts request is FullRequest {
  if (!request || request.request.requesterId !== session.user?.id || request.owner !== session.address)
    throw notAllowed()
}

/** A verifier that can be asked by this owner: an active one, and somebody else. */
export function isAvailable(verifier: KnownUser | null, owner: Session): verifier is KnownUser {
  return verifier?.isVerifier === true && verifier.walletAddress !== owner.address
}
