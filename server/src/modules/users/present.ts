import type { User } from '@did/domain/user'
import { isDefaultOrganization } from '@did/domain/verifier-name'
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
    version,
  }
}

/** A verifier without a standing on the chain registered itself. So did, to others, one under the default name. */
function findAccreditation({ isVerifier, standing }: KnownUser): User['accreditation'] {
  if (!isVerifier) return null
  const isReviewed = standing.kind === 'accredited' && !isDefaultOrganization(standing.name ?? '')
  return isReviewed ? 'accredited' : 'self-registered'
}
