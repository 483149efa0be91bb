import * as z from 'zod/mini'
import { notificationSchema } from '../account/notification.ts'
import type { Call } from '../call.ts'

export const notificationCalls = {
  listNotifications: { method: 'GET', path: '/api/notifications', response: z.array(notificationSchema) },
  markNotificationsRead: { method: 'POST', path: '/api/notifications/read' },
  clearNotifications: { method: 'DELETE', path: '/api/notifications' },
} as const satisfies Record<string, Call>
