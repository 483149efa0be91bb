import type { User } from '@did/domain/account/user'
import { userCalls } from '@did/domain/calls/users'
import { queryOptions, type UseQueryResult, useQuery } from '@tanstack/react-query'
import { api } from '../../lib/api.ts'
import { keptFirst } from '../../lib/query/kept-first.ts'
import { queryKeys } from '../../lib/query/query-keys.ts'
import { isSignedIn, useAccount } from './account.ts'

export function useOwnUser(): UseQueryResult<User | null> {
  const account = useAccount()
  return useQuery(
    queryOptions({
      queryKey: queryKeys.ownUser,
      queryFn: keptFirst(({ signal }) =>
        api(userCalls.getUserOfWallet, { params: { wallet: account.address ?? '' }, signal }),
      ),
      enabled: isSignedIn(account),
    }),
  )
}
