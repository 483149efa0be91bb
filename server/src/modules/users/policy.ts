import { type Address, toAddress } from '@did/domain/hex'
import { notAllowed, notFound } from '../../refusals.ts'
import type { Session } from '../auth/session.ts'
import type { KnownUser } from './known-user.ts'

export function assertMayReadWallet(session: Session, wallet: Address): void {
  if (toAddress(wallet) !== session.address) throw notFound()
}

/** Answers 404 for another user's id, as if there were no such user. */
export function assertMayReadAs(session: Session, userId: number): KnownUser {
  if (session.user?.id !== userId) throw notFound()
  return session.user
}

/** Only a verifier that may verify now sees other people's requests and claims. */
export function findEntitled({ user }: Session): KnownUser | null {
  return user?.isVerifier ? user : null
}

export function assertMayChangeUser(session: Session, userId: number): KnownUser {
  if (session.user?.id !== userId) throw notAllowed()
  return session.user
}
