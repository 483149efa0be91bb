import { eventsKeptDays } from '@did/domain/account/event-limits'
import type { ServerEvent } from '@did/domain/account/socket-message'
import type { UserId } from '@did/domain/ids'
import type { Database, SqlRunner } from '../../db/database.ts'
import { deleteInBatches } from '../../db/delete-in-batches.ts'
import { and, desc, eq, lt, sql } from '../../db/drizzle.ts'
import { events } from '../../db/schema/accounts.ts'
import type { Page } from '../../http/paging.ts'
import { raiseLastSeqs, selectRegistrations } from '../users/statements.ts'

export type NewEvent = { type: ServerEvent['type']; data: unknown }

/**
 * One statement adds all events. It raises the recipients' counters, which locks the recipients'
 * rows until the commit. So one recipient's events appear in the order of their numbers, and a
 * reader that asks for the events after a number never misses one.
 */
export async function insertEvents(
  tx: SqlRunner,
  notices: readonly { recipientId: UserId; event: NewEvent }[],
): Promise<void> {
  const added = notices.map(({ recipientId, event }, place) => ({ recipientId, place, ...event }))
  await tx.execute(sql`
    with added as (
      select *, row_number() over (partition by "recipientId" order by place) as nth
      from jsonb_to_recordset(${JSON.stringify(added)}::jsonb)
        as event ("recipientId" bigint, place integer, type text, data jsonb)
    ), recipients as (
      ${raiseLastSeqs(sql`select "recipientId" as id, count(*) as events from added group by "recipientId"`)}
    )
    insert into events (user_id, seq, type, data)
    select r.id, r.last_seq - r.events + a.nth, a.type, a.data
    from recipients r join added a on a."recipientId" = r.id order by a.place`)
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
 * `isFull` says that there may be more new events than the list has. The newest event comes first.
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
 * The newest event of each account stays, so that a socket that has missed deleted events still
 * learns that it has missed some.
 */
export async function deleteOldEvents(db: SqlRunner): Promise<void> {
  const isOld = sql`created_at < now() - make_interval(days => ${eventsKeptDays})`
  const hasNewer = sql`exists (
    select 1 from events newer where newer.user_id = events.user_id and newer.seq > events.seq)`
  await deleteInBatches(db, events, sql`${isOld} and ${hasNewer}`)
}
