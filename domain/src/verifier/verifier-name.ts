// This file must not contain a schema: the public verdict page imports the file, and a schema would
// make the page larger.

import { shortenAddress } from '../shorten-address.ts'
import { defaultOrganization } from './limits.ts'

export type ReviewState = 'self-registered' | 'accredited' | 'suspended'

/** Tells whether a name is the preset 'Sample Organization', which identifies nobody. */
export function isDefaultOrganization(name: string): boolean {
  return name.trim().toLowerCase() === defaultOrganization.toLowerCase()
}

/**
 * Returns a verifier's name for screens. The preset name is followed by the short address of the
 * wallet.
 */
export function shownVerifierName(name: string, walletAddress: string): string {
  return isDefaultOrganization(name) ? `${name} (${shortenAddress(walletAddress)})` : name
}

/**
 * Returns a verifier as other people see it. A verifier with the preset name never counts as
 * accredited.
 */
export function toShownVerifier<Verifier extends { name: string; walletAddress: string; accreditation: ReviewState }>(
  verifier: Verifier,
): Verifier {
  const { name, walletAddress, accreditation } = verifier
  if (!isDefaultOrganization(name)) return verifier
  return {
    ...verifier,
    name: shownVerifierName(name, walletAddress),
    accreditation: accreditation === 'accredited' ? 'self-registered' : accreditation,
  }
}
