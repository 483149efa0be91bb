import { notificationRoutes } from '@did/domain/routes/notifications'
import { queryOptions } from '@tanstack/react-query'
import { api } from '../../lib/api.ts'
import { keptFirst } from '../../lib/kept-first.ts'
import { queryKeys } from '../../lib/query-keys.ts'

/** The newest first, as the server keeps them. */
export const notificationsQuery = queryOptions({
  queryKey: queryKeys.notifications,
  queryFn: keptFirst(async ({ signal }) => (await api(notificationRoutes.listNotifications, { signal })) ?? []),
})
