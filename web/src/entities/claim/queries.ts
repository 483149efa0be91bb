import { claimCalls } from '@did/domain/calls/claims'
import type { ClaimId, DidId } from '@did/domain/ids'
import { queryOptions } from '@tanstack/react-query'
import { api } from '../../lib/api.ts'
import { keptFirst } from '../../lib/query/kept-first.ts'
import { queryKeys } from '../../lib/query/query-keys.ts'

/** A DID that the server does not show to the caller (404) counts as one without claims. */
export function claimsOfDidQuery(didId: DidId) {
  return queryOptions({
    queryKey: queryKeys.claimsOfDid(didId),
    queryFn: keptFirst(
      async ({ signal }) => (await api(claimCalls.listClaimsOfDid, { params: { didId }, signal })) ?? [],
    ),
  })
}

export function historyOfClaimQuery(claimId: ClaimId) {
  return queryOptions({
    queryKey: queryKeys.historyOfClaim(claimId),
    queryFn: ({ signal }) => api(claimCalls.getClaimHistory, { params: { id: claimId }, signal }),
    // Refetch each time, because anybody may have opened a share since the last answer.
    staleTime: 0,
  })
}
