import { userRoutes } from '@did/domain/routes/users'
import type { User } from '@did/domain/user'
import { queryOptions, type UseQueryResult, useQuery } from '@tanstack/react-query'
import { isSignedIn, useAccount } from './account.ts'
import { api } from './api.ts'
import { keptFirst } from './kept-first.ts'
import { queryKeys } from './query-keys.ts'

/** The profile of the signed-in wallet; null while it has none. */
export function useOwnUser(): UseQueryResult<User | null> {
  const account = useAccount()
  return useQuery(
    queryOptions({
      queryKey: queryKeys.ownUser,
      queryFn: keptFirst(({ signal }) =>
        api(userRoutes.getUserOfWallet, { params: { wallet: account.address ?? '' }, signal }),
      ),
      enabled: isSignedIn(account),
    }),
  )
}
