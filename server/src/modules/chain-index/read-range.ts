import { maximumLogs } from '@did/domain/call-limits'
import type { Address, Hex } from '@did/domain/hex'
import { type Client, numberToHex, type RpcLog } from 'viem'
import { type ChainBlock, ChainMoved, type ChainRange, type RangeToRead } from './chain-range.ts'
import { isUnreachable } from './is-unreachable.ts'
import { readRegistryEvents, registryTopics } from './read-registry-events.ts'
import type { RegistryEvent } from './registry-log.ts'

type Source = { client: Client; address: Address; findBlock: (number: number) => Promise<ChainBlock | null> }

/** For the limit of characters, each log counts as this many characters more than its data has. */
const charactersOfLog = 700

/**
 * The result is exact even while the chain moves or a chain node behind a load balancer lags. The
 * hashes of the blocks link them, and the logs of a block are read by the block's hash, so a chain
 * node without that block refuses. If strangers filled the blocks with long texts, reads only the
 * first blocks of the range.
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
  return readEventsOf(source, chain)
}

/** Stops after some blocks when the logs so far are too long. */
async function readEventsOf(source: Source, chain: readonly ChainBlock[]): Promise<ChainRange> {
  const events: RegistryEvent[] = []
  let [read, characters] = [0, 0]
  while (read < chain.length && characters < maximumLogs.characters) {
    const group = chain.slice(read, read + maximumLogs.blocksAtOnce)
    const logs = (await Promise.all(group.map((block) => readLogsOf(source, block)))).flat()
    for (const event of await readRegistryEvents(logs)) events.push(event)
    for (const { data } of logs) characters += charactersOfLog + data.length
    read += group.length
  }
  return { blocks: chain.slice(0, read), events }
}

async function readLogsOf(source: Source, block: ChainBlock): Promise<RpcLog[]> {
  try {
    return await askLogs(source, { blockHash: block.hash })
  } catch (error) {
    if (isUnreachable(error) || (await source.findBlock(block.number))?.hash === block.hash) throw error
    throw moved(block.number, block)
  }
}

type Place = { blockHash: Hex } | { fromBlock: Hex; toBlock: Hex }

/** viem's own function would decode all logs of the answer in one go. */
function askLogs({ client, address }: Source, place: Place): Promise<RpcLog[]> {
  return client.request({ method: 'eth_getLogs', params: [{ address, topics: [[...registryTopics]], ...place }] })
}

/** Old blocks are hardly ever replaced, so this function reads them in bulk by their numbers. */
export async function readLongRange(source: Source, { after, first, last }: RangeToRead): Promise<ChainRange> {
  const { findBlock } = source
  const logs = await askLogs(source, { fromBlock: numberToHex(first), toBlock: numberToHex(last.number) })
  const numbers = new Set([...logs.map((log) => Number(log.blockNumber)), last.number])
  const blocks = (await Promise.all([...numbers].map(findBlock))).filter((block) => block !== null)
  const hashes = new Map(blocks.map((block) => [block.number, block.hash]))
  const isOneChain =
    logs.every((log) => log.blockHash === hashes.get(Number(log.blockNumber))) &&
    hashes.get(last.number) === last.hash &&
    (after === null || (await findBlock(after.number))?.hash === after.hash)
  if (!isOneChain) throw moved(first, last)
  return { blocks: blocks.toSorted((a, b) => a.number - b.number), events: await readRegistryEvents(logs) }
}

function moved(first: number, last: ChainBlock): ChainMoved {
  return new ChainMoved(`Blocks ${first} to ${last.number} were replaced while they were read`)
}
