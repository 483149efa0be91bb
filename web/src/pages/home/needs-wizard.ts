import type { Did } from '@did/domain/did'
import type { User } from '@did/domain/user'

/**
 * SPEC.md 2.5: the wizard comes while there is no profile or no DID. A verifier works for others and needs no DID of its own, so
 * it always finds its desk.
 */
export function needsWizard(user: Pick<User, 'isVerifier'> | null, dids: readonly Pick<Did, 'id'>[]): boolean {
  if (user === null) return true
  return dids.length === 0 && !user.isVerifier
}
