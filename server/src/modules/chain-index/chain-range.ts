import type { Address, Hex } from '@did/domain/hex'
import type { RegistryEvent } from './registry-event.ts'

export type ChainBlock = { number: number; hash: Hex; parentHash: Hex; minedAt: Date }
/** Blocks of one chain in order (all, or those with events and the last one), and every event in them. */
export type ChainRange = { blocks: ChainBlock[]; events: RegistryEvent[] }
export type RangeToRead = {
  /** The block below the range, when one is known to be on the chain. */
  after: Pick<ChainBlock, 'number' | 'hash'> | null
  first: number
  last: ChainBlock
}
export type Registry = {
  didRegistry: Address
  /** The block it was deployed in, when that is known; 0 when not. */
  didRegistryBlock: number
}

/** The chain was reorganised while it was read: nothing is known, read again. */
export class ChainMoved extends Error {
  override name = 'ChainMoved'
}
