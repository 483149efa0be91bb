import type { Verifier } from '@did/domain/user'
import { shownVerifierName, toShownVerifier } from '@did/domain/verifier-name'
import type { UserRow } from '../../db/schema.ts'
import type { VerifierRow } from './store.ts'

export function presentVerifier(row: VerifierRow): Verifier {
  const { verifierOrganization, username, walletAddress, accreditation } = row
  const shown = toShownVerifier({ name: verifierOrganization || username, walletAddress, accreditation })
  const organization = shown.name === username ? verifierOrganization : shown.name
  return { ...row, verifierOrganization: organization, accreditation: shown.accreditation }
}

/** For sentences about a verifier. */
export function nameOfVerifier({
  verifierOrganization,
  username,
  walletAddress,
}: Pick<UserRow, 'verifierOrganization' | 'username' | 'walletAddress'>): string {
  return shownVerifierName(verifierOrganization || username, walletAddress)
}
