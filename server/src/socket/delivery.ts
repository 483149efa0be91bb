import type { UserId } from '@did/domain/ids'
import type { Context } from '../context.ts'
import { listLiveSessions } from '../modules/auth/service.ts'
import { listNextEvents } from '../modules/events/service.ts'
import { closeCodes } from './close-codes.ts'
import type { Opener, Subscriber } from './subscriber.ts'

/** How many events are read for one socket at once. */
const pageSize = 100

type Owned = { subscriber: Subscriber; opener: Opener }
type Position = { subscriber: Subscriber; userId: UserId; after: number }

/** Sends sockets their next events, closes those of ended sessions and tells if more may wait. */
export async function deliver(ctx: Context, subscribers: Iterable<Subscriber>): Promise<boolean> {
  const owned = [...subscribers].flatMap((subscriber): Owned[] =>
    subscriber.opener ? [{ subscriber, opener: subscriber.opener }] : [],
  )
  if (owned.length === 0) return false
  const positions = await findPositions(ctx, owned)
  if (positions.length === 0) return false
  const next = await listNextEvents(ctx, positions, pageSize)
  for (const [index, { subscriber, after }] of positions.entries()) {
    const news = subscriber.give(after, next[index] ?? [])
    for (const { age } of news) ctx.metrics.delivery.observe(age)
  }
  return next.some((events) => events.length === pageSize)
}

/** Reads each socket's user from its session, because the profile may be made after the socket. */
async function findPositions(ctx: Context, owned: readonly Owned[]): Promise<Position[]> {
  const tokenHashes = new Set(owned.map(({ opener }) => opener.tokenHash))
  const living = new Map((await listLiveSessions(ctx, [...tokenHashes])).map((session) => [session.tokenHash, session]))
  return owned.flatMap(({ subscriber, opener }): Position[] => {
    const session = living.get(opener.tokenHash)
    if (!session) void subscriber.close(closeCodes.sessionEnded, 'The session has ended')
    if (!session?.userId) return []
    const after = subscriber.nextAfter(session.lastSeq ?? 0)
    return after === null ? [] : [{ subscriber, userId: session.userId, after }]
  })
}
