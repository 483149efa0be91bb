import type { Fetch } from '@did/credentials/chain/chain-reader'
import type { Installation } from '@did/credentials/chain/installation'
import { limitAnswers } from '@did/credentials/chain/limit-answers'
import type { ResolveDid } from '@did/credentials/data-integrity/verify-proof'
import { parseDidDocument } from '@did/credentials/did/parse-document'
import type { LoadDocument } from '@did/credentials/did/resolve-foreign'
import { openSavedChain } from '@did/credentials/evidence/saved-chain'
import type { Hex } from '@did/domain/hex'
import {
  assertChain,
  chooseInstallation,
  chooseSavedChain,
  developmentChain,
  type InstallationOptions,
  readChainId,
} from './find-installation.ts'
import { loadLive } from './load-live.ts'
import type { SavedDocuments } from './saved-documents.ts'

/**
 * A check gets its facts either from other hosts and a node of the chain, or from a saved folder.
 */
export type Surroundings = {
  installation: Installation | 'unknown'
  fetch: Fetch
  load: LoadDocument
  /** Finds the document of a did:ethr in the saved folder, without a node of the chain. */
  resolveEthr?: ResolveDid
  /**
   * The time in Unix seconds at which the facts were saved. A verdict on saved facts holds for this
   * time. The value is null if the check asks for its facts now.
   */
  heldOn: number | null
  /**
   * Tells whether the check has a source for the chain's answers: a node, or saved proofs about a
   * block that the checker trusts.
   */
  hasChain: boolean
}

/**
 * Prepares a check that asks a node of the chain and other hosts. `claimed` is the id of the chain
 * that the checked link or file names. This id is used only if the node does not answer and the
 * checker names no chain.
 */
export async function openLive(claimed: number | null, options: InstallationOptions): Promise<Surroundings> {
  const found = await readChainId(options.rpc)
  if (found !== null && options.chain !== undefined) assertChain(found, options.chain)
  const chainId = found ?? options.chain ?? claimed
  const installation = chainId === null ? 'unknown' : chooseInstallation(chainId, options)
  return { installation, fetch: limitAnswers(fetch), load: loadLive, heldOn: null, hasChain: true }
}

/**
 * Prepares a check with a saved folder, which asks no other machine. If the checker trusts no
 * block, every question to the chain fails. `claimed` is the id of the chain that the checked link
 * or file names. Neither the link or file nor the folder can choose the development chain.
 */
export function openSaved(
  { savedAt, load, chain }: SavedDocuments,
  trusted: readonly Hex[],
  { claimed, options }: { claimed: number | null; options: InstallationOptions },
): Surroundings {
  const named = options.chain ?? (claimed === developmentChain ? null : claimed)
  const chainId = chain === null ? named : chooseSavedChain(chain.chainId, options)
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
