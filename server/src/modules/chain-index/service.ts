import type { Context } from '../../context.ts'
import * as indexedBlock from './indexed-block.ts'
import * as store from './store.ts'

/**
 * The index expects no reorganisation that is deeper than this. It deletes older blocks, except
 * those with events.
 */
const keptBlocks = 1_000

export function findIndexedBlock({ db }: Context) {
  return indexedBlock.findIndexedBlock(db)
}

export async function pruneBlocks({ db }: Context): Promise<void> {
  await store.deleteEmptyBlocks(db, { olderThan: keptBlocks })
}
