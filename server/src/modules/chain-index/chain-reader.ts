import { bytes32Schema } from '@did/domain/hex'
import { BlockNotFoundError, type Client } from 'viem'
import { getBlock } from 'viem/actions'
import type { ChainBlock, ChainRange, RangeToRead, Registry } from './chain-range.ts'
import { findFirstBlock } from './find-first-block.ts'
import { readLongRange, readShortRange } from './read-range.ts'

/** What the index needs of a chain. */
export type ChainReader = {
  readHead: () => Promise<ChainBlock>
  findBlock: (number: number) => Promise<ChainBlock | null>
  /** The block the registry was deployed in, or a lower one. */
  findFirstBlock: (head: ChainBlock) => Promise<number>
  /** The whole range as it is on one and the same chain, else ChainMoved. */
  readRange: (range: RangeToRead) => Promise<ChainRange>
}

/** Ranges up to here are read block by block; the newest blocks of a chain belong into such a range. */
export const shortRange = 24

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
