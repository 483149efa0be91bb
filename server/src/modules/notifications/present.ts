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
}: NotificationRow): Notification {
  return { id, title, message, timestamp: createdAt.toISOString(), type, data, read: readAt !== null }
}
