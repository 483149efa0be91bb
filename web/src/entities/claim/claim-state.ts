import type { AskedVerifier, Claim } from '@did/domain/claim/claim'
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
      return texts.ended(last('approved')?.name ?? texts.someone)
    case 'withdrawn': {
      const by = last('withdrawn')
      return texts.withdrawn(by?.name ?? texts.someone, sayWhy(by?.reason ?? null))
    }
    case 'none':
      return describeUnanswered(asked)
  }
}

/** This is true if the newest answer is a rejection or a revocation. */
export function hasBadNews({ standing, asked: [newest] }: Pick<Stated, 'standing' | 'asked'>): boolean {
  return standing === 'withdrawn' || (standing === 'none' && newest?.status === 'rejected')
}

function describeUnanswered(asked: Stated['asked']): string {
  const waiting = asked.filter(({ status }) => status === 'pending')
  const [newest] = asked
  const since = waiting.at(-1)?.requestedAt
  if (since !== undefined) return texts.waiting(waiting.map(({ name }) => name).join(', '), shortDate(since))
  if (newest?.status === 'rejected') return texts.declined(newest.name, newest.reason)
  return texts.notSent
}

/** A revocation has a code or the verifier's own words. */
function sayWhy(reason: string | null): string | null {
  return reason === null ? null : (tellReason(reason) ?? reason)
}
