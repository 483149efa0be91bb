import type { Notification } from '@did/domain/account/notification'
import { notificationCalls } from '@did/domain/calls/notifications'
import type { NotificationId } from '@did/domain/ids'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '../../lib/api.ts'
import { notificationTexts } from '../../texts/en/notifications/notifications.ts'
import { toast } from '../../ui/toast/toast.ts'
import { notificationsQuery } from './queries.ts'

/** `upTo` is the newest notification on the screen. A later one stays, as nobody has seen it. */
type Change = { type: 'read'; id: NotificationId } | { type: 'read-all' | 'clear'; upTo: NotificationId }

/**
 * Marks notifications as read, or clears them, on screen at once. The page then loads the
 * notifications again, because a new one may have arrived, or the change may have failed.
 */
export function useChangeNotifications() {
  const client = useQueryClient()
  const { queryKey } = notificationsQuery
  return useMutation({
    mutationFn: save,
    onMutate: async (change: Change) => {
      await client.cancelQueries({ queryKey })
      client.setQueryData(queryKey, (before) => before && apply(before, change))
    },
    onError: () => toast({ variant: 'destructive', ...notificationTexts.changeFailed }),
    onSettled: () => client.invalidateQueries({ queryKey }),
  })
}

async function save(change: Change): Promise<void> {
  switch (change.type) {
    case 'read':
      return api(notificationCalls.markNotificationsRead, { body: { ids: [change.id] } })
    case 'read-all':
      return api(notificationCalls.markNotificationsRead, { body: { all: true, upTo: change.upTo } })
    case 'clear':
      return api(notificationCalls.clearNotifications, { query: { upTo: change.upTo } })
  }
}

function apply(notifications: Notification[], change: Change): Notification[] {
  switch (change.type) {
    case 'read':
      return notifications.map((entry) => (entry.id === change.id ? { ...entry, read: true } : entry))
    case 'read-all':
      return notifications.map((entry) => (entry.id <= change.upTo ? { ...entry, read: true } : entry))
    case 'clear':
      return notifications.filter(({ id }) => id > change.upTo)
  }
}
