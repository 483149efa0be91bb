import type { Session } from '@did/domain/account/session'
import { userCalls } from '@did/domain/calls/users'
import { QueryClient } from '@tanstack/react-query'
import { isWorthRetrying } from '../api-error.ts'
import { unreachableStore } from '../reachability.ts'
import { createStore } from '../store.ts'
import { currentKeeper, nameAnswer } from './kept-answers.ts'
import { queryKeys } from './query-keys.ts'

const dataCache = { freshMs: 5 * 60 * 1000, keptMs: 30 * 60 * 1000 }

function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: dataCache.freshMs,
        gcTime: dataCache.keptMs,
        refetchOnWindowFocus: false,
        // Do not ask the browser whether it is online, because only a failed request shows this
        // reliably.
        networkMode: 'always',
        retry: (failures, error) => failures < 1 && isWorthRetrying(error),
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  })
}

/**
 * When another account connects, it gets a new cache. So a late answer for the former account goes
 * to a cache that nobody reads.
 */
export const queryClientStore = createStore(createQueryClient())

export function renewQueryClient(): void {
  const old = queryClientStore.get()
  queryClientStore.set(createQueryClient())
  void old.cancelQueries()
  old.clear()
}

/** A session comes with the user's profile, so no query needs to ask for it. */
export function setOwnUser({ address, user }: Pick<Session, 'address' | 'user'>): void {
  queryClientStore.get().setQueryData(queryKeys.ownUser, user)
  const route = userCalls.getUserOfWallet
  const name = nameAnswer(route, { path: route.path.replace(':wallet', address), payload: {} })
  if (user && name) currentKeeper()?.keep(name, JSON.stringify(user))
}

// When the server, the database and the chain all answer again after an outage, mark all queries as
// stale. Open screens then load their answers again.
unreachableStore.subscribe(() => {
  if (unreachableStore.get().length === 0) void queryClientStore.get().invalidateQueries()
})
