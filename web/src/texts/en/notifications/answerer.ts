import type { AnsweringVerifier, Notification } from '@did/domain/account/notification'
import { quoteWords } from '@did/domain/proof/quote-words'
import { quoteRejection } from '@did/domain/verification-request/quote-rejection'
import { revocationSentence } from '../revocation/revocation.ts'

const reviews: Record<AnsweringVerifier['accreditation'], string> = {
  accredited: 'accredited verifier',
  'self-registered': 'registered itself, not reviewed',
  suspended: 'suspended',
}

/**
 * Says which verifier decided, and its standing. Returns null for a notification without a
 * verifier.
 */
export function describeAnswerer(data: Notification['data']): string | null {
  if (!('verifier' in data) || !data.verifier) return null
  const { name, accreditation } = data.verifier
  const isRejection = data.status === 'rejected'
  return `${isRejection ? 'Rejected' : 'Verified'} by ${quoteWords(name)}: ${reviews[accreditation]}.`
}

/** Says whose claim a verifier is asked about. Returns null for any other news. */
export function describeHolderName(data: Notification['data']): string | null {
  return 'claimTitle' in data && data.holder ? `About ${quoteWords(data.holder)}` : null
}

/** Says why a verifier rejected or withdrew. Returns null for a notification without a reason. */
export function describeWhy(data: Notification['data']): string | null {
  if ('revocation' in data && data.revocation)
    return revocationSentence(data.revocation.verifier, data.revocation.reason)
  return 'claimTitle' in data && data.reason ? `Reason: ${quoteRejection(data.reason)}` : null
}
