import { AppError } from '@did/domain/errors'
import type { Transaction } from '../../db/database.ts'
import type { Session } from '../auth/session.ts'
import { isFrozen } from '../identity-control/service.ts'
import type { KnownUser } from '../users/known-user.ts'
import { isAvailable } from './policy.ts'

/**
 * Throws if an owner cannot ask the verifier now. While a verifier is frozen, somebody else may
 * have its key and read what owners send.
 */
export async function requireAvailable(
  tx: Transaction,
  verifier: KnownUser | null,
  owner: Pick<Session, 'address'>,
): Promise<KnownUser> {
  if (isAvailable(verifier, owner) && !(await isFrozen(tx, verifier.walletAddress))) return verifier
  throw new AppError('verifier-unavailable', 'This verifier cannot be asked')
}
