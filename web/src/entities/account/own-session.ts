import { sessionCalls } from '@did/domain/calls/session'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { api } from '../../lib/api.ts'
import { queryKeys } from '../../lib/query/query-keys.ts'
import { useOwnUser } from './own-user.ts'

/** Reads what the server knows of the signed-in wallet, also without a profile. */
export const ownSessionQuery = queryOptions({
  queryKey: queryKeys.ownSession,
  queryFn: ({ signal }) => api(sessionCalls.getSession, { signal }),
  retry: false,
})

/**
 * Tells whether the user is an administrator. The page reads the session only for a wallet without
 * a profile, because a profile says this, too.
 */
export function useIsAdministrator(): { isAdministrator: boolean; hasProfile: boolean } {
  const { data: user } = useOwnUser()
  const { data: session } = useQuery({ ...ownSessionQuery, enabled: user === null })
  if (user) return { isAdministrator: user.isAdministrator, hasProfile: true }
  return { isAdministrator: user === null && session?.isAdministrator === true, hasProfile: false }
}
