// No schema here: the public verdict page names verifiers too, and must not load a validator for it.
import { defaultOrganization } from './constants.ts'
import { shortenAddress } from './display.ts'

/** What a screen says of a verifier's review. */
export type ReviewState = 'self-registered' | 'accredited' | 'suspended'

/** Whether a name is the one that the page enters for everybody who enters none (SPEC.md 4). It names nobody. */
export function isDefaultOrganization(name: string): boolean {
  return name.trim().toLowerCase() === defaultOrganization.toLowerCase()
}

/** The name under which others read of a verifier: a default name has the wallet's short address beside it. */
export function shownVerifierName(name: string, walletAddress: string): string {
  return isDefaultOrganization(name) ? `${name} (${shortenAddress(walletAddress)})` : name
}

/** A verifier as others read of it. Nobody can have reviewed a default name, because many verifiers have it. */
export function toShownVerifier<Verifier extends { name: string; walletAddress: string; accreditation: ReviewState }>(
  verifier: Verifier,
): Verifier {
  const { name, walletAddress, accreditation } = verifier
  if (!isDefaultOrganization(name)) return verifier
  const isUnreviewed = accreditation === 'accredited'
  return {
    ...verifier,
    name: shownVerifierName(name, walletAddress),
    accreditation: isUnreviewed ? 'self-registered' : accreditation,
  }
}
