import type { AskedVerifier, Claim } from '@did/domain/claim/claim'
import { clearWords, quoteWords } from '@did/domain/proof/quote-words'
import { comma, inQuotationMarks } from '@did/domain/texts/en/punctuation'
import { quoteRejection } from '@did/domain/verification-request/quote-rejection'
import { claimsTexts } from '../../texts/en/claim/claims.ts'
import { shortDate } from '../../texts/en/frame/dates.ts'
import { tellReason } from '../../texts/en/revocation/revocation.ts'

const texts = claimsTexts.state

type Stated = Pick<Claim, 'standing' | 'verifiedBy'> & { asked: readonly AskedVerifier[] }

/**
 * Says more than the claim's badge. For example, a claim that nobody was asked to verify and a
 * claim that a verifier declined have the same badge.
 */
export function describeState({ standing, asked, verifiedBy }: Stated): string {
  const last = (status: 'approved' | 'withdrawn') => asked.find((verifier) => verifier.status === status)
  switch (standing) {
    case 'current':
      return verifiedBy ? texts.confirmed(quoteWords(verifiedBy.name), shortDate(verifiedBy.verifiedAt)) : ''
    case 'expired':
      return addAnswer(asked, texts.ended(nameOf(last('approved'))))
    case 'withdrawn': {
      const by = last('withdrawn')
      return addAnswer(asked, texts.withdrawn(nameOf(by), sayWhy(by?.reason ?? null)))
    }
    case 'none':
      return describeUnanswered(asked)
  }
}

/**
 * Describes the state of a claim beside a note that already tells who revoked it. For a revoked
 * claim, says only what became of a new request, or '' if the owner has sent none.
 */
export function describeStateBeside(claim: Stated): string {
  if (claim.standing !== 'withdrawn') return describeState(claim)
  return wasAskedAgain(claim.asked) ? describeUnanswered(claim.asked) : ''
}

/**
 * `lapse` says how the last confirmation ended. If the owner has sent a new request since, puts the
 * state of this request in front of `lapse`.
 */
function addAnswer(asked: Stated['asked'], lapse: string): string {
  return wasAskedAgain(asked) ? `${describeUnanswered(asked)} · ${lapse}` : lapse
}

function wasAskedAgain([newest]: Stated['asked']): boolean {
  return newest?.status === 'pending' || newest?.status === 'rejected'
}

/**
 * Tells whether the claim was revoked, or has no valid attestation and a verifier rejected the
 * newest request.
 */
export function hasBadNews({ standing, asked: [newest] }: Pick<Stated, 'standing' | 'asked'>): boolean {
  return standing === 'withdrawn' || (standing !== 'current' && newest?.status === 'rejected')
}

/**
 * Tells whether a verifier revoked the claim because of what the claim says. Such a verifier would
 * reject a new request about the same text. A reason in the verifier's own words does not count,
 * because it may be about anything.
 */
export function isTextDoubted(asked: Stated['asked']): boolean {
  const reason = asked.find(({ status }) => status === 'withdrawn')?.reason
  return reason === 'issued-by-mistake' || reason === 'no-longer-true'
}

function describeUnanswered(asked: Stated['asked']): string {
  const waiting = asked.filter(({ status }) => status === 'pending')
  const [newest] = asked
  const since = waiting.at(-1)?.requestedAt
  if (since !== undefined) return texts.waiting(waiting.map(nameOf).join(comma), shortDate(since))
  if (newest?.status === 'rejected')
    return texts.declined(nameOf(newest), newest.reason && quoteRejection(newest.reason))
  return texts.notSent
}

function nameOf(verifier: { name: string } | undefined): string {
  return verifier ? quoteWords(verifier.name) : texts.someone
}

/** The reason of a revocation is a code or the verifier's own words. */
function sayWhy(reason: string | null): string | null {
  return reason === null ? null : (tellReason(reason) ?? inQuotationMarks(clearWords(reason)))
}
