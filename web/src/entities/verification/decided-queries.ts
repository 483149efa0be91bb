import type { RequestId, UserId } from '@did/domain/ids'
import type { AskedRequest } from '@did/domain/verification-request/verification-request'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import type * as z from 'zod/mini'
import { api } from '../../lib/api.ts'
import { queryKeys } from '../../lib/query/query-keys.ts'
import { readAllPages } from '../../lib/query/read-all-pages.ts'
import { listAsked, type unknownRequestSchema } from './queries.ts'

export type DecidedAsked = Exclude<AskedRequest, { status: 'pending' }>

/** A page of what a verifier decided has this many rows. */
export const decidedPage = 20

/** Reads the requests that this verifier decided, the latest request first. */
export const decidedRequestsQuery = (verifierId: UserId) =>
  infiniteQueryOptions({
    queryKey: queryKeys.decidedRequests(verifierId),
    queryFn: async ({ pageParam, signal }) => {
      const query = {
        limit: decidedPage,
        status: 'decided' as const,
        ...(pageParam === null ? {} : { before: pageParam }),
      }
      const rows = (await api(listAsked, { params: { verifierId }, query, signal })) ?? []
      return { last: rows.length < decidedPage ? null : (rows.at(-1)?.id ?? null), rows: rows.filter(isDecided) }
    },
    initialPageParam: null as RequestId | null,
    getNextPageParam: ({ last }) => last,
  })

/** Reads all pages at once, for a search and for the verifier's own records. */
export const allDecidedQuery = (verifierId: UserId) =>
  queryOptions({
    queryKey: queryKeys.allDecided(verifierId),
    queryFn: async ({ signal }) => {
      const rows = await readAllPages((page) =>
        api(listAsked, { params: { verifierId }, query: { ...page, status: 'decided' as const }, signal }),
      )
      return rows.filter(isDecided)
    },
  })

function isDecided(request: AskedRequest | z.infer<typeof unknownRequestSchema>): request is DecidedAsked {
  return request.status === 'approved' || request.status === 'rejected'
}
