import { verifierSchema } from '@did/domain/account/user'
import { claimCalls } from '@did/domain/calls/claims'
import { didCalls } from '@did/domain/calls/dids'
import { verificationRequestCalls } from '@did/domain/calls/verification-requests'
import { verifierCalls } from '@did/domain/calls/verifiers'
import { claimSchema } from '@did/domain/claim/claim'
import type { UserId } from '@did/domain/ids'
import {
  askedRequestSchema,
  pendingRequestSchema,
  type VerificationRequest,
  verificationRequestSchema,
} from '@did/domain/verification-request/verification-request'
import { queryOptions } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { api } from '../../lib/api.ts'
import { keptFirst } from '../../lib/query/kept-first.ts'
import { queryKeys } from '../../lib/query/query-keys.ts'
import { readAllPages } from '../../lib/query/read-all-pages.ts'

/**
 * A request with a status that this page does not know is shown as Unknown, so that it does not
 * break the whole list.
 */
export const unknownRequestSchema = z.extend(pendingRequestSchema, {
  status: z.pipe(
    z.string(),
    z.transform(() => 'unknown' as const),
  ),
})
const sentRequestSchema = z.union([verificationRequestSchema, unknownRequestSchema])
export type SentRequest = VerificationRequest | z.infer<typeof unknownRequestSchema>

const listSent = { ...verificationRequestCalls.listRequestsOfRequester, response: z.array(sentRequestSchema) }
export const listAsked = {
  ...verificationRequestCalls.listRequestsOfVerifier,
  response: z.array(z.union([askedRequestSchema, unknownRequestSchema])),
}
const listVerifiers = { ...verifierCalls.listVerifiers, response: z.array(verifierSchema) }
const listClaims = { ...claimCalls.listClaimsOfUser, response: z.array(claimSchema) }

/**
 * If the list of verifiers cannot be read, the page does not read it again by itself, because the
 * dialog says so and offers another attempt.
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

/** The requests that wait for this verifier, oldest first. */
export const pendingRequestsQuery = (verifierId: UserId) =>
  queryOptions({
    queryKey: queryKeys.requestsOfVerifier(verifierId),
    queryFn: ({ signal }) =>
      readAllPages((page) =>
        api(listAsked, { params: { verifierId }, query: { ...page, status: 'pending' as const }, signal }),
      ),
    select: (requests) => requests.filter((request) => request.status === 'pending').toReversed(),
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
