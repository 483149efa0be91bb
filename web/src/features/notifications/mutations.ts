import type { Notification } from '@did/domain/account/notification'
import { notificationCalls } from '@did/domain/calls/notifications'
import type { NotificationId } from '@did/domain/ids'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '../../lib/api.ts'
import { notificationTexts } from '../../texts/en/notifications/notifications.ts'
import { toast } from '../../ui/toast/toast.ts'
import { notificationsQuery } from './queries.ts'

type Change = { type: 'read'; id: NotificationId } | { type: 'read-all' } | { type: 'clear' }

/**
 * The screen shows the change at once. If the server fails, the page loads the notifications again.
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
    onError: () => {
      toast({ variant: 'destructive', ...notificationTexts.changeFailed })
      void client.invalidateQueries({ queryKey })
    },
  })
}

async function save(change: Change): Promise<void> {
  switch (change.type) {
    case 'read':
      return api(notificationCalls.markNotificationsRead, { body: { ids: [change.id] } })
    case 'read-all':
      return api(notificationCalls.markNotificationsRead, { body: { all: true } })
    case 'clear':
      return api(notificationCalls.clearNotifications, {})
  }
}

function apply(notifications: Notification[], change: Change): Notification[] {
  switch (change.type) {
    case 'read':
      return notifications.map((entry) => (entry.id === change.id ? { ...entry, read: true } : entry))
    case 'read-all':
      return notifications.map((entry) => ({ ...entry, read: true }))
    case 'clear':
      return []
  }
}
