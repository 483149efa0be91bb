import type { Address } from '@did/domain/hex'
import * as z from 'zod/mini'

const integer = z.int().check(z.nonnegative(), z.maximum(Number.MAX_SAFE_INTEGER))

/**
 * The public verdict page loads this file, so this file must contain few schemas
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
 * A verdict asks only this registry for accreditations, anchors and revocations. The log of the
 * registry begins at `deployedAtBlock`. An endpoint of another chain counts as out of reach.
 */
export type Installation = Omit<z.infer<typeof installationSchema>, 'didRegistry'> & { didRegistry: Address }

/**
 * Reads the description of an installation from untrusted data. Returns null unless the description
 * is complete.
 */
export function parseInstallation(input: unknown): Installation | null {
  const parsed = installationSchema.safeParse(input)
  if (!parsed.success) return null
  const { didRegistry, ...rest } = parsed.data
  return { ...rest, didRegistry: `0x${didRegistry.slice(2).toLowerCase()}` }
}
