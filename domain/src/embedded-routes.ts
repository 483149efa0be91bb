import * as z from 'zod/mini'
import { addressSchema } from './hex.ts'
import type { Route } from './route.ts'

const fundWalletSchema = z.object({ address: addressSchema })
export type FundWallet = z.infer<typeof fundWalletSchema>

/** API calls of an installation with its own development chain. Other pages lack this code. */
export const embeddedRoutes = {
  fundWallet: {
    method: 'POST',
    path: '/api/dev/faucet',
    summary: 'Send test money to a wallet. Only an installation with its own development chain has this call',
    who: 'signed-in',
    body: fundWalletSchema,
    response: z.object({ transactionHash: z.nullable(z.string()) }),
  },
} as const satisfies Record<string, Route>
