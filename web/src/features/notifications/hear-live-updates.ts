import type { QueryClient } from '@tanstack/react-query'
import { queryKeys } from '../../lib/query-keys.ts'
import { handleLive } from './live-connection.ts'

/** What may have changed unheard while nobody can say what was missed. */
const live = [queryKeys.notifications, queryKeys.requests, queryKeys.claims, queryKeys.shares, queryKeys.dids]

/**
 * Applies what the socket says to the cache, in the order in which it came, until the answered function is called. The code that
 * reads a message comes with the first one; where that code cannot be loaded, everything live is read again instead.
 */
export function hearLiveUpdates(client: QueryClient): () => void {
  let last: Promise<void> = Promise.resolve()
  let isOver = false
  const apply = async (message: unknown) => {
    try {
      const { applyServerMessage } = await import('./live-updates.ts')
      if (!isOver) applyServerMessage(client, message)
    } catch (error) {
      if (isOver) return
      console.warn('A live update could not be applied', error)
      refreshLiveData(client)
    }
  }
  const stop = handleLive({
    onMessage: (message) => {
      // The first message of every connection says only that the connection is there.
      if (isGreeting(message)) return
      last = last.then(() => apply(message))
    },
    onUncertain: () => refreshLiveData(client),
  })
  return () => {
    isOver = true
    stop()
  }
}

function isGreeting(message: unknown): boolean {
  return typeof message === 'object' && message !== null && 'type' in message && message.type === 'connection'
}

/** Reads again what was read before now. */
function refreshLiveData(client: QueryClient): void {
  for (const queryKey of live)
    void client.invalidateQueries({ queryKey, predicate: (query) => query.state.dataUpdatedAt > 0 })
}
