import type { User } from '@did/domain/account/user'
import { useQueryClient } from '@tanstack/react-query'
import { queryKeys } from '../../lib/query/query-keys.ts'

export function useOwnUserUpdate() {
  const client = useQueryClient()
  return (user: User) => {
    client.setQueryData(queryKeys.ownUser, user)
    const stale = [queryKeys.ownUser, queryKeys.verifierStatus]
    return Promise.all(stale.map((queryKey) => client.invalidateQueries({ queryKey })))
  }
}
