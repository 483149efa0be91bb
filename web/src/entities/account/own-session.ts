import { sessionCalls } from '@did/domain/calls/session'
import { queryOptions } from '@tanstack/react-query'
import { api } from '../../lib/api.ts'
import { queryKeys } from '../../lib/query/query-keys.ts'

/** What the server knows of the signed-in wallet, also without a profile. */
export const ownSessionQuery = queryOptions({
  queryKey: queryKeys.ownSession,
  queryFn: ({ signal }) => api(sessionCalls.getSession, { signal }),
  retry: false,
})
