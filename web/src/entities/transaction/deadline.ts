import { createChainReader } from '@did/credentials/chain/chain-reader'
import * as z from 'zod/mini'
import { secondsNow } from '../../lib/page/device-clock.ts'

const blockSchema = z.object({ timestamp: z.string().check(z.regex(/^0x[0-9a-f]{1,12}$/i)) })

/** A wallet's consent counts for an hour, by the chain's clock and not by this device's. */
export async function findDeadline(rpcUrl: string): Promise<number> {
  const reader = createChainReader({ rpcUrl, fetch: (url, init) => fetch(url, init) })
  const newest = await reader
    .readBlock('latest')
    .then((block) => Number(blockSchema.parse(block).timestamp))
    .catch(() => 0)
  // A quiet chain's newest block may be old.
  return Math.max(newest, secondsNow()) + 3600
}
