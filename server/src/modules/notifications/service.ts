import type { MarkNotificationsRead } from '@did/domain/account/notification'
import type { RequestId, UserId } from '@did/domain/ids'
import type { Context } from '../../context.ts'
import type { SqlRunner } from '../../db/database.ts'
import type { Session } from '../auth/session.ts'
import * as store from './store.ts'

export type { NewNotification } from './store.ts'

// No policy is needed: the API reads and changes only notifications of the session's user, if any.

/** The caller has locked the recipients' rows, so notification ids become visible in order. */
export function addNotifications(tx: SqlRunner, added: readonly store.AddressedNotification[]): Promise<void> {
  return store.addNotifications(tx, added)
}

export async function listNotifications(ctx: Context, { user }: Session, page: store.InboxPage) {
  return user ? store.listNotifications(ctx.db, user.id, page) : []
}

/** The ids of other users' notifications are ignored. */
export async function markNotificationsRead(ctx: Context, { user }: Session, which: MarkNotificationsRead) {
  if (user) await store.markRead(ctx.db, user.id, which)
}

/** The verifier has nothing left to do about a decided request. */
export function markRequestRead(tx: SqlRunner, verifierId: UserId, requestId: RequestId): Promise<void> {
  return store.markReadAbout(tx, verifierId, requestId)
}

/**
 * Deletes the caller's notifications. `upTo` is the newest one that the caller has seen, so that no
 * later one is deleted unseen.
 */
export async function clearNotifications(ctx: Context, { user }: Session, { upTo }: { upTo?: number | undefined }) {
  if (user) await store.deleteNotifications(ctx.db, user.id, upTo)
}

export async function deleteOldNotifications({ db, config }: Context): Promise<void> {
  await store.deleteAllBut(db, config.quotas.notifications)
}
