import { AppError } from '@did/domain/errors'

/** At most this many pieces of work with one key wait. The next one is refused. */
const mostWaiting = 20

type Queue = { last: Promise<unknown>; length: number }

/**
 * Returns a function that does the work of one key piece by piece, in the order of the calls. So
 * one account occupies one connection to the database, however many of its calls come at once.
 * Throws `too-many-requests` if too much work with this key waits already.
 */
export function queueWork<Key>(): <T>(key: Key, work: () => Promise<T>) => Promise<T> {
  const queues = new Map<Key, Queue>()
  return async (key, work) => {
    const queue = queues.get(key) ?? { last: Promise.resolve(), length: 0 }
    if (queue.length > mostWaiting) throw new AppError('too-many-requests', 'Too many requests; wait a moment')
    queues.set(key, queue)
    queue.length += 1
    const mine = queue.last.then(work)
    queue.last = mine.catch(() => {})
    try {
      return await mine
    } finally {
      queue.length -= 1
      if (queue.length === 0) queues.delete(key)
    }
  }
}
