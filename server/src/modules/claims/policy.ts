import { notAllowed } from '../../refusals.ts'
import type { Session } from '../auth/session.ts'
import type { PresentableClaim } from './store.ts'

export function assertOwnClaim(session: Session, claim: PresentableClaim | null): asserts claim is PresentableClaim {
  if (claim?.owner !== session.address) throw notAllowed()
}
