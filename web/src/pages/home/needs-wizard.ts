import type { User } from '@did/domain/account/user'
import type { Did } from '@did/domain/did'

/** A verifier may work without a DID, so only a missing profile sends a verifier to the wizard. */
export function needsWizard(user: Pick<User, 'isVerifier'> | null, dids: readonly Pick<Did, 'id'>[]): boolean {
  if (user === null) return true
  return dids.length === 0 && !user.isVerifier
}
