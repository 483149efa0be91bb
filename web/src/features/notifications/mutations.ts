import type { NotificationId } from '@did/domain/ids'
import type { Notification } from '@did/domain/notification'
import { notificationRoutes } from '@did/domain/routes/notifications'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '../../lib/api.ts'
import { toast } from '../../lib/toast.ts'
import { notificationTexts } from '../../texts/notifications.ts'
import { notificationsQuery } from './queries.ts'

type Change = { type: 'read'; id: NotificationId } | { type: 'read-all' } | { type: 'clear' }

/** Reading and clearing show at once and are taken back when the server refuses. */
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
      return api(notificationRoutes.markNotificationsRead, { body: { ids: [change.id] } })
    case 'read-all':
      return api(notificationRoutes.markNotificationsRead, { body: { all: true } })
    case 'clear':
      return api(notificationRoutes.clearNotifications, {})
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
