import type { Notification } from '@did/domain/notification'

/** The address of what a notification is about: the request on its reader's own screen, the claim, or the profile. */
export function notificationHref({ data }: Pick<Notification, 'data'>): string {
  if ('organization' in data) return '/?view=profile'
  if ('withdrawal' in data) return '/?view=verifier'
  if (!('claimTitle' in data)) return `/?view=claims&claim=${data.id}`
  // Whoever asked has left, and the request with them.
  if (data.ended === 'owner-left') return '/?view=verifier'
  return isForVerifier(data) ? `/?view=verifier&request=${data.id}` : `/?view=verification&request=${data.id}`
}

/** What waits is the verifier's to look at, unless it is the owner who has to answer. */
function isForVerifier({ status, question }: { status: string; question?: 'asked' | 'answered' | undefined }): boolean {
  return status === 'pending' && question !== 'asked'
}
