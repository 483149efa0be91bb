import type { Context } from '../../context.ts'
import * as store from './store.ts'

/** Deeper than any chain reorganises; below it only the blocks with events are kept. */
const keptBlocks = 1_000

export async function pruneBlocks({ db }: Context): Promise<void> {
  await store.deleteEmptyBlocks(db, { olderThan: keptBlocks })
}
