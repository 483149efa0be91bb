import { createChainReader } from '@did/credentials/chain/chain-reader'
import { type Installation, parseInstallation } from '@did/credentials/chain/installation'
import { checkerTexts as texts } from '@did/domain/texts/en/command-line/checker'
import deployments from '../../contracts/deployments.json' with { type: 'json' }

export type InstallationOptions = { rpc: string; registry?: string; fromBlock: string; policy?: string }

/**
 * Finds the registry of a chain in this project or in the options. What is checked never names the
 * registry.
 */
export function chooseInstallation(chainId: number, options: InstallationOptions): Installation {
  const known = Object.entries(deployments).find(([id]) => id === String(chainId))?.[1]
  if (!options.registry && !known) throw new Error(texts.faults.noRegistry(chainId))
  const chosen = options.registry
    ? { didRegistry: options.registry, deployedAtBlock: Number(options.fromBlock), verifierPolicy: 'review' }
    : known
  const policy = options.policy === undefined ? {} : { verifierPolicy: options.policy }
  const installation = parseInstallation({ ...chosen, ...policy, chainId, rpcUrl: options.rpc })
  if (!installation) throw new Error(texts.faults.registry)
  return installation
}

export async function readChainId(rpcUrl: string): Promise<number | null> {
  try {
    return await createChainReader({ rpcUrl, fetch }).readChainId()
  } catch {
    return null
  }
}

/** Throws unless the address of a node begins with http or https. */
export function assertNode(rpc: string): void {
  if (!/^https?:$/.test(URL.parse(rpc)?.protocol ?? '')) throw new Error(texts.faults.rpc)
}
