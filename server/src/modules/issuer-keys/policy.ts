import type { IssuerKeyRow } from '../../db/schema/portable.ts'
import { notAllowed, notFound } from '../../refusals.ts'
import type { Session } from '../auth/session.ts'
import type { KnownUser } from '../users/known-user.ts'

/** Only a verifier of this installation can have keys that sign credentials. */
export function assertIsVerifier(user: KnownUser | null): asserts user is KnownUser {
  if (!user?.isVerifier) throw notAllowed()
}

export function assertOwnKey(session: Session, key: IssuerKeyRow | null): asserts key is IssuerKeyRow {
  if (key?.verifier !== session.address) throw notFound()
}
