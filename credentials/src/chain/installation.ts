import type { Address } from '@did/domain/hex'
import * as z from 'zod/mini'

const integer = z.int().check(z.nonnegative(), z.maximum(Number.MAX_SAFE_INTEGER))

/**
 * The public verdict page loads this schema, so the file must contain few others
 * (docs/decisions/0004-zod-mini.md).
 */
const installationSchema = z.object({
  chainId: z.int().check(z.positive()),
  rpcUrl: z.string(),
  didRegistry: z.string().check(z.regex(/^0x[0-9a-fA-F]{40}$/)),
  deployedAtBlock: integer,
  verifierPolicy: z.enum(['open', 'review']),
})

/**
 * The only registry that a verdict asks, with its chain. The registry's log begins at
 * `deployedAtBlock`. An endpoint of another chain counts as out of reach.
 */
export type Installation = Omit<z.infer<typeof installationSchema>, 'didRegistry'> & { didRegistry: Address }

/** Reads an installation from untrusted data. Returns null unless the description is complete. */
export function parseInstallation(input: unknown): Installation | null {
  const parsed = installationSchema.safeParse(input)
  if (!parsed.success) return null
  const { didRegistry, ...rest } = parsed.data
  return { ...rest, didRegistry: `0x${didRegistry.slice(2).toLowerCase()}` }
}
