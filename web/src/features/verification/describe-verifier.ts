import { shortenAddress } from '@did/domain/display'
import type { Verifier } from '@did/domain/user'
import { requestDialogTexts as texts } from '../../texts/verification-request.ts'

/** By organization or else username (SPEC.md 2.10), and nothing else. */
export function labelVerifier({ verifierOrganization, username }: Pick<Verifier, 'verifierOrganization' | 'username'>) {
  return verifierOrganization || username
}

/** Whether somebody reviewed that name, and which wallet it is: others may call themselves alike. */
export function describeStanding({
  accreditation,
  domain,
  walletAddress,
}: Pick<Verifier, 'accreditation' | 'domain' | 'walletAddress'>): string {
  const wallet = shortenAddress(walletAddress)
  return accreditation === 'accredited' ? texts.accredited(wallet, domain) : texts.selfRegistered(wallet)
}
