import type { UserRow } from '../../db/schema.ts'
import { notAllowed } from '../../refusals.ts'
import type { Session } from '../auth/session.ts'
import type { Confirmed } from './store.ts'

/** A wallet without a profile has confirmed nothing. A verifier that was suspended may still take back what it signed. */
export function assertMayRevoke(session: Session): asserts session is Session & { user: UserRow } {
  if (!session.user) throw notAllowed()
}

/** Why a confirmation was withdrawn is for the claim's owner and the verifier that withdrew it. */
export function mayReadRevocation({ address, user }: Session, { owner, verifier }: Confirmed): boolean {
  return owner === address || verifier.id === user?.id
}
