import type { UserRow } from '../../db/schema/accounts.ts'
import { notAllowed } from '../../refusals.ts'
import type { Session } from '../auth/session.ts'
import type { Confirmed } from './store.ts'

/** A wallet without a profile has signed nothing. A suspended verifier may still revoke. */
export function assertMayRevoke(session: Session): asserts session is Session & { user: UserRow } {
  if (!session.user) throw notAllowed()
}

export function mayReadRevocation({ address, user }: Session, { owner, verifier }: Confirmed): boolean {
  return owner === address || verifier.id === user?.id
}
