import { AppError } from '@did/domain/errors'
import { notAllowed } from '../../refusals.ts'
import type { Session } from '../auth/session.ts'
import type { PresentableClaim } from './store.ts'

export function assertOwnClaim(session: Session, claim: PresentableClaim | null): asserts claim is PresentableClaim {
  if (claim?.owner !== session.address) throw notAllowed()
}

/** The caller's page shows a text of the claim that is no longer the stored text. */
export function wasReworded(): AppError {
  return new AppError('precondition-failed', 'The claim was reworded in the meantime')
}
