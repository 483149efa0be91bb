import { claimSchema } from '@did/domain/claim'
import type { RequestId, UserId } from '@did/domain/ids'
import { claimRoutes } from '@did/domain/routes/claims'
import { didRoutes } from '@did/domain/routes/dids'
import { verificationRequestRoutes } from '@did/domain/routes/verification-requests'
import { verifierRoutes } from '@did/domain/routes/verifiers'
import { verifierSchema } from '@did/domain/user'
import {
  type AskedRequest,
  askedRequestSchema,
  pendingRequestSchema,
  type VerificationRequest,
  verificationRequestSchema,
} from '@did/domain/verification-request'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { z } from 'zod'
import { api } from '../../lib/api.ts'
import { keptFirst } from '../../lib/kept-first.ts'
import { queryKeys } from '../../lib/query-keys.ts'
import { readAllPages } from '../../lib/read-all-pages.ts'

/** A status this page has not heard of displays as Unknown (SPEC.md 4); it must not take the whole list with it. */
const unknownRequestSchema = pendingRequestSchema.extend({ status: z.string().transform(() => 'unknown' as const) })
const sentRequestSchema = z.union([verificationRequestSchema, unknownRequestSchema])
export type SentRequest = VerificationRequest | z.infer<typeof unknownRequestSchema>

export type DecidedAsked = Exclude<AskedRequest, { status: 'pending' }>
export type PendingAsked = Extract<AskedRequest, { status: 'pending' }>

const listSent = { ...verificationRequestRoutes.listRequestsOfRequester, response: z.array(sentRequestSchema) }
const listAsked = {
  ...verificationRequestRoutes.listRequestsOfVerifier,
  response: z.array(z.union([askedRequestSchema, unknownRequestSchema])),
}
const listVerifiers = { ...verifierRoutes.listVerifiers, response: z.array(verifierSchema) }
const listClaims = { ...claimRoutes.listClaimsOfUser, response: z.array(claimSchema) }

/** Who can be asked. Not retried (SPEC.md 7.2): the dialog says so at once and offers another try. */
export const verifiersQuery = queryOptions({
  queryKey: queryKeys.verifiers,
  queryFn: ({ signal }) => readAllPages((query) => api(listVerifiers, { query, signal })),
  retry: false,
})

/** Requests the user has sent, newest first. */
export const sentRequestsQuery = (userId: UserId) =>
  queryOptions({
    queryKey: queryKeys.requestsOfRequester(userId),
    queryFn: keptFirst(
      ({ signal }): Promise<SentRequest[]> =>
        readAllPages((query) => api(listSent, { params: { userId }, query, signal })),
    ),
  })

/** Requests that wait for this verifier, oldest first. */
export const pendingRequestsQuery = (verifierId: UserId) =>
  queryOptions({
    queryKey: queryKeys.requestsOfVerifier(verifierId),
    queryFn: ({ signal }) =>
      readAllPages((page) =>
        api(listAsked, { params: { verifierId }, query: { ...page, status: 'pending' as const }, signal }),
      ),
    select: (requests) => requests.filter((request) => request.status === 'pending').toReversed(),
  })

const decidedPage = 20

/** What this verifier decided, the latest decision first, a page at a time. */
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

/** One request with what is known about its claim; null when there is none (any more) that this verifier may see. */
export const openedRequestQuery = (id: number) =>
  queryOptions({
    queryKey: queryKeys.openedRequest(id),
    queryFn: ({ signal }) => api(verificationRequestRoutes.openRequest, { params: { id }, signal }),
    // It is judged by: what it says must be of now.
    staleTime: 0,
  })

export const didLookupQuery = (tokenId: string) =>
  queryOptions({
    queryKey: queryKeys.didLookup(tokenId),
    queryFn: ({ signal }) => api(didRoutes.lookupDid, { params: { tokenId }, signal }),
    staleTime: 0,
  })

export const claimsOfUserQuery = (userId: UserId) =>
  queryOptions({
    queryKey: queryKeys.claimsOfUser(userId),
    queryFn: keptFirst(({ signal }) => readAllPages((query) => api(listClaims, { params: { userId }, query, signal }))),
  })

function isDecided(request: AskedRequest | z.infer<typeof unknownRequestSchema>): request is DecidedAsked {
  return request.status === 'approved' || request.status === 'rejected'
}
