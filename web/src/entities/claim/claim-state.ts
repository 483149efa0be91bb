import type { AskedVerifier, Claim } from '@did/domain/claim/claim'
import { comma } from '@did/domain/texts/en/punctuation'
import { tellRejection } from '@did/domain/texts/en/rejection'
import { claimsTexts } from '../../texts/en/claim/claims.ts'
import { shortDate } from '../../texts/en/frame/dates.ts'
import { tellReason } from '../../texts/en/revocation/revocation.ts'

const texts = claimsTexts.state

type Stated = Pick<Claim, 'standing' | 'verifiedBy'> & { asked: readonly AskedVerifier[] }

/**
 * Says what is true of a claim beside the two words of its badge. Both "not sent" and "declined"
 * have the badge of a claim that waits.
 */
export function describeState({ standing, asked, verifiedBy }: Stated): string {
  const last = (status: 'approved' | 'withdrawn') => asked.find((verifier) => verifier.status === status)
  switch (standing) {
    case 'current':
      return verifiedBy ? texts.confirmed(verifiedBy.name, shortDate(verifiedBy.verifiedAt)) : ''
    case 'expired':
      return addAnswer(asked, texts.ended(last('approved')?.name ?? texts.someone))
    case 'withdrawn': {
      const by = last('withdrawn')
      return addAnswer(asked, texts.withdrawn(by?.name ?? texts.someone, sayWhy(by?.reason ?? null)))
    }
    case 'none':
      return describeUnanswered(asked)
  }
}

/** Tells what came of asking again, before the confirmation that no longer counts. */
function addAnswer(asked: Stated['asked'], lapse: string): string {
  const [newest] = asked
  const isAsked = newest?.status === 'pending' || newest?.status === 'rejected'
  return isAsked ? `${describeUnanswered(asked)} · ${lapse}` : lapse
}

/** This is true if the newest answer is a rejection or a revocation. */
export function hasBadNews({ standing, asked: [newest] }: Pick<Stated, 'standing' | 'asked'>): boolean {
  return standing === 'withdrawn' || (standing !== 'current' && newest?.status === 'rejected')
}

/**
 * This is true if a verifier revoked because of what the claim says, so that it would reject a new
 * request about the same text. A reason in the verifier's own words may be about anything.
 */
export function isTextDoubted(asked: Stated['asked']): boolean {
  const reason = asked.find(({ status }) => status === 'withdrawn')?.reason
  return reason === 'issued-by-mistake' || reason === 'no-longer-true'
}

function describeUnanswered(asked: Stated['asked']): string {
  const waiting = asked.filter(({ status }) => status === 'pending')
  const [newest] = asked
  const since = waiting.at(-1)?.requestedAt
  if (since !== undefined) return texts.waiting(waiting.map(({ name }) => name).join(comma), shortDate(since))
  if (newest?.status === 'rejected') return texts.declined(newest.name, newest.reason && tellRejection(newest.reason))
  return texts.notSent
}

/** A revocation has a code or the verifier's own words. */
function sayWhy(reason: string | null): string | null {
  return reason === null ? null : (tellReason(reason) ?? reason)
}
