import * as z from 'zod/mini'
import { addressSchema } from './hex.ts'

/**
 * Tells whether people can sign up with a passkey. Passkeys need a factory contract for accounts, a
 * key with which the service pays for calls, and a chain with the P-256 precompile. `unknown` means
 * that the chain has not answered yet.
 */
const passkeyOfferSchema = z.discriminatedUnion('status', [
  z.object({ status: z.literal('offered'), factory: addressSchema }),
  z.object({ status: z.enum(['not-set-up', 'no-precompile', 'unknown']) }),
])

/** The facts about an installation that each page may read (`GET /api/config`). */
export const appConfigSchema = z.object({
  chainId: z.int().check(z.positive()),
  rpcUrl: z.url(),
  didRegistry: addressSchema,
  /** The ERC-1056 registry, in which verifiers publish keys for other software. */
  ethereumDidRegistry: z._default(z.nullable(addressSchema), null),
  passkeys: passkeyOfferSchema,
  verifierPolicy: z.enum(['open', 'review']),
  embedded: z.boolean(),
})
export type AppConfig = z.infer<typeof appConfigSchema>
