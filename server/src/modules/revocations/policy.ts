import type { UserRow } from '../../db/schema.ts'
import { notAllowed } from '../../refusals.ts'
import type { Session } from '../auth/session.ts'
import type { Confirmed } from './store.ts'

/** A wallet without a profile has confirmed nothing. A verifier that was suspended may still take back what it signed. */
export function assertMayRevoke(session: Session): asserts session is Session & { user: UserRow } {
  if (!session.user) throw notAllowed()
}

/** The claim's owner, and the verifiers that signed it. */
export function mayReadRevocations({ address, user }: Session, confirmed: readonly Confirmed[]): boolean {
  return confirmed.some(({ owner, verifier }) => owner === address || verifier.id === user?.id)
}
