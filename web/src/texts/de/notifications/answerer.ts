import type { AnsweringVerifier, Notification } from '@did/domain/account/notification'
import { revocationSentence } from '../revocation/revocation.ts'

const reviews: Record<AnsweringVerifier['accreditation'], string> = {
  accredited: 'akkreditierte Prüfstelle',
  'self-registered': 'selbst eingetragen, nicht überprüft',
  suspended: 'gesperrt',
}

export function describeAnswerer(data: Notification['data']): string | null {
  if (!('verifier' in data) || !data.verifier) return null
  const { name, accreditation } = data.verifier
  const isRejection = data.status === 'rejected'
  return `${isRejection ? 'Abgelehnt' : 'Geprüft'} von ${name}: ${reviews[accreditation]}.`
}

export function describeWhy(data: Notification['data']): string | null {
  if ('revocation' in data && data.revocation)
    return revocationSentence(data.revocation.verifier, data.revocation.reason)
  return 'claimTitle' in data && data.reason ? `Grund: ${data.reason}` : null
}
