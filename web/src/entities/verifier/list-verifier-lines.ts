import type { Claim } from '@did/domain/claim/claim'
import { quoteWords } from '@did/domain/proof/quote-words'
import { quoteRejection } from '@did/domain/verification-request/quote-rejection'
import type { ReviewState } from '@did/domain/verifier/verifier-name'
import { claimsTexts } from '../../texts/en/claim/claims.ts'

const texts = claimsTexts.card

/** `term` says what the verifiers have to do with the claim, for example that they verified it. */
export type VerifierLine = {
  term: string
  verifiers: readonly NamedVerifier[]
  standing: ReviewState | null
  /** Warns that nobody has asked the named issuer for an answer. */
  caution?: string
}
/** `walletAddress` is null if the wallet is unknown. The name is then no link. */
export type NamedVerifier = { name: string; walletAddress: string | null; accreditation: ReviewState | null }
type ClaimVerifiers = Pick<Claim, 'standing' | 'verifiedBy' | 'asked'>

/**
 * Lists who attested a claim and who has yet to answer. If the claim has no attestation in force
 * and nobody is asked about it, names the issuer that the owner wrote.
 */
export function listVerifierLines(claim: ClaimVerifiers & Pick<Claim, 'issuer'>): VerifierLine[] {
  const waiting = claim.asked.filter(({ status }) => status === 'pending').map(toNamed)
  if (waiting.length > 0)
    return [...describeVerifier(claim), { term: texts.awaiting, verifiers: waiting, standing: null }]
  return claim.standing === 'current' ? describeVerifier(claim) : [...describeVerifier(claim), nameUnasked(claim)]
}

/** Returns null if the claim is verified, or if another verifier has yet to answer. */
export function describeRejection({ standing, asked: [newest] }: ClaimVerifiers): string | null {
  if (standing === 'current' || newest?.status !== 'rejected') return null
  return texts.rejected(quoteWords(newest.name), newest.reason && quoteRejection(newest.reason))
}

/** The claim's badge is green while an accredited verifier's attestation is in force. */
export function isReviewed(claim: ClaimVerifiers): boolean {
  return claim.standing === 'current' && claim.verifiedBy?.accreditation === 'accredited'
}

function describeVerifier(claim: ClaimVerifiers): VerifierLine[] {
  const { standing, verifiedBy, asked } = claim
  const lastWith = (status: 'approved' | 'withdrawn') => asked.find((verifier) => verifier.status === status)
  switch (standing) {
    case 'none':
      return []
    case 'current':
      return [
        {
          term: texts.verifiedBy,
          verifiers: [
            verifiedBy ? toNamed(verifiedBy) : { name: texts.verifierAsked, walletAddress: null, accreditation: null },
          ],
          standing: verifiedBy?.accreditation ?? null,
        },
      ]
    case 'expired':
      return nameEarlier(texts.wasVerifiedBy, lastWith('approved'))
    case 'withdrawn':
      return nameEarlier(texts.wasVerifiedBy, lastWith('withdrawn'))
  }
}

/**
 * The specification asks for the issuer as awaited (2.8). The caution beside the issuer's name
 * prevents readers from believing that somebody asked the issuer about the claim.
 */
function nameUnasked({ issuer, asked }: ClaimVerifiers & Pick<Claim, 'issuer'>): VerifierLine {
  return {
    term: texts.awaiting,
    verifiers: [{ name: issuer, walletAddress: null, accreditation: null }],
    standing: null,
    caution: asked.length === 0 ? texts.notAsked : texts.notAskedNow,
  }
}

function nameEarlier(term: string, verifier: NamedVerifier | undefined): VerifierLine[] {
  return verifier ? [{ term, verifiers: [toNamed(verifier)], standing: null }] : []
}

function toNamed({ name, walletAddress, accreditation }: NamedVerifier): NamedVerifier {
  return { name, walletAddress, accreditation }
}
