import type { Context } from '../../context.ts'
import type { SqlRunner } from '../../db/database.ts'
import { inOrderOfIds } from '../../db/lock-order.ts'
import { kindOfNotice } from '../alerts/kind-of-notice.ts'
import { queueAlertsOf } from '../alerts/outbox.ts'
import { addNotifications } from '../notifications/service.ts'
import type { Notice } from './notices.ts'
import * as store from './store.ts'

/**
 * Notifies users in the caller's transaction, and the caller wakes the nodes (`doorbell.ring`)
 * after the commit. The number of statements does not depend on the number of notices. Each event
 * locks the row of its recipient until the commit. So a transaction calls this as late as possible,
 * and this function notifies the users in the order of their ids.
 */
export async function notifyUsers(tx: SqlRunner, notices: readonly Notice[]): Promise<void> {
  if (notices.length === 0) return
  const ordered = inOrderOfIds(notices, ({ recipientId }) => recipientId)
  await store.insertEvents(tx, ordered)
  const shown = ordered.flatMap(({ recipientId, notification }) =>
    notification ? [{ recipientId, ...notification }] : [],
  )
  if (shown.length === 0) return
  await addNotifications(tx, shown)
  const alerts = shown.flatMap(({ recipientId, data }) => {
    const kind = kindOfNotice(data)
    return kind ? [{ recipientId, kind }] : []
  })
  if (alerts.length > 0) await queueAlertsOf(tx, alerts)
}

/**
 * Events are kept longer than any session lasts, so a page that connects again gets the events that
 * it has missed.
 */
export function listNextEvents(ctx: Context, positions: readonly store.Position[], limit: number) {
  return store.listEventsAfter(ctx.db, positions, limit)
}

/** An event may be missing if its transaction took long. */
export function listNewestEvents(ctx: Context) {
  return store.listNewestEvents(ctx.db)
}

export function deleteOldEvents({ db }: Context): Promise<void> {
  return store.deleteOldEvents(db)
}
