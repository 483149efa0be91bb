import type { Notification } from '@did/domain/account/notification'
import type { NotificationRow } from './store.ts'

export function presentNotification({
  id,
  title,
  message,
  createdAt,
  type,
  data,
  readAt,
  holder,
}: NotificationRow): Notification {
  const shown = holder && 'claimTitle' in data ? { ...data, holder } : data
  return { id, title, message, timestamp: createdAt.toISOString(), type, data: shown, read: readAt !== null }
}
