import * as z from 'zod/mini'
import { addressSchema } from './hex.ts'
import type { Route } from './route.ts'

const fundWalletSchema = z.object({ address: addressSchema })
export type FundWallet = z.infer<typeof fundWalletSchema>

/** A mail that a demonstration installation stores instead of sending it. */
const inboxMailSchema = z.object({
  id: z.int().check(z.positive()),
  sentAt: z.iso.datetime(),
  recipient: z.string(),
  subject: z.string(),
  text: z.string(),
})
export type InboxMail = z.infer<typeof inboxMailSchema>

/**
 * The API calls of an installation with its own development chain. The pages of other installations
 * do not load this file.
 */
export const embeddedRoutes = {
  fundWallet: {
    method: 'POST',
    path: '/api/dev/faucet',
    summary: 'Send test money to a wallet. Only an installation with its own development chain has this call',
    who: 'signed-in',
    body: fundWalletSchema,
    response: z.object({ transactionHash: z.nullable(z.string()) }),
  },
  listInboxMails: {
    method: 'GET',
    path: '/api/dev/inbox',
    summary: 'List the mails to the caller. Only an installation for trying out has this call',
    who: 'signed-in',
    response: z.array(inboxMailSchema),
  },
} as const satisfies Record<string, Route>
