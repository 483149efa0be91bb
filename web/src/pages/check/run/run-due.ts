import type { SeenBlock } from '@did/credentials/chain/newest-block'
import type { ParsedShare } from '@did/credentials/share/share-link'
import { nothingSigned } from '@did/credentials/verdict/find-facts'
import { judgeShare } from '@did/credentials/verdict/verdict'
import type { ForeignSummary } from '../../../entities/foreign/judge-text.ts'
import type { Judged } from '../../../entities/verdict/judge/use-verdict.ts'
import { checkManyTexts } from '../../../texts/en/check/check-many.ts'
import type { ClaimRow, CredentialRow } from '../rows/row.ts'
import { listDue, type RowsStore } from './rows-store.ts'

/** Each check makes several requests, and `limitFetch` limits the number of requests. */
const rowsAtOnce = 3

/** The functions with which a check of many rows asks the chain, the server and the clock. */
export type Judge = {
  judge: (share: ParsedShare, signal: AbortSignal) => Promise<Judged>
  judgeCredential: (text: string, signal: AbortSignal) => Promise<ForeignSummary>
  readBlock: (signal: AbortSignal) => Promise<SeenBlock | null>
  now: () => Date
}

/** Checks a few rows at a time, even rows that become due meanwhile. */
export async function runDue(held: RowsStore, asked: Judge, signal: AbortSignal): Promise<void> {
  const { store, takeChecked, replaceCredential } = held
  const block = await asked.readBlock(signal)
  const underWay = new Set<number>()
  const takeNext = () => listDue(store.get().rows).find(({ id }) => !underWay.has(id))
  const check = async (row: ClaimRow | CredentialRow) => {
    const take = await (row.kind === 'claim' ? checkClaim(row) : checkCredential(row))
    underWay.delete(row.id)
    if (!signal.aborted) take(asked.now().toISOString())
  }
  const checkClaim = async ({ id, share }: ClaimRow) => {
    const judged = await asked.judge(share, signal).catch(() => judgeUnasked(share, asked.now()))
    return (at: string) => takeChecked(id, { judged, at, block })
  }
  const checkCredential = async ({ id, text }: CredentialRow) => {
    const summary = await asked.judgeCredential(text, signal).catch(() => notJudged)
    return (at: string) => replaceCredential(id, (row) => ({ ...row, status: 'checked', last: { summary, at } }))
  }
  const work = async () => {
    for (let row = takeNext(); row && !signal.aborted; row = takeNext()) {
      underWay.add(row.id)
      await check(row)
    }
  }
  await Promise.all(Array.from({ length: rowsAtOnce }, work))
}

// The result of a check that failed. If a failed check threw an error instead, the error would also
// end the checks of the rows that still wait.
const notJudged = { overall: 'unchecked', headline: checkManyTexts.notLoaded, note: '', judged: null } as const

function judgeUnasked(share: ParsedShare, now: Date): Judged {
  const surroundings = { now: Math.floor(now.getTime() / 1000), installation: 'unknown' } as const
  const facts = { ...surroundings, ...nothingSigned, shareStatus: 'unknown' } as const
  return { share, verdict: judgeShare(share, facts), findings: { facts } }
}
