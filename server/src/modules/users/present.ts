import type { User } from '@did/domain/user'
import type { UserRow } from '../../db/schema.ts'

export function presentUser(row: UserRow): User {
  const { id, username, name, email, walletAddress, isVerifier, verifierOrganization, verifierApplication, version } =
    row
  return { id, username, name, email, walletAddress, isVerifier, verifierOrganization, verifierApplication, version }
}
