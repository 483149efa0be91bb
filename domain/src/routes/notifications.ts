import * as z from 'zod/mini'
import { markNotificationsReadSchema } from '../account/notification.ts'
import { notificationCalls } from '../calls/notifications.ts'
import { idTextSchema } from '../ids.ts'
import { describeRoutes, pageQuery } from '../route.ts'

export const notificationRoutes = describeRoutes(notificationCalls, {
  listNotifications: {
    summary: 'List the notifications of the bell',
    who: 'signed-in',
    query: z.extend(pageQuery, {
      after: z.optional(
        z.union([
          z.pipe(
            z.literal('0'),
            z.transform(() => 0),
          ),
          idTextSchema,
        ]),
      ),
    }),
  },
  markNotificationsRead: {
    summary: 'Mark some or all notifications as read',
    who: 'signed-in',
    body: markNotificationsReadSchema,
    isAlwaysTaken: true,
    success: 204,
  },
  clearNotifications: {
    summary: 'Delete all notifications, or those up to one of them',
    who: 'signed-in',
    query: z.object({ upTo: z.optional(idTextSchema) }),
    success: 204,
  },
})
