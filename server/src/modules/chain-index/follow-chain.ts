import { type ChainBlock, type ChainRange, shortRange } from './chain-range.ts'
import type { ChainReader } from './chain-reader.ts'

export type StoredBlock = Pick<ChainBlock, 'number' | 'hash'>

export type IndexStore = {
  findLastBlock: () => Promise<StoredBlock | null>
  /** Skips the `skip` highest stored blocks up to `number` and returns the next one, or null. */
  findBlockBelow: (number: number, skip: number) => Promise<StoredBlock | null>
  /**
   * Deletes all blocks above `fork` (all blocks if null) and adds the range, in one transaction.
   */
  replaceAfter: (fork: StoredBlock | null, range: ChainRange) => Promise<void>
}

export type Progress = 'level' | 'behind'

/**
 * Takes the index one step towards the chain's head, which may have moved forwards, to another
 * branch (a reorganisation), backwards (a chain without its last blocks) or to a new genesis. Each
 * step is one transaction, so no reader sees blocks of two branches. 'behind' means that there is
 * more to read.
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
  if (!end) return 'behind' // The chain has become shorter since `readHead`.
  const range = await reader.readRange({ after: fork, first, last: end })
  await store.replaceAfter(fork, range)
  return range.blocks.at(-1)?.hash === head.hash ? 'level' : 'behind'
}

function isChild(block: ChainBlock, parent: StoredBlock): boolean {
  return block.number === parent.number + 1 && block.parentHash === parent.hash
}

/**
 * Finds a stored block that is on the chain. All its ancestors are on the chain, too. The search
 * goes down in strides that double, so it may miss higher stored blocks that are on the chain. The
 * index reads the missed blocks again.
 */
async function findFork(reader: ChainReader, store: IndexStore, head: ChainBlock): Promise<StoredBlock | null> {
  let candidate = await store.findBlockBelow(head.number, 0)
  for (let stride = 1; candidate; stride *= 2) {
    if ((await reader.findBlock(candidate.number))?.hash === candidate.hash) return candidate
    candidate = await store.findBlockBelow(candidate.number - 1, stride - 1)
  }
  return null
}
