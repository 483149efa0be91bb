import { useQuery } from '@tanstack/react-query'
import { useIsAdministrator } from '../../entities/account/own-session.ts'
import { queryKeys } from '../../lib/query/query-keys.ts'

const askEveryMs = 60_000

/**
 * Counts the applications that wait, for an administrator without a profile. The server keeps
 * notifications for profiles only, so such an administrator hears of applications in this way.
 */
export function useWaitingApplications(): number {
  const { isAdministrator, hasProfile } = useIsAdministrator()
  const { data } = useQuery({
    queryKey: queryKeys.waitingApplications,
    queryFn: async () => (await import('./count-applications.ts')).countApplications(),
    enabled: isAdministrator && !hasProfile,
    refetchInterval: askEveryMs,
  })
  return isAdministrator && !hasProfile ? (data ?? 0) : 0
}
