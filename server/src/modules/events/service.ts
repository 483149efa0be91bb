import type { Context } from '../../context.ts'
import type { SqlRunner } from '../../db/database.ts'
import { inOrderOfIds } from '../../db/lock-order.ts'
import { addNotification } from '../notifications/service.ts'
import type { Notice } from './notices.ts'
import { insertEvent, listEventsAfter, type Position } from './store.ts'

/**
 * Notifies users in the caller's transaction; the caller rings the doorbell after the commit. Each
 * event locks the row of its recipient, so transactions call this as late as possible, and it
 * notifies users in the order of their ids.
 */
export async function notifyUsers(tx: SqlRunner, notices: readonly Notice[]): Promise<void> {
  for (const { recipientId, event, notification } of inOrderOfIds(notices, (notice) => notice.recipientId)) {
    await insertEvent(tx, recipientId, event)
    if (notification) await addNotification(tx, recipientId, notification)
  }
}

/** Lists events for sockets, as JSON. An account keeps all its events, so any page can resume. */
export function listNextEvents(ctx: Context, positions: readonly Position[], limit: number) {
  return listEventsAfter(ctx.db, positions, limit)
}
