import { openedRequestCalls } from '@did/domain/verification-request/opened-request-calls'
import { queryOptions } from '@tanstack/react-query'
import { api } from '../../lib/api.ts'
import { queryKeys } from '../../lib/query/query-keys.ts'

/** The query's data are null if the verifier may not see the request. */
export const openedRequestQuery = (id: number) =>
  queryOptions({
    queryKey: queryKeys.openedRequest(id),
    queryFn: ({ signal }) => api(openedRequestCalls.openRequest, { params: { id }, signal }),
    // Refetch each time, because the verifier must see the claim's current state before deciding.
    staleTime: 0,
  })
