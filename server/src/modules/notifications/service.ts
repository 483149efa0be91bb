import type { MarkNotificationsRead } from '@did/domain/notification'
import type { Context } from '../../context.ts'
import type { Session } from '../auth/session.ts'
import * as store from './store.ts'

// There is no policy here: every statement names the session's own user, and a wallet without a profile has an empty inbox.

export async function listNotifications(ctx: Context, { user }: Session, page: store.InboxPage) {
  return user ? store.listNotifications(ctx.db, user.id, page) : []
}

/** Ids that are not the caller's are passed over: they are nothing it could see. */
export async function markNotificationsRead(ctx: Context, { user }: Session, which: MarkNotificationsRead) {
  if (user) await store.markRead(ctx.db, user.id, 'ids' in which ? which.ids : 'all')
}

export async function clearNotifications(ctx: Context, { user }: Session): Promise<void> {
  if (user) await store.deleteNotifications(ctx.db, user.id)
}

/** Of an account that is told very much, the newest are kept. */
export async function deleteOldNotifications({ db, config }: Context): Promise<void> {
  await store.deleteAllBut(db, config.quotas.notifications)
}
