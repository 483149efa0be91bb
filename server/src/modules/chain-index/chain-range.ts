import type { Address, Hex } from '@did/domain/hex'
import type { RegistryEvent } from './registry-log.ts'

export type ChainBlock = { number: number; hash: Hex; parentHash: Hex; minedAt: Date }
/** All blocks of a range in order, or only the last one and those with events; and all events. */
export type ChainRange = { blocks: ChainBlock[]; events: RegistryEvent[] }
export type RangeToRead = {
  /** The indexed block below the range; null when no indexed block is on the chain. */
  after: Pick<ChainBlock, 'number' | 'hash'> | null
  first: number
  last: ChainBlock
}
export type Registry = {
  didRegistry: Address
  /** The block in which the registry was deployed; 0 when the block is not known. */
  didRegistryBlock: number
}

/** Blocks were replaced during a read, or a chain node lags, so the range must be read again. */
export class ChainMoved extends Error {
  override name = 'ChainMoved'
}
