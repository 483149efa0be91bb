import type { UserId } from '@did/domain/ids'
import type { Context } from '../context.ts'
import { listLiveSessions } from '../modules/auth/service.ts'
import { listNextEvents } from '../modules/events/service.ts'
import { closeCodes } from './close-codes.ts'
import type { Opener, Subscriber } from './subscriber.ts'

/** Events read for one socket at once. */
const pageSize = 100

type Owned = { subscriber: Subscriber; opener: Opener }
type Position = { subscriber: Subscriber; userId: UserId; after: number }

/** Gives every socket its next events and closes those whose session has ended. Answers whether there is more to give. */
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

/** What each socket waits for. The user comes from the session each time: a profile may be made after the socket. */
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
