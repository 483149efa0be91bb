import type { Verifier } from '@did/domain/account/user'
import { shownVerifierName, toShownVerifier } from '@did/domain/verifier/verifier-name'
import type { UserRow } from '../../db/schema/accounts.ts'
import type { VerifierRow } from './store.ts'

export function presentVerifier(row: VerifierRow): Verifier {
  const { verifierOrganization, username, walletAddress, accreditation } = row
  const shown = toShownVerifier({ name: verifierOrganization || username, walletAddress, accreditation })
  const organization = shown.name === username ? verifierOrganization : shown.name
  return { ...row, verifierOrganization: organization, accreditation: shown.accreditation }
}

export function nameOfVerifier({
  verifierOrganization,
  username,
  walletAddress,
}: Pick<UserRow, 'verifierOrganization' | 'username' | 'walletAddress'>): string {
  return shownVerifierName(verifierOrganization || username, walletAddress)
}
