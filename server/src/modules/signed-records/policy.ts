import type { UserId } from '@did/domain/ids'
import { notAllowed } from '../../refusals.ts'
import type { Session } from '../auth/session.ts'

/** Only the verifier that signed reads and deletes a record, also a verifier that is suspended. */
export function assertOwnRecord(session: Session, verifierId: UserId | null): void {
  if (verifierId === null || verifierId !== session.user?.id) throw notAllowed()
}
