import type { Notification, VerifierUpdate } from '@did/domain/account/notification'
import type { AlertKind } from '@did/domain/alert/alert'

/** Returns null for a notification that causes no alert. */
export function kindOfNotice(data: Notification['data']): AlertKind | null {
  if ('organization' in data) return kindOfStanding(data.status)
  if ('withdrawal' in data) return 'revoked'
  // Only the first opening of a share's link causes a notification, but each opening causes an
  // alert. So the code that counts an opening queues the alert, and the notification causes none.
  if ('shareId' in data) return null
  if ('control' in data) return 'control'
  if ('claimTitle' in data) {
    if (data.question) return 'question'
    return data.status === 'pending' ? 'asked' : 'decided'
  }
  if (data.endsOn !== undefined) return 'ending'
  return data.revocation ? 'revoked' : null
}

function kindOfStanding(status: VerifierUpdate['status']): AlertKind {
  if (status === 'applied') return 'asked'
  return status === 'asked' || status === 'answered' ? 'question' : 'decided'
}
