import { AppError } from '@did/domain/errors'

/**
 * At most `atOnce` pieces of work with one key run at the same time, and `waiting` further pieces
 * wait. A piece of work that has waited for `waitMs` is refused.
 */
export type QueueLimits = { atOnce: number; waiting: number; waitMs: number }
export type QueueWork<Key> = <T>(key: Key, work: () => Promise<T>) => Promise<T>
type Queue = { running: number; waiting: Set<() => void> }

/**
 * The work of one key is done in the order of the calls, and only some of it at the same time. So
 * one account occupies few connections to the database, however many of its calls come at once.
 * Throws `too-many-requests` if too much work with this key waits, or if the work has waited for
 * too long.
 */
export function queueWork<Key>(limits: QueueLimits): QueueWork<Key> {
  const queues = new Map<Key, Queue>()
  return async (key, work) => {
    const queue = queues.get(key) ?? { running: 0, waiting: new Set() }
    queues.set(key, queue)
    if (queue.running < limits.atOnce) queue.running += 1
    else await waitForTurn(queue, limits)
    try {
      return await work()
    } finally {
      const [next] = queue.waiting
      if (next) next()
      else queue.running -= 1
      if (queue.running === 0) queues.delete(key)
    }
  }
}

/** A piece of work that ends leaves its place to the piece that has waited longest. */
async function waitForTurn({ waiting }: Queue, limits: QueueLimits): Promise<void> {
  if (waiting.size >= limits.waiting) throw tooMany()
  const turn = Promise.withResolvers<void>()
  const take = () => {
    waiting.delete(take)
    turn.resolve()
  }
  const giveUp = () => {
    waiting.delete(take)
    turn.reject(tooMany())
  }
  waiting.add(take)
  const patience = setTimeout(giveUp, limits.waitMs)
  await turn.promise.finally(() => clearTimeout(patience))
}

function tooMany(): AppError {
  return new AppError('too-many-requests', 'Too many requests of this account are under way; wait a moment')
}
