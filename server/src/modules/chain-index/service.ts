import type { Context } from '../../context.ts'
import * as store from './store.ts'

/** Deeper than any chain reorganises; below it only the blocks with events are kept. */
const keptBlocks = 1_000

/** The newest block the index has read, or null before the first. */
export function findIndexedBlock({ db }: Context) {
  return store.findIndexedBlock(db)
}

export async function pruneBlocks({ db }: Context): Promise<void> {
  await store.deleteEmptyBlocks(db, { olderThan: keptBlocks })
}
