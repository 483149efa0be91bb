import type { Address } from '@did/domain/hex'
import * as z from 'zod/mini'

/** The members of `GET /api/config` a verdict is pinned to. In `zod/mini`: the full schema would double the page's weight. */
const installationSchema = z.object({
  chainId: z.int().check(z.positive()),
  rpcUrl: z.string(),
  didRegistry: z.string().check(z.regex(/^0x[0-9a-fA-F]{40}$/)),
  verifierPolicy: z.enum(['open', 'review']),
})
export type Installation = {
  chainId: number
  rpcUrl: string
  didRegistry: Address
  verifierPolicy: 'open' | 'review'
}

let known: Installation | null = null

/** Asked once per page. Throws while the server is out of reach. */
export async function getInstallation(signal: AbortSignal): Promise<Installation> {
  if (known) return known
  const response = await fetch('/api/config', { signal })
  const { didRegistry, ...rest } = installationSchema.parse(await response.json())
  known = { ...rest, didRegistry: `0x${didRegistry.slice(2).toLowerCase()}` }
  return known
}
