import type { UserId } from '@did/domain/ids'
import { notAllowed } from '../../refusals.ts'
import type { Session } from '../auth/session.ts'

/**
 * Throws unless the caller signed the record. Only this verifier, even when suspended, may read and
 * delete it.
 */
export function assertOwnRecord(session: Session, verifierId: UserId | null): void {
  if (verifierId === null || verifierId !== session.user?.id) throw notAllowed()
}
