import type { SeenBlock } from '@did/credentials/chain/newest-block'
import type { ParsedShare } from '@did/credentials/share/share-link'
import type { Judged } from '../../../entities/verdict/judge/use-verdict.ts'
import { listDue, type RowsStore } from './rows-store.ts'

/** Each row asks several questions at once, and `limitFetch` limits the questions. */
const rowsAtOnce = 3

/** What a check asks of the world. None of these functions throws. */
export type Judge = {
  judge: (share: ParsedShare, signal: AbortSignal) => Promise<Judged>
  readBlock: (signal: AbortSignal) => Promise<SeenBlock | null>
  now: () => Date
}

/** Checks every row that is due, a few at a time, also rows that become due meanwhile. */
export async function runDue({ store, takeChecked }: RowsStore, asked: Judge, signal: AbortSignal): Promise<void> {
  const block = await asked.readBlock(signal)
  const underWay = new Set<number>()
  const takeNext = () => listDue(store.get().rows).find(({ id }) => !underWay.has(id))
  const work = async () => {
    for (let row = takeNext(); row && !signal.aborted; row = takeNext()) {
      underWay.add(row.id)
      const judged = await asked.judge(row.share, signal)
      underWay.delete(row.id)
      if (!signal.aborted) takeChecked(row.id, { judged, at: asked.now().toISOString(), block })
    }
  }
  await Promise.all(Array.from({ length: rowsAtOnce }, work))
}
