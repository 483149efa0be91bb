import type { AnsweringVerifier, Notification } from '../notification.ts'

const reviews: Record<AnsweringVerifier['accreditation'], string> = {
  accredited: 'accredited verifier',
  'self-registered': 'registered itself, not reviewed',
  suspended: 'suspended',
}

/** Who answered, with its standing: a line below what happened. Null where nobody did. */
export function describeAnswerer(data: Notification['data']): string | null {
  if (!('verifier' in data) || !data.verifier) return null
  const { name, accreditation } = data.verifier
  const isRejection = data.status === 'rejected'
  return `${isRejection ? 'Rejected' : 'Verified'} by ${name}: ${reviews[accreditation]}.`
}
