import { verifierSchema } from '@did/domain/account/user'
import { claimCalls } from '@did/domain/calls/claims'
import { didCalls } from '@did/domain/calls/dids'
import { verificationRequestCalls } from '@did/domain/calls/verification-requests'
import { verifierCalls } from '@did/domain/calls/verifiers'
import { claimSchema } from '@did/domain/claim/claim'
import type { RequestId, UserId } from '@did/domain/ids'
import {
  type AskedRequest,
  askedRequestSchema,
  pendingRequestSchema,
  type VerificationRequest,
  verificationRequestSchema,
} from '@did/domain/verification-request/verification-request'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { api } from '../../lib/api.ts'
import { keptFirst } from '../../lib/query/kept-first.ts'
import { queryKeys } from '../../lib/query/query-keys.ts'
import { readAllPages } from '../../lib/query/read-all-pages.ts'

/**
 * A request with a status that this page does not know is shown as Unknown, so that it does not
 * break the whole list.
 */
const unknownRequestSchema = z.extend(pendingRequestSchema, {
  status: z.pipe(
    z.string(),
    z.transform(() => 'unknown' as const),
  ),
})
const sentRequestSchema = z.union([verificationRequestSchema, unknownRequestSchema])
export type SentRequest = VerificationRequest | z.infer<typeof unknownRequestSchema>

export type DecidedAsked = Exclude<AskedRequest, { status: 'pending' }>

const listSent = { ...verificationRequestCalls.listRequestsOfRequester, response: z.array(sentRequestSchema) }
const listAsked = {
  ...verificationRequestCalls.listRequestsOfVerifier,
  response: z.array(z.union([askedRequestSchema, unknownRequestSchema])),
}
const listVerifiers = { ...verifierCalls.listVerifiers, response: z.array(verifierSchema) }
const listClaims = { ...claimCalls.listClaimsOfUser, response: z.array(claimSchema) }

/**
 * After a failure, the page does not read the list of verifiers again by itself, because the dialog
 * reports the failure and offers another attempt.
 */
export const verifiersQuery = queryOptions({
  queryKey: queryKeys.verifiers,
  queryFn: ({ signal }) => readAllPages((query) => api(listVerifiers, { query, signal })),
  retry: false,
})

export const sentRequestsQuery = (userId: UserId) =>
  queryOptions({
    queryKey: queryKeys.requestsOfRequester(userId),
    queryFn: keptFirst(
      ({ signal }): Promise<SentRequest[]> =>
        readAllPages((query) => api(listSent, { params: { userId }, query, signal })),
    ),
  })

/** Reads the requests that wait for this verifier, oldest first. */
export const pendingRequestsQuery = (verifierId: UserId) =>
  queryOptions({
    queryKey: queryKeys.requestsOfVerifier(verifierId),
    queryFn: ({ signal }) =>
      readAllPages((page) =>
        api(listAsked, { params: { verifierId }, query: { ...page, status: 'pending' as const }, signal }),
      ),
    select: (requests) => requests.filter((request) => request.status === 'pending').toReversed(),
  })

/** A page of what a verifier decided has this many rows. */
export const decidedPage = 20

/** Reads the requests that this verifier decided, in pages, the latest request first. */
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

/**
 * Reads every request that this verifier decided, for a search and for the verifier's own records.
 */
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

export const didLookupQuery = (tokenId: string) =>
  queryOptions({
    queryKey: queryKeys.didLookup(tokenId),
    queryFn: ({ signal }) => api(didCalls.lookupDid, { params: { tokenId }, signal }),
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
