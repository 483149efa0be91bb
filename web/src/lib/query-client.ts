import { dataCache } from '@did/domain/constants'
import { QueryClient } from '@tanstack/react-query'
import { isWorthRetrying } from './api-error.ts'
import { createStore } from './store.ts'

function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: dataCache.freshMs,
        gcTime: dataCache.keptMs,
        refetchOnWindowFocus: false,
        retry: (failures, error) => failures < 1 && isWorthRetrying(error),
      },
      mutations: { retry: false },
    },
  })
}

/**
 * The cache of the account in use. It is replaced, never emptied, when the account changes: an answer still on its way then
 * lands in a cache that nobody reads.
 */
export const queryClientStore = createStore(createQueryClient())

export function renewQueryClient(): void {
  const old = queryClientStore.get()
  queryClientStore.set(createQueryClient())
  void old.cancelQueries()
  old.clear()
}
