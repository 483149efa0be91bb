import type { UserRow } from '../../db/schema.ts'
import { notAllowed } from '../../refusals.ts'
import type { Session } from '../auth/session.ts'
import type { FullRequest } from './store.ts'

/** The verifier asked, as long as it is one, and never about a claim of its own wallet. */
export function mayDecide(session: Session, request: FullRequest | null): request is FullRequest {
  if (!request || request.request.verifierId !== session.user?.id) return false
  return session.user.isVerifier && request.owner !== session.address
}

export function assertMayDecide(session: Session, request: FullRequest | null): asserts request is FullRequest {
  if (!mayDecide(session, request)) throw notAllowed()
}

/** A verifier that can be asked by this owner: an active one, and somebody else. */
export function isAvailable(verifier: UserRow | null, owner: Session): verifier is UserRow {
  return verifier?.isVerifier === true && verifier.walletAddress !== owner.address
}
