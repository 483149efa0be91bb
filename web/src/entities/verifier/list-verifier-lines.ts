import type { Claim } from '@did/domain/claim/claim'
import type { ReviewState } from '@did/domain/verifier/verifier-name'
import { claimsTexts } from '../../texts/en/claim/claims.ts'

const texts = claimsTexts.card

/** `term` says what the verifier has to do with the claim. */
export type VerifierLine = { term: string; name: string; standing: ReviewState | null }
type ClaimVerifiers = Pick<Claim, 'standing' | 'verifiedBy' | 'asked'>

/** Lists who attested a claim and who has yet to answer. The owner's own issuer is neither. */
export function listVerifierLines(claim: ClaimVerifiers): VerifierLine[] {
  const waiting = claim.asked.filter(({ status }) => status === 'pending').map(({ name }) => name)
  const awaiting = waiting.length === 0 ? [] : [{ term: texts.awaiting, name: waiting.join(', '), standing: null }]
  return [...describeVerifier(claim), ...awaiting]
}

/** True if the latest attestation in force is an accredited verifier's; then the badge is green. */
export function isReviewed(claim: ClaimVerifiers): boolean {
  return claim.standing === 'current' && claim.verifiedBy?.accreditation === 'accredited'
}

function describeVerifier(claim: ClaimVerifiers): VerifierLine[] {
  const { standing, verifiedBy, asked } = claim
  const lastWith = (status: 'approved' | 'withdrawn') => asked.find((verifier) => verifier.status === status)?.name
  switch (standing) {
    case 'none':
      return []
    case 'current':
      return [
        {
          term: texts.verifiedBy,
          name: verifiedBy?.name ?? texts.verifierAsked,
          standing: verifiedBy?.accreditation ?? null,
        },
      ]
    case 'expired':
      return nameEarlier(texts.wasVerifiedBy, lastWith('approved'))
    case 'withdrawn':
      return nameEarlier(texts.revokedBy, lastWith('withdrawn'))
  }
}

function nameEarlier(term: string, name: string | undefined): VerifierLine[] {
  return name === undefined ? [] : [{ term, name, standing: null }]
}
