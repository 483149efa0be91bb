import { sessionCalls } from '@did/domain/calls/session'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { api } from '../../lib/api.ts'
import { queryKeys } from '../../lib/query/query-keys.ts'
import { useOwnUser } from './own-user.ts'

/** The server answers this call even for a wallet without a profile. */
export const ownSessionQuery = queryOptions({
  queryKey: queryKeys.ownSession,
  queryFn: ({ signal }) => api(sessionCalls.getSession, { signal }),
  retry: false,
})

/**
 * A profile says whether the user is an administrator, so the page reads the session only for a
 * wallet without a profile.
 */
export function useIsAdministrator(): { isAdministrator: boolean; hasProfile: boolean } {
  const { data: user } = useOwnUser()
  const { data: session } = useQuery({ ...ownSessionQuery, enabled: user === null })
  if (user) return { isAdministrator: user.isAdministrator, hasProfile: true }
  return { isAdministrator: user === null && session?.isAdministrator === true, hasProfile: false }
}
