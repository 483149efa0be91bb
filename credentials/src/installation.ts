import type { Address } from '@did/domain/hex'
import * as z from 'zod/mini'

const integer = z.int().check(z.nonnegative(), z.maximum(Number.MAX_SAFE_INTEGER))

/** In `zod/mini`, because the public page reads it first (docs/decisions/0004-zod-mini-on-the-public-page.md). */
const installationSchema = z.object({
  chainId: z.int().check(z.positive()),
  rpcUrl: z.string(),
  didRegistry: z.string().check(z.regex(/^0x[0-9a-fA-F]{40}$/)),
  deployedAtBlock: integer,
  verifierPolicy: z.enum(['open', 'review']),
})

/**
 * What a checker is pinned to. The registry alone says who is accredited, what is anchored and what was withdrawn;
 * `deployedAtBlock` is where its log begins. An endpoint of another chain counts as not reached.
 */
export type Installation = {
  chainId: number
  rpcUrl: string
  didRegistry: Address
  deployedAtBlock: number
  verifierPolicy: 'open' | 'review'
}

/** Reads an installation from untrusted data; null unless it is a whole one. */
export function parseInstallation(input: unknown): Installation | null {
  const parsed = installationSchema.safeParse(input)
  if (!parsed.success) return null
  const { didRegistry, ...rest } = parsed.data
  return { ...rest, didRegistry: `0x${didRegistry.slice(2).toLowerCase()}` }
}
