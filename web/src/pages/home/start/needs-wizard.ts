import type { User } from '@did/domain/account/user'
import type { Did } from '@did/domain/did'
import type { ViewId } from '../../../features/dashboard/views.ts'

type Known = Pick<
  User,
  'isAdministrator' | 'isVerifier' | 'isSuspended' | 'verifierApplication' | 'verifierOrganization'
>

/**
 * Returns the view that a person gets first if the URL names none. Null stands for the dashboard.
 * Administrators and verifiers begin with what waits for them, even if they have credentials of
 * their own.
 */
export function findDesk(user: Known | null, dids: readonly Pick<Did, 'id'>[]): ViewId | null {
  if (user === null) return null
  if (user.isAdministrator) return 'administration'
  if (user.isVerifier || user.isSuspended) return 'verifier'
  return dids.length === 0 && isForOrganization(user) ? 'profile' : null
}

/**
 * Tells whether a URL names a desk, which is the administration or the verifier's view. A person
 * with such a URL came to work there, even if the person has no profile yet.
 */
export function namesDesk(search: string): boolean {
  const named = new URLSearchParams(search).get('view')
  return named === 'administration' || named === 'verifier'
}

/**
 * A person without a profile always needs the wizard. A person who works for an organization needs
 * no DID, even if the application waits or was refused, or if the verifier is suspended.
 */
export function needsWizard(user: Known | null, dids: readonly Pick<Did, 'id'>[]): boolean {
  if (user === null) return true
  return dids.length === 0 && !isForOrganization(user)
}

function isForOrganization(user: Known): boolean {
  const { isAdministrator, isVerifier, isSuspended, verifierApplication, verifierOrganization } = user
  return isAdministrator || isVerifier || isSuspended || verifierApplication !== 'none' || verifierOrganization !== null
}
