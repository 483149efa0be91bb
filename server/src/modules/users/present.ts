import type { User } from '@did/domain/user'
import type { Config } from '../../config.ts'
import { isAdministrator } from '../applications/policy.ts'
import type { KnownUser } from './known-user.ts'

export function presentUser(config: Config, row: KnownUser): User {
  const { id, username, name, email, walletAddress, isVerifier, verifierOrganization, verifierApplication, version } =
    row
  const profile = { id, username, name, email, walletAddress }
  const roles = { isVerifier, isAdministrator: isAdministrator(config, walletAddress) }
  return { ...profile, ...roles, verifierOrganization, verifierApplication, version }
}
