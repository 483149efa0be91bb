import type { UserId } from '@did/domain/ids'
import type { Notification, NotificationType } from '@did/domain/notification'
import type { ServerEvent } from '@did/domain/socket-message'
import type { NodePgDatabase } from '../../db/drizzle.ts'
import { sql } from '../../db/drizzle.ts'

/** A database or a transaction of it: all that these statements need. */
export type SqlRunner = Pick<NodePgDatabase<Record<string, unknown>>, 'execute'>

type NewEvent = { type: ServerEvent['type']; data: unknown }
type NewNotification = { type: NotificationType; title: string; message: string; data: Notification['data'] }

/**
 * Raising the recipient's counter locks the user's row until the writer commits, so the events of one recipient become
 * visible in the order of their numbers and without a gap: a reader that asks "after n" never misses one.
 */
export async function insertEvent(tx: SqlRunner, recipientId: UserId, event: NewEvent): Promise<void> {
  await tx.execute(sql`
    with recipient as (
      update users set last_seq = last_seq + 1 where id = ${recipientId} returning id, last_seq
    )
    insert into events (user_id, seq, type, data)
    select id, last_seq, ${event.type}, ${JSON.stringify(event.data)}::jsonb from recipient`)
}

/** Belongs after `insertEvent` of the same recipient: under its lock, notification ids also appear in their order. */
export async function insertNotification(
  tx: SqlRunner,
  recipientId: UserId,
  notification: NewNotification,
): Promise<void> {
  const { type, title, message, data } = notification
  await tx.execute(sql`
    insert into notifications (user_id, type, title, message, data)
    values (${recipientId}, ${type}, ${title}, ${message}, ${JSON.stringify(data)}::jsonb)`)
}

export type Position = { userId: UserId; after: number }
/** `message` is what the socket sends: a `ServerEvent` as JSON. `age` is in seconds, by the database's clock alone. */
export type StoredEvent = { seq: number; message: string; age: number }

/** For each position its user's next events in order, at most `limit` of them. */
export async function listEventsAfter(
  db: SqlRunner,
  positions: readonly Position[],
  limit: number,
): Promise<StoredEvent[][]> {
  const userIds = sql.param(positions.map(({ userId }) => userId))
  const afters = sql.param(positions.map(({ after }) => after))
  const { rows } = await db.execute<{ position: string; seq: string; message: string; age: string }>(sql`
    select position, seq, json_build_object('type', type, 'seq', seq, 'data', data)::text as message,
      extract(epoch from clock_timestamp() - created_at) as age
    from unnest(${userIds}::bigint[], ${afters}::bigint[]) with ordinality as wanted (user_id, after, position)
    cross join lateral (
      select seq, type, data, created_at from events
      where events.user_id = wanted.user_id and events.seq > wanted.after order by seq limit ${limit}
    ) as next
    order by position, seq`)
  const found: StoredEvent[][] = positions.map(() => [])
  for (const { position, seq, message, age } of rows)
    found[Number(position) - 1]?.push({ seq: Number(seq), message, age: Number(age) })
  return found
}
