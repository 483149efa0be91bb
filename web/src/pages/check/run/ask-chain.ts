import { createChainReader, type Fetch } from '@did/credentials/chain/chain-reader'
import { readNewestBlock, type SeenBlock } from '@did/credentials/chain/newest-block'
import type { ParsedShare } from '@did/credentials/share/share-link'
import { judgeShare } from '@did/credentials/verdict/verdict'
import { askAbout } from '../../../entities/verdict/judge/begin-verdict.ts'
import { getInstallation } from '../../../entities/verdict/judge/installation.ts'
import type { Judged } from '../../../entities/verdict/judge/use-verdict.ts'

type Asking = { signal: AbortSignal; fetch: Fetch }

/**
 * Finds the facts about the share anew, and uses none of an earlier check. This function never
 * throws.
 */
export async function judgeAnew(share: ParsedShare, { signal, fetch }: Asking): Promise<Judged> {
  const findings = await askAbout(share, signal, { fetch })
  return { share, verdict: judgeShare(share, findings.facts), findings }
}

/** Returns null if the chain does not answer. */
export async function findNewestBlock({ signal, fetch }: Asking): Promise<SeenBlock | null> {
  const installation = await getInstallation(signal)
  if (!installation) return null
  const { rpcUrl, chainId } = installation
  return readNewestBlock(createChainReader({ rpcUrl, fetch, signal }), chainId).catch(() => null)
}
