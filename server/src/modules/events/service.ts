import type { Context } from '../../context.ts'
import type { SqlRunner } from '../../db/database.ts'
import { inOrderOfIds } from '../../db/lock-order.ts'
import { kindOfNotice } from '../alerts/kind-of-notice.ts'
import { queueAlerts } from '../alerts/outbox.ts'
import { addNotification } from '../notifications/service.ts'
import type { Notice } from './notices.ts'
import * as store from './store.ts'

/**
 * Notifies users in the caller's transaction. The caller wakes the nodes (`doorbell.ring`) after
 * the commit. Each event locks the row of its recipient until the commit. So a transaction calls
 * this as late as possible, and this function notifies the users in the order of their ids.
 */
export async function notifyUsers(tx: SqlRunner, notices: readonly Notice[]): Promise<void> {
  for (const { recipientId, event, notification } of inOrderOfIds(notices, (notice) => notice.recipientId)) {
    await store.insertEvent(tx, recipientId, event)
    if (!notification) continue
    await addNotification(tx, recipientId, notification)
    const kind = kindOfNotice(notification.data)
    if (kind) await queueAlerts(tx, recipientId, kind)
  }
}

/**
 * Lists events as JSON for sockets. Events are kept longer than any session lasts, so a page that
 * connects again gets the events that it has missed.
 */
export function listNextEvents(ctx: Context, positions: readonly store.Position[], limit: number) {
  return store.listEventsAfter(ctx.db, positions, limit)
}

/**
 * Lists the users who have the newest events. An event may be missing if its transaction took long.
 */
export function listNewestEvents(ctx: Context) {
  return store.listNewestEvents(ctx.db)
}

export function deleteOldEvents({ db }: Context): Promise<void> {
  return store.deleteOldEvents(db)
}
