import { contactMessageSchema } from '@did/domain/account/contact-message'
import { verifierSchema } from '@did/domain/account/user'
import { contactMessageCalls } from '@did/domain/calls/contact-messages'
import { registerCalls } from '@did/domain/calls/register'
import { verifierCalls } from '@did/domain/calls/verifiers'
import { applicationDecisionSchema, verifierApplicationRecordSchema } from '@did/domain/verifier/register'
import { queryOptions } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { api } from '../../lib/api.ts'
import { queryKeys } from '../../lib/query/query-keys.ts'
import { findAllPages, readAllPages } from '../../lib/query/read-all-pages.ts'

const listApplications = {
  ...registerCalls.listVerifierApplications,
  response: z.array(verifierApplicationRecordSchema),
}
const listDecided = { ...registerCalls.listApplicationDecisions, response: z.array(applicationDecisionSchema) }
const listMessages = { ...contactMessageCalls.listContactMessages, response: z.array(contactMessageSchema) }
const listVerifiers = { ...verifierCalls.listVerifiers, response: z.array(verifierSchema) }

const askAgainMs = 5000

/**
 * Reads all waiting applications, the oldest first. Null means that the caller is no administrator.
 */
export async function readApplications(asking: { signal: AbortSignal } | { cache: 'no-store' }) {
  const applications = await findAllPages((query) => api(listApplications, { query, ...asking }))
  return applications?.toReversed() ?? null
}

export const applicationsQuery = queryOptions({
  queryKey: queryKeys.applications,
  queryFn: ({ signal }) => readApplications({ signal }),
  // Ask the server again at intervals, because no event tells an administrator that the chain has
  // accredited an applicant. Another page may have sent the transaction.
  refetchInterval: ({ state }) => (state.data?.length ? askAgainMs : false),
})

export const decisionsQuery = queryOptions({
  queryKey: queryKeys.applicationDecisions,
  queryFn: ({ signal }) => readAllPages((query) => api(listDecided, { query, signal })),
})

export type MessageStatus = 'waiting' | 'done'

/** Waiting messages begin with the oldest, and finished messages begin with the newest. */
export const messagesQuery = (status: MessageStatus) =>
  queryOptions({
    queryKey: queryKeys.messagesOf(status),
    queryFn: async ({ signal }) => {
      const messages = await readAllPages((page) => api(listMessages, { signal, query: { status, ...page } }))
      return status === 'waiting' ? messages.toReversed() : messages
    },
  })

/** Searches the server's list for the verifier, because a register entry contains no user id. */
export async function findVerifierOf(wallet: string) {
  const verifiers = await readAllPages((query) => api(listVerifiers, { query }))
  return verifiers.find(({ walletAddress }) => walletAddress === wallet) ?? null
}
