import { eventsKeptDays } from '@did/domain/account/event-limits'
import type { ServerEvent } from '@did/domain/account/socket-message'
import type { UserId } from '@did/domain/ids'
import type { Database, SqlRunner } from '../../db/database.ts'
import { deleteInBatches } from '../../db/delete-in-batches.ts'
import { and, desc, eq, lt, sql } from '../../db/drizzle.ts'
import { events } from '../../db/schema/accounts.ts'
import type { Page } from '../../http/paging.ts'
import { raiseLastSeq, selectRegistrations } from '../users/statements.ts'

export type NewEvent = { type: ServerEvent['type']; data: unknown }

/**
 * Adds an event. The statement raises the recipient's counter, which locks the recipient's row
 * until the commit. So one recipient's events appear in the order of their numbers, and a reader
 * that asks for the events after a number never misses one.
 */
export async function insertEvent(tx: SqlRunner, recipientId: UserId, event: NewEvent): Promise<void> {
  await tx.execute(sql`
    with recipient as (${raiseLastSeq(recipientId)})
    insert into events (user_id, seq, type, data)
    select id, last_seq, ${event.type}, ${JSON.stringify(event.data)}::jsonb from recipient`)
}

export type Position = { userId: UserId; after: number }
/** `message` is a `ServerEvent` as JSON. `age` is in seconds, by the database's clock alone. */
export type StoredEvent = { seq: number; message: string; age: number }

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

/** A node reads at most this many of the newest events to find their recipients. */
const newestAtMost = 200

/** `at` is when the event's transaction began, in microseconds since 1970. */
export type NewestEvent = { address: string; seq: number; at: number }

/**
 * Lists the recipients of the newest events, the newest first, and tells whether there may be more.
 */
export async function listNewestEvents(db: SqlRunner): Promise<{ events: NewestEvent[]; isFull: boolean }> {
  const { rows } = await db.execute<{ address: string; seq: string; at: string }>(sql`
    select wallet_address as address, seq, (extract(epoch from created_at) * 1000000)::bigint as at
    from (select user_id, seq, created_at from events order by created_at desc limit ${newestAtMost}) as newest
    join (${selectRegistrations}) as recipients on recipients.id = newest.user_id
    order by created_at desc`)
  const events = rows.map(({ address, seq, at }) => ({ address, seq: Number(seq), at: Number(at) }))
  return { events, isFull: events.length === newestAtMost }
}

export function listEventsOf(db: Database, userId: UserId, { take, before }: Page) {
  const isBefore = and(eq(events.userId, userId), lt(events.seq, before))
  return db.select().from(events).where(isBefore).orderBy(desc(events.seq)).limit(take)
}

/**
 * Deletes old events. The newest event of each account stays. So a socket that has missed deleted
 * events still learns that it has missed some.
 */
export async function deleteOldEvents(db: SqlRunner): Promise<void> {
  const isOld = sql`created_at < now() - make_interval(days => ${eventsKeptDays})`
  const hasNewer = sql`exists (
    select 1 from events newer where newer.user_id = events.user_id and newer.seq > events.seq)`
  await deleteInBatches(db, events, sql`${isOld} and ${hasNewer}`)
}
