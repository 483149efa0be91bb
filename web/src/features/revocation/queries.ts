import type { Confirmation } from '@did/domain/attestation/revocation-record'
import { revocationCalls } from '@did/domain/calls/revocations'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { api } from '../../lib/api.ts'
import { queryKeys } from '../../lib/query/query-keys.ts'
import { readAllPages } from '../../lib/query/read-all-pages.ts'

const pageSize = 20
const unrecordedMs = 5_000

/** The attestations that this account made, newest first, in pages. */
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

/** A search needs every attestation that this account made. */
export const allConfirmationsQuery = queryOptions({
  queryKey: [...queryKeys.confirmations, 'all'],
  queryFn: ({ signal }) => readAllPages((query) => api(revocationCalls.listConfirmations, { query, signal })),
  refetchInterval: ({ state }) => findInterval(state.data),
})

const textMembers = ['claimId', 'claimType', 'title', 'issuer', 'issueDate', 'details'] as const

/**
 * This account's other confirmations of the same text, as far as they still count. The page shows
 * only their dates, so the query drops any other text that a server might add.
 */
export function sameTextQuery({ attestation, message }: Confirmation) {
  return queryOptions({
    queryKey: [...queryKeys.confirmations, 'same text', attestation],
    queryFn: async ({ signal }) => {
      const rows = await readAllPages((page) =>
        api(revocationCalls.listConfirmations, { query: { ...page, sameTextAs: attestation }, signal }),
      )
      return rows.filter(
        (row) =>
          row.revocation === null &&
          row.attestation !== attestation &&
          textMembers.every((member) => row.message[member] === message[member]),
      )
    },
  })
}

/**
 * No event tells when the chain has recorded a revocation. So while the list contains an unrecorded
 * revocation, the page reads the list again after the returned number of milliseconds.
 */
function findInterval(confirmations: readonly Confirmation[] = []): number | false {
  return confirmations.some(({ revocation }) => revocation && !revocation.recorded) ? unrecordedMs : false
}
