import { dataCache } from '@did/domain/constants'
import { userRoutes } from '@did/domain/routes/users'
import type { Session } from '@did/domain/session'
import { QueryClient } from '@tanstack/react-query'
import { isWorthRetrying } from './api-error.ts'
import { currentKeeper, nameAnswer } from './kept-answers.ts'
import { queryKeys } from './query-keys.ts'
import { unreachableStore } from './reachability.ts'
import { createStore } from './store.ts'

function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: dataCache.freshMs,
        gcTime: dataCache.keptMs,
        refetchOnWindowFocus: false,
        // The browser's word about the network is not waited for: a request that fails says it, and the banner asks again.
        networkMode: 'always',
        retry: (failures, error) => failures < 1 && isWorthRetrying(error),
      },
      mutations: { retry: false, networkMode: 'always' },
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

/** Sign-in answers the profile as well: nobody needs to ask for it again. */
export function setOwnUser({ address, user }: Pick<Session, 'address' | 'user'>): void {
  queryClientStore.get().setQueryData(queryKeys.ownUser, user)
  const route = userRoutes.getUserOfWallet
  const name = nameAnswer(route, { path: route.path.replace(':wallet', address), payload: {} })
  if (user && name) currentKeeper()?.keep(name, JSON.stringify(user))
}

// What failed while the server was away is asked again as soon as it is back.
unreachableStore.subscribe(() => {
  if (unreachableStore.get().length === 0) void queryClientStore.get().invalidateQueries()
})
