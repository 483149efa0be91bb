import type { User } from '@did/domain/account/user'
import type { Did } from '@did/domain/did'
import type { ViewId } from '../../../features/dashboard/views.ts'

type Known = Pick<
  User,
  'isAdministrator' | 'isVerifier' | 'isSuspended' | 'verifierApplication' | 'verifierOrganization'
>

/**
 * Returns the view on which a person lands who opened the page without naming a view, or null for
 * the dashboard. Who decides for others begins with what waits, also with credentials of their own.
 */
export function findDesk(user: Known | null, dids: readonly Pick<Did, 'id'>[]): ViewId | null {
  if (user === null) return null
  if (user.isAdministrator) return 'administration'
  if (user.isVerifier || user.isSuspended) return 'verifier'
  return dids.length === 0 && isForOrganization(user) ? 'profile' : null
}

/** A URL that names a desk says what a person came for, even before there is a profile. */
export function namesDesk(search: string): boolean {
  const named = new URLSearchParams(search).get('view')
  return named === 'administration' || named === 'verifier'
}

/**
 * Whoever works for an organization needs no DID, even while an application waits and after a
 * refusal or a suspension. Such a person comes to the wizard only without a profile.
 */
export function needsWizard(user: Known | null, dids: readonly Pick<Did, 'id'>[]): boolean {
  if (user === null) return true
  return dids.length === 0 && !isForOrganization(user)
}

function isForOrganization(user: Known): boolean {
  const { isAdministrator, isVerifier, isSuspended, verifierApplication, verifierOrganization } = user
  return isAdministrator || isVerifier || isSuspended || verifierApplication !== 'none' || verifierOrganization !== null
}
