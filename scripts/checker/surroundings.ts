import type { Fetch } from '@did/credentials/chain/chain-reader'
import type { Installation } from '@did/credentials/chain/installation'
import type { ResolveDid } from '@did/credentials/data-integrity/verify-proof'
import { parseDidDocument } from '@did/credentials/did/parse-document'
import type { LoadDocument } from '@did/credentials/did/resolve-foreign'
import { openSavedChain } from '@did/credentials/evidence/saved-chain'
import type { Hex } from '@did/domain/hex'
import { chooseInstallation, type InstallationOptions, readChainId } from './find-installation.ts'
import { loadLive } from './load-live.ts'
import type { SavedDocuments } from './saved-documents.ts'

/** The sources of a check's facts: either the network and a chain's node, or a saved folder. */
export type Surroundings = {
  installation: Installation | 'unknown'
  fetch: Fetch
  load: LoadDocument
  /** Finds a did:ethr's document without a node of its chain. */
  resolveEthr?: ResolveDid
  /** The time in Unix seconds for which a verdict on saved facts holds. Null means live facts. */
  heldOn: number | null
  /** Tells whether the chain answers, live or by proofs of a block that the checker believes in. */
  hasChain: boolean
}

/**
 * Prepares a check over the network, which asks the chain's node and other hosts. `claimed` is the
 * chain id in the credential, which is used only if the node does not answer.
 */
export async function openLive(claimed: number | null, options: InstallationOptions): Promise<Surroundings> {
  const chainId = (await readChainId(options.rpc)) ?? claimed
  const installation = chainId === null ? 'unknown' : chooseInstallation(chainId, options)
  return { installation, fetch, load: loadLive, heldOn: null, hasChain: true }
}

/**
 * Opens a saved folder, without asking another machine. Without a block to believe in, every
 * question to the chain fails.
 */
export function openSaved(
  { savedAt, load, chain }: SavedDocuments,
  trusted: readonly Hex[],
  { claimed, options }: { claimed: number | null; options: InstallationOptions },
): Surroundings {
  const chainId = chain?.chainId ?? claimed
  const installation = chainId === null ? 'unknown' : chooseInstallation(chainId, options)
  const isOurs = chain !== null && installation !== 'unknown' && chain.didRegistry === installation.didRegistry
  const opened = isOurs ? openSavedChain(chain, trusted) : null
  return {
    installation,
    fetch: opened?.fetch ?? noNode,
    load,
    resolveEthr: async (did) => {
      const text = await load(did)
      return text === null ? null : parseDidDocument(text, did)
    },
    heldOn: opened === null ? savedAt : Math.min(savedAt, opened.header.time),
    hasChain: opened !== null,
  }
}

async function noNode(): Promise<Response> {
  throw new Error('no block of the chain is believed')
}
