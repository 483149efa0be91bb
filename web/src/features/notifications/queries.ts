import { notificationCalls } from '@did/domain/calls/notifications'
import { queryOptions } from '@tanstack/react-query'
import { api } from '../../lib/api.ts'
import { keptFirst } from '../../lib/query/kept-first.ts'
import { queryKeys } from '../../lib/query/query-keys.ts'

export const notificationsQuery = queryOptions({
  queryKey: queryKeys.notifications,
  queryFn: keptFirst(async ({ signal }) => (await api(notificationCalls.listNotifications, { signal })) ?? []),
})
