import { bytes32Schema } from '@did/domain/hex'
import { BlockNotFoundError, type Client } from 'viem'
import { getBlock } from 'viem/actions'
import { type ChainBlock, type ChainRange, type RangeToRead, type Registry, shortRange } from './chain-range.ts'
import { findFirstBlock } from './find-first-block.ts'
import { readLongRange, readShortRange } from './read-range.ts'

export type ChainReader = {
  readHead: () => Promise<ChainBlock>
  findBlock: (number: number) => Promise<ChainBlock | null>
  findFirstBlock: (head: ChainBlock) => Promise<number>
  /**
   * Returns blocks of one fork with their events, or throws ChainMoved. Returns only the first
   * blocks of the range if the events of all blocks would be too long.
   */
  readRange: (range: RangeToRead) => Promise<ChainRange>
}

export function createChainReader(client: Client, registry: Registry): ChainReader {
  const findBlock = (number: number) => findBlockAt(client, number)
  const source = { client, address: registry.didRegistry, findBlock }
  return {
    readHead: async () => describeBlock(await getBlock(client, { blockTag: 'latest' })),
    findBlock,
    findFirstBlock: (head) => findFirstBlock(client, registry, head),
    readRange: (range) =>
      range.last.number - range.first < shortRange ? readShortRange(source, range) : readLongRange(source, range),
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
