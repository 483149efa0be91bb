import type { ClaimId, DidId } from '@did/domain/ids'
import { claimRoutes } from '@did/domain/routes/claims'
import { queryOptions } from '@tanstack/react-query'
import { api } from '../../lib/api.ts'
import { keptFirst } from '../../lib/kept-first.ts'
import { queryKeys } from '../../lib/query-keys.ts'

/** A DID that the server does not show (404) has no claims to show either. */
export function claimsOfDidQuery(didId: DidId) {
  return queryOptions({
    queryKey: queryKeys.claimsOfDid(didId),
    queryFn: keptFirst(
      async ({ signal }) => (await api(claimRoutes.listClaimsOfDid, { params: { didId }, signal })) ?? [],
    ),
  })
}

export function historyOfClaimQuery(claimId: ClaimId) {
  return queryOptions({
    queryKey: queryKeys.historyOfClaim(claimId),
    queryFn: ({ signal }) => api(claimRoutes.getClaimHistory, { params: { id: claimId }, signal }),
    // Anybody may have looked at a share since.
    staleTime: 0,
  })
}
