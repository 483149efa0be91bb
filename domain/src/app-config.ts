import { z } from 'zod'
import { addressSchema } from './hex.ts'

/** What every page may know about the installation that serves it (`GET /api/config`). */
export const appConfigSchema = z.object({
  chainId: z.int().positive(),
  rpcUrl: z.url(),
  didRegistry: addressSchema,
  verifierPolicy: z.enum(['open', 'review']),
  embedded: z.boolean(),
})
export type AppConfig = z.infer<typeof appConfigSchema>
