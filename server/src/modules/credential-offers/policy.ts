import { AppError } from '@did/domain/errors'
import type { CredentialConfiguration, CredentialForm } from '@did/domain/portable/credential-offer'
import type { CredentialOfferRow } from '../../db/schema/portable.ts'
import { notFound } from '../../refusals.ts'
import type { Session } from '../auth/session.ts'
import { assertOwnClaim } from '../claims/policy.ts'
import type { PresentableClaim } from '../claims/service.ts'

/** Throws unless the claim belongs to the caller and is verified. */
export function assertMayOffer(
  session: Session,
  claim: PresentableClaim | null,
): asserts claim is PresentableClaim & { attestationId: number } {
  assertOwnClaim(session, claim)
  if (claim.attestationId === null) throw new AppError('claim-not-verified', 'Only a verified claim goes into a wallet')
}

/**
 * Throws when a claim cannot be offered in the form of `configuration`. The error gives the reason.
 */
export function assertOffered(forms: readonly CredentialForm[], configuration: CredentialConfiguration): void {
  if (forms.some((form) => form.configuration === configuration)) return
  if (forms.some((form) => form.configuration === 'claim_ldp'))
    throw new AppError('credential-form-unsuitable', 'Only education and certificates become badges')
  throw new AppError('issuer-key-missing', 'The verifier of this claim has no key for this form that counts now')
}

export function assertOwnOffer(
  session: Session,
  offer: CredentialOfferRow | null,
): asserts offer is CredentialOfferRow {
  if (offer?.owner !== session.address) throw notFound()
}
