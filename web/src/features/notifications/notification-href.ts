import type { Notification } from '@did/domain/account/notification'

export function notificationHref({ data }: Pick<Notification, 'data'>): string {
  if ('organization' in data)
    return data.status === 'applied' || data.status === 'answered' ? '/?view=administration' : '/?view=profile'
  if ('withdrawal' in data) return '/?view=verifier'
  if ('shareId' in data) return '/?view=claims'
  if ('control' in data) return '/?view=profile'
  if (!('claimTitle' in data)) return `/?view=claims&claim=${data.id}`
  // The owner deleted the account or took the request back, so the request no longer exists and the
  // URL does not name it.
  if (data.ended === 'owner-left' || data.ended === 'taken-back') return '/?view=verifier'
  return isForVerifier(data) ? `/?view=verifier&request=${data.id}` : `/?view=verification&request=${data.id}`
}

/** A pending request waits for its verifier unless the verifier asked the owner a question. */
function isForVerifier({ status, question }: { status: string; question?: 'asked' | 'answered' | undefined }): boolean {
  return status === 'pending' && question !== 'asked'
}
