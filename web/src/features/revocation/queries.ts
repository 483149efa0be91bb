import type { Confirmation } from '@did/domain/attestation/revocation-record'
import { revocationCalls } from '@did/domain/calls/revocations'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { api } from '../../lib/api.ts'
import { queryKeys } from '../../lib/query/query-keys.ts'
import { readAllPages } from '../../lib/query/read-all-pages.ts'

const pageSize = 20
const unrecordedMs = 5_000

/** The attestations that this account made, newest first. */
export const confirmationsQuery = infiniteQueryOptions({
  queryKey: queryKeys.confirmations,
  queryFn: async ({ pageParam, signal }) => {
    const query = { limit: pageSize, ...(pageParam === null ? {} : { before: pageParam }) }
    return (await api(revocationCalls.listConfirmations, { query, signal })) ?? []
  },
  initialPageParam: null as number | null,
  refetchInterval: ({ state }) => findInterval(state.data?.pages.flat()),
  getNextPageParam: (page) => (page.length < pageSize ? null : (page.at(-1)?.id ?? null)),
})

/** Every attestation that this account made, for a search. */
export const allConfirmationsQuery = queryOptions({
  queryKey: [...queryKeys.confirmations, 'all'],
  queryFn: ({ signal }) => readAllPages((query) => api(revocationCalls.listConfirmations, { query, signal })),
  refetchInterval: ({ state }) => findInterval(state.data),
})

/** Polls, because no event tells that the chain has recorded a revocation. */
function findInterval(confirmations: readonly Confirmation[] = []): number | false {
  return confirmations.some(({ revocation }) => revocation && !revocation.recorded) ? unrecordedMs : false
}
