import { createChainReader } from '@did/credentials/chain/chain-reader'
import { accreditationAt, timeAheadOfAnyBlock } from '@did/credentials/chain/registry-calls'
import { findAnchor } from '@did/credentials/chain/registry-log'
import type { HolderQuestion } from '@did/credentials/holder-challenge/holder-answer'
import { pinReader } from '@did/credentials/verdict/ask-chain'
import { getInstallation } from '../../entities/verdict/judge/installation.ts'

/** `name` is '' for a verifier whom nobody accredited. `signedAt` is in Unix seconds. */
export type Confirmation = { name: string; signedAt: number | null }

/**
 * Nobody has checked what the question says about the credential, so this reads from the chain who
 * confirmed it and when. What the chain does not answer stays empty. Never throws.
 */
export async function findConfirmation(
  { attestation: digest, verifier }: Pick<HolderQuestion, 'attestation' | 'verifier'>,
  signal: AbortSignal,
): Promise<Confirmation> {
  const installation = await getInstallation(signal)
  if (!installation) return { name: '', signedAt: null }
  const { rpcUrl, chainId, didRegistry } = installation
  const askChain = pinReader(createChainReader({ rpcUrl, fetch, signal }), chainId)
  const readStanding = (time: number) =>
    askChain(async (reader) =>
      accreditationAt.decode(await reader.call({ to: didRegistry, data: accreditationAt.encode(verifier, time) })),
    )
  const anchor = await askChain((reader) => findAnchor(reader, { ...installation, digest, hint: null }))
  const signedAt = anchor === 'unknown' || anchor === null ? null : anchor.time
  const standings = await Promise.all([signedAt ?? timeAheadOfAnyBlock, timeAheadOfAnyBlock].map(readStanding))
  const accredited = standings.flatMap((standing) =>
    standing !== 'unknown' && standing.isAccredited && standing.name !== '' ? standing.name : [],
  )
  return { name: accredited[0] ?? '', signedAt }
}
