import type { ChainBlock, ChainRange } from './chain-range.ts'
import { type ChainReader, shortRange } from './chain-reader.ts'

export type StoredBlock = Pick<ChainBlock, 'number' | 'hash'>

/** Where the index is kept. */
export type IndexStore = {
  /** The highest stored block, or null. */
  findLastBlock: () => Promise<StoredBlock | null>
  /** The `skip`-th highest stored block at or below `number`, or null. */
  findBlockBelow: (number: number, skip: number) => Promise<StoredBlock | null>
  /** In one transaction: forgets every block above `fork` (all, when null) and everything in them, then adds the range. */
  replaceAfter: (fork: StoredBlock | null, range: ChainRange) => Promise<void>
}

export type Progress = 'level' | 'behind'

/**
 * One step of the index towards the chain's head, however that has moved: forwards, sideways (a reorganisation), backwards
 * (a chain that lost its last blocks) or to another chain (a new genesis). The index goes from one chain's truth to another
 * chain's truth in one transaction, so a reader sees no mixture. Answers 'behind' while more is to be read.
 */
export async function followChain(reader: ChainReader, store: IndexStore, maxRange: number): Promise<Progress> {
  const head = await reader.readHead()
  const last = await store.findLastBlock()
  if (last?.hash === head.hash) return 'level'

  const fork = last && (isChild(head, last) ? last : await findFork(reader, store, head))
  const first = fork ? fork.number + 1 : await reader.findFirstBlock(head)
  if (first > head.number) {
    if (last) await store.replaceAfter(fork, { blocks: [], events: [] })
    return 'level'
  }
  const newest = head.number - first < shortRange ? head.number : head.number - shortRange
  const to = Math.min(newest, first + maxRange - 1)
  const end = to === head.number ? head : await reader.findBlock(to)
  if (!end) return 'behind' // the chain has just become shorter
  await store.replaceAfter(fork, await reader.readRange({ after: fork, first, last: end }))
  return end === head ? 'level' : 'behind'
}

function isChild(block: ChainBlock, parent: StoredBlock): boolean {
  return block.number === parent.number + 1 && block.parentHash === parent.hash
}

/**
 * A stored block that is on the chain, or null. A block on the chain has all its ancestors there, so any will do: the
 * strides double, and what was dropped in excess is read again in the same step.
 */
async function findFork(reader: ChainReader, store: IndexStore, head: ChainBlock): Promise<StoredBlock | null> {
  let candidate = await store.findBlockBelow(head.number, 0)
  for (let stride = 1; candidate; stride *= 2) {
    if ((await reader.findBlock(candidate.number))?.hash === candidate.hash) return candidate
    candidate = await store.findBlockBelow(candidate.number - 1, stride - 1)
  }
  return null
}
