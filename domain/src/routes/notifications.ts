import { z } from 'zod'
import { idTextSchema } from '../ids.ts'
import { markNotificationsReadSchema, notificationSchema } from '../notification.ts'
import { pageQuery, type Route } from '../route.ts'

export const notificationRoutes = {
  listNotifications: {
    method: 'GET',
    path: '/api/notifications',
    summary: 'The inbox of the bell',
    who: 'signed-in',
    query: pageQuery.extend({ after: z.union([z.literal('0').transform(() => 0), idTextSchema]).optional() }),
    success: 200,
    response: z.array(notificationSchema),
  },
  markNotificationsRead: {
    method: 'POST',
    path: '/api/notifications/read',
    summary: 'Mark some or all as read',
    who: 'signed-in',
    body: markNotificationsReadSchema,
    success: 204,
  },
  clearNotifications: {
    method: 'DELETE',
    path: '/api/notifications',
    summary: 'Empty the inbox',
    who: 'signed-in',
    success: 204,
  },
} as const satisfies Record<string, Route>
