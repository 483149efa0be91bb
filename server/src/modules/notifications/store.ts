import type { MarkNotificationsRead, Notification, NotificationType } from '@did/domain/account/notification'
import { holderNameField } from '@did/domain/claim/claim-field'
import type { RequestId, UserId } from '@did/domain/ids'
import { type Database, preparedOnce, type SqlRunner } from '../../db/database.ts'
import { repeatWhileFull } from '../../db/delete-in-batches.ts'
import { and, desc, eq, getTableColumns, gt, inArray, isNull, lt, sql } from '../../db/drizzle.ts'
import { notifications } from '../../db/schema/accounts.ts'
import type { Page } from '../../http/paging.ts'

/**
 * `holder` is the holder's name in the claim that the notification is about. The name is read
 * together with the row, so that no copy of the name stays after its request is deleted.
 */
export type NotificationRow = typeof notifications.$inferSelect & { holder: string | null }
export type NewNotification = { type: NotificationType; title: string; message: string; data: Notification['data'] }
export type InboxPage = Page & { after: number }

/** Only the verifier that was asked about a claim gets the holder's name of the claim. */
const holderNameOfAsked = sql<string | null>`(
  select leaf.value
  from verification_requests r
  join claims c on c.id = r.claim_id and c.claim_hash = r.claim_hash
  cross join jsonb_to_recordset(c.leaves) as leaf(field text, label text, value text)
  where r.id = case when notifications.data ? 'claimTitle' then (notifications.data->>'id')::bigint end
    and r.verifier_id = notifications.user_id
    and leaf.field = ${sql.raw(`'${holderNameField.field}'`)} and leaf.label is not null
  limit 1)`

const statements = preparedOnce((db) => ({
  ofUser: db
    .select({ ...getTableColumns(notifications), holder: holderNameOfAsked })
    .from(notifications)
    .where(
      and(
        eq(notifications.userId, sql.placeholder('userId')),
        gt(notifications.id, sql.placeholder('after')),
        lt(notifications.id, sql.placeholder('before')),
      ),
    )
    .orderBy(desc(notifications.id))
    .limit(sql.placeholder('take'))
    .prepare('notifications_of_user'),
}))

export type AddressedNotification = NewNotification & { recipientId: UserId }

export async function addNotifications(tx: SqlRunner, added: readonly AddressedNotification[]): Promise<void> {
  const rows = added.map((notification, place) => ({ ...notification, place }))
  await tx.execute(sql`
    insert into notifications (user_id, type, title, message, data)
    select "recipientId", type, title, message, data
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as added
      ("recipientId" bigint, place integer, type text, title text, message text, data jsonb) order by place`)
}

export function listNotifications(db: Database, userId: UserId, page: InboxPage): Promise<NotificationRow[]> {
  return statements(db).ofUser.execute({ userId, ...page })
}

export async function markRead(db: Database, userId: UserId, which: MarkNotificationsRead): Promise<void> {
  if ('ids' in which && which.ids.length === 0) return
  const isMeant = 'ids' in which ? inArray(notifications.id, which.ids) : isUpTo(which.upTo)
  await db
    .update(notifications)
    .set({ readAt: sql`now()` })
    .where(and(eq(notifications.userId, userId), isNull(notifications.readAt), isMeant))
}

/**
 * Skips a notification that the verifier marks in another call at the same moment, so this
 * statement never waits.
 */
export async function markReadAbout(tx: SqlRunner, userId: UserId, requestId: RequestId): Promise<void> {
  await tx.execute(sql`
    update notifications set read_at = now() where id in (
      select id from notifications
      where user_id = ${userId} and read_at is null and data ? 'claimTitle' and data->>'id' = ${String(requestId)}
      for update skip locked)`)
}

export async function deleteNotifications(db: Database, userId: UserId, upTo: number | undefined): Promise<void> {
  await db.delete(notifications).where(and(eq(notifications.userId, userId), isUpTo(upTo)))
}

/** Limits a statement to the notification `upTo` and those before it. */
function isUpTo(upTo: number | undefined) {
  return upTo === undefined ? undefined : sql`${notifications.id} <= ${upTo}`
}

/**
 * An index gives the counts, so only the rows of accounts with more than `kept` notifications are
 * read.
 */
export async function deleteAllBut(db: Database, kept: number): Promise<void> {
  await repeatWhileFull((limit) =>
    db.execute(sql`
      delete from notifications where id in (
        select n.id from notifications n join (
          select u.user_id, (select k.id from notifications k where k.user_id = u.user_id
            order by k.id desc offset ${kept} limit 1) as newest_to_go
          from (select user_id from notifications group by user_id having count(*) > ${kept}) u
        ) full_inbox on n.user_id = full_inbox.user_id and n.id <= full_inbox.newest_to_go
        limit ${limit})`),
  )
}
