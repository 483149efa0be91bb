import { createChainReader } from '@did/credentials/chain/chain-reader'
import { type Installation, parseInstallation } from '@did/credentials/chain/installation'
import { checkerTexts as texts } from '@did/domain/texts/en/command-line/checker'
import deployments from '../../contracts/deployments.json' with { type: 'json' }

/** `chain` is the id of the chain on which the checker relies. */
export type InstallationOptions = {
  rpc: string
  chain?: number
  registry?: string
  fromBlock: string
  policy?: string
}

/**
 * The id of the chain that `npm start` starts. Everybody has the keys of this chain's accounts, and
 * whoever made its proving keys could forge proofs.
 */
export const developmentChain = 31337

/**
 * Finds the registry of a chain in the checker's options or in this project. The link or file that
 * is checked must not choose the registry.
 */
export function chooseInstallation(chainId: number, options: InstallationOptions): Installation {
  const known = findDeployment(chainId)
  if (!options.registry && !known) throw new Error(texts.faults.noRegistry(chainId))
  const chosen = options.registry
    ? { didRegistry: options.registry, deployedAtBlock: Number(options.fromBlock), verifierPolicy: 'review' }
    : known
  const policy = options.policy === undefined ? {} : { verifierPolicy: options.policy }
  const installation = parseInstallation({ ...chosen, ...policy, chainId, rpcUrl: options.rpc })
  if (!installation) throw new Error(texts.faults.registry)
  return installation
}

function findDeployment(chainId: number) {
  return Object.entries(deployments).find(([id]) => id === String(chainId))?.[1]
}

/**
 * Returns the id of the chain from which saved evidence comes. Whoever saved the evidence could
 * have written any id. So this throws if the checker names another chain. If the checker names
 * none, this throws unless this project knows the chain and its registry. The development chain
 * counts only if the checker names it.
 */
export function chooseSavedChain(saved: number, { chain, registry }: InstallationOptions): number {
  if (chain !== undefined) assertChain(saved, chain)
  else if (saved === developmentChain || registry || !findDeployment(saved))
    throw new Error(texts.faults.noChain(saved))
  return saved
}

export function assertChain(found: number, named: number): void {
  if (found !== named) throw new Error(texts.faults.otherChain(found, named))
}

export async function readChainId(rpcUrl: string): Promise<number | null> {
  try {
    return await createChainReader({ rpcUrl, fetch }).readChainId()
  } catch {
    return null
  }
}

export function assertNode(rpc: string): void {
  if (!/^https?:$/.test(URL.parse(rpc)?.protocol ?? '')) throw new Error(texts.faults.rpc)
}
