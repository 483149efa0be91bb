import { AppError } from '@did/domain/errors'
import type { CredentialConfiguration } from '@did/domain/portable/credential-offer'
import type { CredentialOfferRow } from '../../db/schema/portable.ts'
import { notFound } from '../../refusals.ts'
import type { Session } from '../auth/session.ts'
import { assertOwnClaim } from '../claims/policy.ts'
import type { PresentableClaim } from '../claims/service.ts'
import type { OfferableForms } from '../portable-credentials/forms.ts'

export function assertMayOffer(
  session: Session,
  claim: PresentableClaim | null,
): asserts claim is PresentableClaim & { attestationId: number } {
  assertOwnClaim(session, claim)
  if (claim.attestationId === null) throw new AppError('claim-not-verified', 'Only a verified claim goes into a wallet')
}

export function assertOffered({ forms, hasKey }: OfferableForms, configuration: CredentialConfiguration): void {
  if (forms.some((form) => form.configuration === configuration)) return
  if (hasKey) throw new AppError('credential-form-unsuitable', 'The claim cannot be said in this form')
  throw new AppError('issuer-key-missing', 'The verifier of this claim has no key for this form that counts now')
}

export function assertOwnOffer(
  session: Session,
  offer: CredentialOfferRow | null,
): asserts offer is CredentialOfferRow {
  if (offer?.owner !== session.address) throw notFound()
}
