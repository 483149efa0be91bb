import type { UserId } from '@did/domain/ids'
import { notAllowed } from '../../refusals.ts'
import type { Session } from '../auth/session.ts'

/** Only the verifier that signed a record, even when suspended, may read and delete the record. */
export function assertOwnRecord(session: Session, verifierId: UserId | null): void {
  if (verifierId === null || verifierId !== session.user?.id) throw notAllowed()
}
