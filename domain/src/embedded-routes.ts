import { z } from 'zod'
import { addressSchema } from './hex.ts'
import type { Route } from './route.ts'

const fundWalletSchema = z.object({ address: addressSchema })
export type FundWallet = z.infer<typeof fundWalletSchema>

/**
 * Calls of installations that run everything themselves, and of no other. They are a table of their own because the page of any
 * other installation holds no trace of them.
 */
export const embeddedRoutes = {
  fundWallet: {
    method: 'POST',
    path: '/api/dev/faucet',
    summary: 'Test money for a wallet on the development chain',
    who: 'signed-in',
    body: fundWalletSchema,
    success: 200,
    response: z.object({ transactionHash: z.string().nullable() }),
  },
} as const satisfies Record<string, Route>
