import type { AnsweringVerifier, Notification } from '@did/domain/account/notification'
import { quoteWords } from '@did/domain/proof/quote-words'
import { quoteRejection } from '@did/domain/verification-request/quote-rejection'
import { revocationSentence } from '../revocation/revocation.ts'

const reviews: Record<AnsweringVerifier['accreditation'], string> = {
  accredited: 'entidad verificadora acreditada',
  'self-registered': 'inscrita por su cuenta, sin revisar',
  suspended: 'suspendida',
}

export function describeAnswerer(data: Notification['data']): string | null {
  if (!('verifier' in data) || !data.verifier) return null
  const { name, accreditation } = data.verifier
  const isRejection = data.status === 'rejected'
  return `${isRejection ? 'Rechazada' : 'Verificada'} por ${quoteWords(name)}: ${reviews[accreditation]}.`
}

export function describeHolderName(data: Notification['data']): string | null {
  return 'claimTitle' in data && data.holder ? `Sobre ${quoteWords(data.holder)}` : null
}

export function describeWhy(data: Notification['data']): string | null {
  if ('revocation' in data && data.revocation)
    return revocationSentence(data.revocation.verifier, data.revocation.reason)
  return 'claimTitle' in data && data.reason ? `Motivo: ${quoteRejection(data.reason)}` : null
}
