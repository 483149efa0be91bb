import type { Address } from '@did/domain/hex'
import type { Client } from 'viem'
import { getCode, getLogs } from 'viem/actions'
import type { ChainBlock, Registry } from './chain-range.ts'
import { isUnreachable } from './is-unreachable.ts'

/** Returns 0 if the chain node cannot tell, and the head if the registry is not deployed. */
export async function findFirstBlock(client: Client, registry: Registry, head: ChainBlock): Promise<number> {
  const { didRegistry, didRegistryBlock } = registry
  if (didRegistryBlock > 0) return didRegistryBlock
  if ((await getCode(client, { address: didRegistry })) === undefined) return head.number
  try {
    const found = await searchDeployment(client, didRegistry, head.number)
    // The deployment's block has events, because the constructor grants roles. If the found block
    // has none, a chain node without old states has misled the search, and the first block is
    // unknown.
    const logs = await getLogs(client, { address: didRegistry, fromBlock: BigInt(found), toBlock: BigInt(found) })
    return logs.length > 0 ? found : 0
  } catch (error) {
    if (isUnreachable(error)) throw error
    return 0
  }
}

async function searchDeployment(client: Client, address: Address, head: number): Promise<number> {
  let [absent, present] = [-1, head]
  while (present - absent > 1) {
    const middle = Math.floor((absent + present) / 2)
    const code = await getCode(client, { address, blockNumber: BigInt(middle) })
    if (code === undefined) absent = middle
    else present = middle
  }
  return present
}
