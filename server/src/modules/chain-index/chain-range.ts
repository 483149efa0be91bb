import type { Address, Hex } from '@did/domain/hex'
import type { RegistryEvent } from './registry-log.ts'

export type ChainBlock = { number: number; hash: Hex; parentHash: Hex; minedAt: Date }

/**
 * A range has either all its blocks in order, or only the last block and the blocks with events. In
 * both cases, the range has all its events.
 */
export type ChainRange = { blocks: ChainBlock[]; events: RegistryEvent[] }

/** At most this many blocks are read one by one. The newest blocks are always read one by one. */
export const shortRange = 24

export type RangeToRead = {
  /** The indexed block below the range, or null if no indexed block is on the chain. */
  after: Pick<ChainBlock, 'number' | 'hash'> | null
  first: number
  last: ChainBlock
}
export type Registry = {
  didRegistry: Address
  /** The block in which the registry was deployed, or 0 if this block is not known. */
  didRegistryBlock: number
}

/** Blocks were replaced during a read, or a chain node lags. The range must be read again. */
export class ChainMoved extends Error {
  override name = 'ChainMoved'
}
