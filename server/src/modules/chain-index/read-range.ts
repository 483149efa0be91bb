import type { Address } from '@did/domain/hex'
import type { Client } from 'viem'
import { getLogs } from 'viem/actions'
import { type ChainBlock, ChainMoved, type ChainRange, type RangeToRead } from './chain-range.ts'
import { isUnreachable } from './is-unreachable.ts'
import { readRegistryEvents, registryEvents } from './read-registry-events.ts'

type Source = { client: Client; address: Address; findBlock: (number: number) => Promise<ChainBlock | null> }

/**
 * Reads a range block by block, exactly, even while the chain moves or a chain node behind a load
 * balancer lags: hashes link the blocks, and logs are read by the hash of their block, which a
 * chain node without that block refuses.
 */
export async function readShortRange(source: Source, { after, first, last }: RangeToRead): Promise<ChainRange> {
  const numbers = Array.from({ length: last.number - first }, (_, index) => first + index)
  const blocks = [...(await Promise.all(numbers.map(source.findBlock))), last]
  const chain = blocks.filter((block) => block !== null)
  const parents = [after, ...chain]
  const isLinked = chain.every(
    (block, index) => (parents[index] ?? { hash: block.parentHash }).hash === block.parentHash,
  )
  if (!isLinked || chain.length !== blocks.length) throw moved(first, last)
  const logs = await Promise.all(chain.map((block) => readLogsOf(source, block)))
  return { blocks: chain, events: readRegistryEvents(logs.flat()) }
}

async function readLogsOf({ client, address, findBlock }: Source, block: ChainBlock) {
  try {
    return await getLogs(client, { address, events: registryEvents, blockHash: block.hash })
  } catch (error) {
    if (isUnreachable(error) || (await findBlock(block.number))?.hash === block.hash) throw error
    throw moved(block.number, block)
  }
}

/** Reads old blocks in bulk by their numbers, because old blocks are hardly ever replaced. */
export async function readLongRange(source: Source, { after, first, last }: RangeToRead): Promise<ChainRange> {
  const { client, address, findBlock } = source
  const range = { fromBlock: BigInt(first), toBlock: BigInt(last.number) }
  const logs = await getLogs(client, { address, events: registryEvents, ...range })
  const numbers = new Set([...logs.map((log) => Number(log.blockNumber)), last.number])
  const blocks = (await Promise.all([...numbers].map(findBlock))).filter((block) => block !== null)
  const hashes = new Map(blocks.map((block) => [block.number, block.hash]))
  const isOneChain =
    logs.every((log) => log.blockHash === hashes.get(Number(log.blockNumber))) &&
    hashes.get(last.number) === last.hash &&
    (after === null || (await findBlock(after.number))?.hash === after.hash)
  if (!isOneChain) throw moved(first, last)
  return { blocks: blocks.toSorted((a, b) => a.number - b.number), events: readRegistryEvents(logs) }
}

function moved(first: number, last: ChainBlock): ChainMoved {
  return new ChainMoved(`Blocks ${first} to ${last.number} were replaced while they were read`)
}
