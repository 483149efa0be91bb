import { contactMessageSchema } from '@did/domain/contact-message'
import { applicationDecisionSchema, verifierApplicationRecordSchema } from '@did/domain/register'
import { contactMessageRoutes } from '@did/domain/routes/contact-messages'
import { registerRoutes } from '@did/domain/routes/register'
import { verifierRoutes } from '@did/domain/routes/verifiers'
import { verifierSchema } from '@did/domain/user'
import { queryOptions } from '@tanstack/react-query'
import { z } from 'zod'
import { api } from '../../lib/api.ts'
import { queryKeys } from '../../lib/query-keys.ts'
import { readAllPages } from '../../lib/read-all-pages.ts'

const listApplications = {
  ...registerRoutes.listVerifierApplications,
  response: z.array(verifierApplicationRecordSchema),
}
const listDecided = { ...registerRoutes.listApplicationDecisions, response: z.array(applicationDecisionSchema) }
const listMessages = { ...contactMessageRoutes.listContactMessages, response: z.array(contactMessageSchema) }
const listVerifiers = { ...verifierRoutes.listVerifiers, response: z.array(verifierSchema) }

/** Who waits for a decision, oldest first; null for a wallet that decides nothing. */
export const applicationsQuery = queryOptions({
  queryKey: queryKeys.applications,
  queryFn: async ({ signal }) => (await api(listApplications, { signal }))?.toReversed() ?? null,
})

export const decisionsQuery = queryOptions({
  queryKey: queryKeys.applicationDecisions,
  queryFn: ({ signal }) => readAllPages((query) => api(listDecided, { query, signal })),
})

export type MessageStatus = 'waiting' | 'done'

/** What waits is read oldest first, what is done newest first. */
export const messagesQuery = (status: MessageStatus) =>
  queryOptions({
    queryKey: queryKeys.messagesOf(status),
    queryFn: async ({ signal }) => {
      const messages = (await api(listMessages, { signal, query: { status } })) ?? []
      return status === 'waiting' ? messages.toReversed() : messages
    },
  })

/** The user behind a wallet, where there is one: the register knows wallets only. */
export async function findVerifierOf(wallet: string) {
  const verifiers = (await api(listVerifiers, {})) ?? []
  return verifiers.find(({ walletAddress }) => walletAddress === wallet) ?? null
}
