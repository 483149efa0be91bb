import type { ClaimId } from '@did/domain/ids'
import type { Confirmation } from '@did/domain/revocation-record'
import { revocationRoutes } from '@did/domain/routes/revocations'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { api } from '../../lib/api.ts'
import { queryKeys } from '../../lib/query-keys.ts'

const pageSize = 20
const unrecordedMs = 5_000

/** What the caller confirmed, newest first, a page at a time. */
export const confirmationsQuery = infiniteQueryOptions({
  queryKey: queryKeys.confirmations,
  queryFn: async ({ pageParam, signal }) => {
    const query = { limit: pageSize, ...(pageParam === null ? {} : { before: pageParam }) }
    return (await api(revocationRoutes.listConfirmations, { query, signal })) ?? []
  },
  initialPageParam: null as number | null,
  // The chain's word for a withdrawal comes without an event.
  refetchInterval: ({ state }) => (state.data?.pages.flat().some(isUnrecorded) ? unrecordedMs : false),
  getNextPageParam: (page) => (page.length < pageSize ? null : (page.at(-1)?.id ?? null)),
})

/** Who took back a confirmation of this claim, and why. */
export const revocationsOfClaimQuery = (claimId: ClaimId) =>
  queryOptions({
    queryKey: queryKeys.revocationsOfClaim(claimId),
    queryFn: async ({ signal }) =>
      (await api(revocationRoutes.listRevocationsOfClaim, { params: { id: claimId }, signal })) ?? [],
  })

function isUnrecorded({ revocation }: Confirmation): boolean {
  return revocation !== null && !revocation.recorded
}
