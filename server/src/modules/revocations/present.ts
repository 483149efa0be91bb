import { decodeRevocationReason } from '@did/domain/attestation/revocation-reason'
import type { ClaimRevocation, Confirmation, Revocation } from '@did/domain/attestation/revocation-record'
import { holderNameOf } from '@did/domain/claim/claim-fields'
import { nameOfVerifier } from '../verifiers/present.ts'
import type { Confirmed, RevocationRow } from './store.ts'

type Revoked = Confirmed & { revocation: RevocationRow }

export function isRevoked(confirmed: Confirmed): confirmed is Revoked {
  return confirmed.revocation !== null
}

/**
 * Returns the verifier's own words, or the reason that the verifier chose from a list. Returns null
 * if only a hash of the reason is known.
 */
export function readReason({ reason, reasonText }: Pick<RevocationRow, 'reason' | 'reasonText'>): string | null {
  return reasonText ?? decodeRevocationReason(reason)
}

export function presentRevocation({ revocation, isRecorded }: Revoked): Revocation {
  const { attestation, revokedAt, relayGivenUpAt } = revocation
  return {
    attestation,
    reason: readReason(revocation),
    revokedAt: revokedAt.toISOString(),
    recorded: isRecorded,
    givenUp: relayGivenUpAt !== null && !isRecorded,
  }
}

export function presentClaimRevocation(confirmed: Revoked): ClaimRevocation {
  return { ...presentRevocation(confirmed), verifier: nameVerifier(confirmed) }
}

export function presentConfirmation(confirmed: Confirmed): Confirmation {
  const { attestation, claim, ownerName, anchorBlock } = confirmed
  const isSignedText = claim.details === attestation.message.details
  return {
    id: attestation.id,
    claimId: attestation.claimId,
    attestation: attestation.digest,
    primaryType: attestation.primaryType,
    message: attestation.message,
    owner: ownerName,
    holderName: isSignedText ? holderNameOf(claim.leaves) : null,
    confirmedAt: attestation.createdAt.toISOString(),
    anchorBlock,
    revocation: isRevoked(confirmed) ? presentRevocation(confirmed) : null,
  }
}

export function nameVerifier({ verifier }: Confirmed): string {
  return nameOfVerifier(verifier)
}
