import { createChainReader } from '@did/credentials/chain/chain-reader'
import * as z from 'zod/mini'
import { secondsNow } from '../../lib/page/device-clock.ts'

const blockSchema = z.object({ timestamp: z.string() })

/**
 * Returns the Unix second at which a wallet's consent ends: an hour from now, or an hour after the
 * newest block if the chain's clock is ahead. The chain compares this time with its own clock.
 */
export async function findDeadline(rpcUrl: string): Promise<number> {
  const reader = createChainReader({ rpcUrl, fetch })
  const { data } = blockSchema.safeParse(await reader.readBlock('latest').catch(() => null))
  // Do not use the block's time alone, because the newest block of a quiet chain may be old.
  return Math.max(Number(data?.timestamp ?? 0), secondsNow()) + 3600
}
