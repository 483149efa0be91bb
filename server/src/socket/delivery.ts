import type { UserId } from '@did/domain/ids'
import type { Context } from '../context.ts'
import { listChangedSessions } from '../modules/auth/service.ts'
import { listNewestEvents, listNextEvents } from '../modules/events/service.ts'
import type { ClientLimits } from './client-limits.ts'
import { closeCodes } from './close-codes.ts'
import type { Opener, Subscriber } from './subscriber.ts'
import type { Subscribers } from './subscribers.ts'

/** At most this many events are read for one socket at once. */
const eventsAtOnce = 100
/** One statement reads for this many sockets. */
const socketsAtOnce = 500

export type Delivered = { subscribers: Subscribers; clients: ClientLimits }
type Owned = { subscriber: Subscriber; opener: Opener }
type Position = { subscriber: Subscriber; userId: UserId; after: number; lastSeq: number }

/**
 * The returned function sends the newest events to the sockets of their users. It also serves
 * sockets that have become ready, and returns true if one of its sockets may already get more
 * events. The function may miss an event whose transaction took long, and `deliverToAll` sends that
 * event.
 */
export function createNews(ctx: Context, delivered: Delivered): () => Promise<boolean> {
  const { subscribers } = delivered
  let seenUntil = 0
  return async () => {
    const ready = subscribers.takeReady()
    if (subscribers.ofSessions === 0) return false
    const newest = await listNewestEvents(ctx)
    const isGap = newest.isFull && newest.events.every(({ at }) => at > seenUntil)
    seenUntil = newest.events[0]?.at ?? 0
    if (isGap) return deliver(ctx, delivered, { concerned: subscribers.ofAccounts(), atOnce: 2 })
    const behind = newest.events.flatMap(({ address, seq }) =>
      subscribers.of(address).filter((each) => each.isBehind(seq)),
    )
    return deliver(ctx, delivered, { concerned: new Set([...ready, ...behind]), atOnce: 2 })
  }
}

/** Closes the sockets whose sessions have ended, too. */
export function deliverToAll(ctx: Context, delivered: Delivered): Promise<boolean> {
  return deliver(ctx, delivered, { concerned: delivered.subscribers.ofAccounts(), atOnce: 1 })
}

/**
 * `atOnce` is the number of statements that may run at once. With two, the node sends the events of
 * one while the database works on the other.
 */
type Delivery = { concerned: Iterable<Subscriber>; atOnce: number }

async function deliver(
  ctx: Context,
  { subscribers, clients }: Delivered,
  { concerned, atOnce }: Delivery,
): Promise<boolean> {
  const owned = [...concerned].flatMap((subscriber): Owned[] =>
    subscriber.opener ? [{ subscriber, opener: subscriber.opener }] : [],
  )
  let next = 0
  let mayBeMore = false
  const serve = async () => {
    while (next < owned.length) {
      const some = owned.slice(next, next + socketsAtOnce)
      next += socketsAtOnce
      for (const subscriber of await deliverNext(ctx, clients, some)) {
        subscribers.markReady(subscriber)
        mayBeMore = true
      }
    }
  }
  await Promise.all(Array.from({ length: atOnce }, serve))
  return mayBeMore
}

/** Returns the sockets for which there may be more events. */
async function deliverNext(ctx: Context, clients: ClientLimits, owned: readonly Owned[]): Promise<Subscriber[]> {
  const found = await findPositions(ctx, owned)
  const positions = found.filter((position) => mayGet(clients, position, ctx.now().getTime()))
  if (positions.length === 0) return []
  const next = await listNextEvents(ctx, positions, eventsAtOnce)
  for (const [index, { subscriber, after }] of positions.entries())
    for (const { age } of subscriber.give(after, next[index] ?? [])) ctx.metrics.delivery.observe(age)
  return positions.flatMap(({ subscriber }, index) => (next[index]?.length === eventsAtOnce ? [subscriber] : []))
}

/**
 * Counts the events that a page asked for against its client's limit, each event once. Returns
 * false if the limit is reached. The socket then gets these events later, from `deliverToAll`.
 */
function mayGet(clients: ClientLimits, { subscriber, after, lastSeq }: Position, nowMs: number): boolean {
  const until = Math.min(after + eventsAtOnce, lastSeq)
  const uncharged = until - Math.max(after, subscriber.chargedUntil)
  if (!subscriber.isReplaying || uncharged <= 0) return true
  if (!clients.mayReplay(subscriber.client, uncharged, nowMs)) return false
  subscriber.chargedUntil = until
  return true
}

/** A profile may be made after the socket, so each socket's user is read from its session. */
async function findPositions(ctx: Context, owned: readonly Owned[]): Promise<Position[]> {
  const asked = owned.map(({ subscriber, opener }) => ({ tokenHash: opener.tokenHash, lastSeq: subscriber.given }))
  const changed = await listChangedSessions(ctx, asked)
  return changed.flatMap((session): Position[] => {
    const subscriber = owned[session.position - 1]?.subscriber
    const given = asked[session.position - 1]?.lastSeq
    if (!subscriber || given === undefined) throw new Error('The database named a session that nobody asked about')
    if (!session.isAlive) void subscriber.close(closeCodes.sessionEnded, 'The session has ended')
    if (!session.isAlive || session.userId === null || session.lastSeq === null) return []
    const after = subscriber.nextAfter(session.lastSeq, given)
    return after === null ? [] : [{ subscriber, userId: session.userId, after, lastSeq: session.lastSeq }]
  })
}
