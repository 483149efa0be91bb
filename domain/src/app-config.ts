import * as z from 'zod/mini'
import { addressSchema } from './hex.ts'

/** The facts about an installation that each page may read (`GET /api/config`). */
export const appConfigSchema = z.object({
  chainId: z.int().check(z.positive()),
  rpcUrl: z.url(),
  didRegistry: addressSchema,
  verifierPolicy: z.enum(['open', 'review']),
  embedded: z.boolean(),
})
export type AppConfig = z.infer<typeof appConfigSchema>
