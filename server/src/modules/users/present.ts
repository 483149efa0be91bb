import type { User } from '@did/domain/account/user'
import { isDefaultOrganization } from '@did/domain/verifier/verifier-name'
import type { Config } from '../../config.ts'
import { isAdministrator } from '../applications/policy.ts'
import type { KnownUser } from './known-user.ts'

export function presentUser(config: Config, row: KnownUser): User {
  const { id, username, name, email, walletAddress, isVerifier, verifierOrganization, verifierApplication, version } =
    row
  const profile = { id, username, name, email, walletAddress }
  const roles = { isVerifier, isAdministrator: isAdministrator(config, walletAddress) }
  return {
    ...profile,
    ...roles,
    verifierOrganization,
    verifierApplication,
    accreditation: findAccreditation(row),
    isSuspended: row.standing.kind === 'suspended',
    version,
  }
}

/** A verifier that is not on the chain, or has the default name, counts as self-registered. */
function findAccreditation({ isVerifier, standing }: KnownUser): User['accreditation'] {
  if (!isVerifier) return null
  const isReviewed = standing.kind === 'accredited' && !isDefaultOrganization(standing.name ?? '')
  return isReviewed ? 'accredited' : 'self-registered'
}
