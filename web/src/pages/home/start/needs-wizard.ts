import type { User } from '@did/domain/account/user'
import type { Did } from '@did/domain/did'

type Known = Pick<User, 'isVerifier' | 'isSuspended' | 'verifierApplication' | 'verifierOrganization'>

/**
 * Whoever works for an organization needs no DID, even while an application waits and after a
 * refusal or a suspension. Such a person comes to the wizard only without a profile.
 */
export function needsWizard(user: Known | null, dids: readonly Pick<Did, 'id'>[]): boolean {
  if (user === null) return true
  return dids.length === 0 && !isForOrganization(user)
}

function isForOrganization({ isVerifier, isSuspended, verifierApplication, verifierOrganization }: Known): boolean {
  return isVerifier || isSuspended || verifierApplication !== 'none' || verifierOrganization !== null
}
