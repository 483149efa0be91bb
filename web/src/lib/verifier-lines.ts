import type { Claim } from '@did/domain/claim'
import type { ReviewState } from '@did/domain/verifier-name'
import { claimsTexts } from '../texts/claims.ts'

const texts = claimsTexts.card

/** One line about a claim: what a verifier has to do with it, its name and, where it matters, its standing. */
export type VerifierLine = { term: string; name: string; standing: ReviewState | null }
type ClaimVerifiers = Pick<Claim, 'standing' | 'verifiedBy' | 'asked'>

/** Who stands behind a claim, and who has been asked and has not answered. The issuer that its owner wrote is neither. */
export function listVerifierLines(claim: ClaimVerifiers): VerifierLine[] {
  const waiting = claim.asked.filter(({ status }) => status === 'pending').map(({ name }) => name)
  const awaiting = waiting.length === 0 ? [] : [{ term: texts.awaiting, name: waiting.join(', '), standing: null }]
  return [...describeVerifier(claim), ...awaiting]
}

/** Whether an accredited verifier stands behind the claim now. Only then its card wears the full colour and green. */
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
      return nameEarlier(texts.withdrawnBy, lastWith('withdrawn'))
  }
}

function nameEarlier(term: string, name: string | undefined): VerifierLine[] {
  return name === undefined ? [] : [{ term, name, standing: null }]
}
