import { claimCalls } from '@did/domain/calls/claims'
import type { ClaimHistory } from '@did/domain/claim/history'
import type { ClaimId, DidId } from '@did/domain/ids'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { api } from '../../lib/api.ts'
import { keptFirst } from '../../lib/query/kept-first.ts'
import { queryKeys } from '../../lib/query/query-keys.ts'

/**
 * Reads the claims of a DID. Returns no claims if the server does not show the DID to the caller
 * (404).
 */
export function claimsOfDidQuery(didId: DidId) {
  return queryOptions({
    queryKey: queryKeys.claimsOfDid(didId),
    queryFn: keptFirst(
      async ({ signal }) => (await api(claimCalls.listClaimsOfDid, { params: { didId }, signal })) ?? [],
    ),
  })
}

const historyPageSize = 100

/**
 * Reads a claim's history in pages, newest first. The data are null if the server does not show the
 * history to the caller.
 */
export function historyOfClaimQuery(claimId: ClaimId) {
  return infiniteQueryOptions({
    queryKey: queryKeys.historyOfClaim(claimId),
    queryFn: ({ pageParam, signal }) => readHistoryPage(claimId, pageParam, signal),
    initialPageParam: null as number | null,
    getNextPageParam: firstOf,
    select: ({ pages }) => joinPages(pages),
    // Refetch the history at each use, because anybody may have opened a share since the last
    // answer.
    staleTime: 0,
  })
}

/** Reads the whole history for a file, with which anybody can check that no entry was changed. */
export async function readWholeHistory(claimId: ClaimId): Promise<ClaimHistory | null> {
  const pages: (ClaimHistory | null)[] = []
  let before: number | null = null
  do {
    const page: ClaimHistory | null = await readHistoryPage(claimId, before)
    pages.push(page)
    before = firstOf(page)
  } while (before !== null)
  return joinPages(pages)
}

function readHistoryPage(claimId: ClaimId, before: number | null, signal?: AbortSignal): Promise<ClaimHistory | null> {
  const query = { limit: historyPageSize, ...(before !== null && { before }) }
  return api(claimCalls.getClaimHistory, { params: { id: claimId }, query, ...(signal && { signal }) })
}

/**
 * Returns the number of the oldest entry on this page of the history, or null if the page contains
 * entry 1, with which each history begins.
 */
function firstOf(page: ClaimHistory | null): number | null {
  const first = page?.entries[0]?.seq ?? 1
  return first > 1 ? first : null
}

function joinPages(pages: readonly (ClaimHistory | null)[]): ClaimHistory | null {
  const [newest] = pages
  if (!newest) return null
  return { ...newest, entries: pages.toReversed().flatMap((page) => page?.entries ?? []) }
}
