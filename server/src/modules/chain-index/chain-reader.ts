import type { Address, Hex } from '@did/domain/hex'
import { bytes32Schema } from '@did/domain/hex'
import { BaseError, BlockNotFoundError, type Client, HttpRequestError, TimeoutError } from 'viem'
import { getBlock, getCode, getLogs } from 'viem/actions'
import { parseRegistryEvents, type RegistryEvent, registryEvents } from './registry-event.ts'

export type ChainBlock = { number: number; hash: Hex; parentHash: Hex; minedAt: Date }
/** Some blocks of one range, in order: those with events, and the last one. */
export type ChainRange = { blocks: ChainBlock[]; events: RegistryEvent[] }

/** The chain was reorganised while it was read: nothing is known, read again. */
export class ChainMoved extends Error {
  override name = 'ChainMoved'
}

/** What the index needs of a chain. */
export type ChainReader = {
  readHead: () => Promise<ChainBlock>
  findBlock: (number: number) => Promise<ChainBlock | null>
  /** The block the registry was deployed in, or a lower one; null while there is no registry. */
  findFirstBlock: (head: ChainBlock) => Promise<number | null>
  /** Everything from the block after `after` (or from `first`) up to `last`, of one and the same chain; else ChainMoved. */
  readRange: (range: {
    after: Pick<ChainBlock, 'number' | 'hash'> | null
    first: number
    last: ChainBlock
  }) => Promise<ChainRange>
}

type Registry = {
  didRegistry: Address
  /** Where to start on a node that cannot say when the registry was deployed. */
  didRegistryBlock: number
}

export function createChainReader(client: Client, registry: Registry): ChainReader {
  const findBlock = (number: number) => findBlockAt(client, number)
  const assertStill = async (block: Pick<ChainBlock, 'number' | 'hash'>) => {
    if ((await findBlock(block.number))?.hash !== block.hash) throw new ChainMoved(`Block ${block.number} was replaced`)
  }
  return {
    readHead: async () => describeBlock(await getBlock(client, { blockTag: 'latest' })),
    findBlock,
    findFirstBlock: (head) => findFirstBlock(client, registry, head),
    readRange: async ({ after, first, last }) => {
      const range = { fromBlock: BigInt(first), toBlock: BigInt(last.number) }
      const logs = await getLogs(client, { address: registry.didRegistry, events: registryEvents, ...range })
      const hashes = new Map(logs.map((log) => [Number(log.blockNumber), log.blockHash]))
      hashes.set(last.number, last.hash)
      const blocks = await Promise.all([...hashes.keys()].map(findBlock))
      const found = blocks.filter((block) => block !== null).toSorted((a, b) => a.number - b.number)
      const isOneChain =
        found.length === hashes.size &&
        found.every((block) => block.hash === hashes.get(block.number)) &&
        logs.every((log) => log.blockHash === hashes.get(Number(log.blockNumber)))
      if (!isOneChain) throw new ChainMoved(`Blocks ${first} to ${last.number} were replaced`)
      // The same last block before and after the logs were read: they were all read from its chain.
      await Promise.all([after ? assertStill(after) : undefined, assertStill(last)])
      return { blocks: found, events: parseRegistryEvents(logs) }
    },
  }
}

async function findBlockAt(client: Client, number: number): Promise<ChainBlock | null> {
  try {
    return describeBlock(await getBlock(client, { blockNumber: BigInt(number) }))
  } catch (error) {
    if (error instanceof BlockNotFoundError) return null
    throw error
  }
}

type MinedBlock = { number: bigint | null; hash: string | null; parentHash: string; timestamp: bigint }

function describeBlock(block: MinedBlock): ChainBlock {
  return {
    number: Number(block.number),
    hash: bytes32Schema.parse(block.hash),
    parentHash: bytes32Schema.parse(block.parentHash),
    minedAt: new Date(Number(block.timestamp) * 1000),
  }
}

async function findFirstBlock(client: Client, registry: Registry, head: ChainBlock): Promise<number | null> {
  const isDeployedAt = async (number: number) =>
    (await getCode(client, { address: registry.didRegistry, blockNumber: BigInt(number) })) !== undefined
  if (!(await isDeployedAt(head.number))) return null
  let [absent, present] = [-1, head.number]
  try {
    while (present - absent > 1) {
      const middle = Math.floor((absent + present) / 2)
      if (await isDeployedAt(middle)) present = middle
      else absent = middle
    }
    return present
  } catch (error) {
    if (isUnreachable(error)) throw error
    return Math.min(registry.didRegistryBlock, head.number) // a node that keeps no old states still has the logs
  }
}

/** Whether the node did not answer at all, rather than refuse. */
export function isUnreachable(error: unknown): boolean {
  const isTransport = (cause: unknown) => cause instanceof HttpRequestError || cause instanceof TimeoutError
  return error instanceof BaseError && error.walk(isTransport) !== null
}
