import type { Address } from '@did/domain/hex'
import type { Context } from '../../context.ts'

type Parts = {
  config: Pick<Context['config'], 'chainId' | 'didRegistry' | 'ethereumDidRegistry' | 'didAccountFactory'>
  chain: Pick<Context['chain'], 'readChainId' | 'isRegistry' | 'hasCode'>
  log: { error: (message: string) => void }
}

/**
 * Returns a function that says in a sentence each which settings do not fit the chain. A chain that
 * gives no answer changes nothing. Settings that fitted once are not asked about again, so that a
 * provider's wrong answer cannot take down a node that works.
 */
export function createSettingsCheck(parts: Parts): () => Promise<readonly string[]> {
  let faults: readonly string[] = []
  let fitted = false
  return async () => {
    if (fitted) return faults
    const found = await findWrongSettings(parts).catch(() => null)
    if (found === null) return faults
    for (const fault of found.filter((each) => !faults.includes(each))) parts.log.error(fault)
    faults = found
    fitted = found.length === 0
    return faults
  }
}

async function findWrongSettings({ config, chain }: Parts): Promise<string[]> {
  const answered = await chain.readChainId()
  if (answered !== config.chainId)
    return [`CHAIN_ID is ${config.chainId}, but the chain at RPC_URL has the id ${answered}.`]
  const hasRegistry = await chain.isRegistry()
  const missing = await Promise.all([
    findMissing('ETHEREUM_DID_REGISTRY', config.ethereumDidRegistry, chain),
    findMissing('DID_ACCOUNT_FACTORY', config.didAccountFactory, chain),
  ])
  const registry = hasRegistry
    ? null
    : `DID_REGISTRY is ${config.didRegistry}, but no registry is at this address on the chain ${config.chainId}.`
  return [registry, ...missing].filter((fault) => fault !== null)
}

async function findMissing(name: string, address: Address | undefined, chain: Parts['chain']): Promise<string | null> {
  if (address === undefined || (await chain.hasCode(address))) return null
  return `${name} is ${address}, but no contract is at this address on the chain.`
}
