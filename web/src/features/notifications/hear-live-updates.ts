import type { QueryClient } from '@tanstack/react-query'
import { handleLive } from '../../lib/live/live-connection.ts'
import { loadAgain } from '../../lib/query/load-again.ts'
import { liveQueries } from './live-queries.ts'

/**
 * Applies live updates in order. If an update cannot be applied, the page loads all live data
 * again.
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
      // The first message of every connection only says that the connection is open.
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

/**
 * A missing profile does not become stale, because no live update is about an account without one.
 */
function refreshLiveData(client: QueryClient): void {
  for (const queryKey of liveQueries)
    loadAgain(client, queryKey, ({ state }) => state.dataUpdatedAt > 0 && state.data !== null)
}
