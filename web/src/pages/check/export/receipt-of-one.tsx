import type { Fetch } from '@did/credentials/chain/chain-reader'
import type { SeenBlock } from '@did/credentials/chain/newest-block'
import { useEffect, useState } from 'react'
import type { Judged } from '../../../entities/verdict/judge/use-verdict.ts'
import { dateNow } from '../../../lib/page/device-clock.ts'
import { describeRow } from '../rows/describe-row.ts'
import { markRows } from '../rows/mark-rows.ts'
import type { ClaimRow } from '../rows/row.ts'
import { findNewestBlock, judgeAnew } from '../run/ask-chain.ts'
import type { Written } from './check-record.ts'
import { Receipt } from './receipt.tsx'

type Props = {
  shown: Judged
  link: string
  written: Written
  /** The page checks again, too, so that it shows the same verdict as the receipt. */
  onCheckAgain: () => void
  onDone: () => void
}
const ask: Fetch = (url, init) => fetch(url, init)

type Seen = { judged: Judged; block: SeenBlock | null; at: string }

/**
 * Checks the link again before it prints, because the verdict on screen may be hours old. Reads the
 * newest block before the check, so the verdict is never older than the block on the receipt.
 */
export function ReceiptOfOne({ shown: { share }, link, written, onCheckAgain, onDone }: Props) {
  const [seen, setSeen] = useState<Seen | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a later verdict does not print again
  useEffect(() => {
    const asking = new AbortController()
    const check = async () => {
      const block = await findNewestBlock({ signal: asking.signal, fetch: ask })
      const judged = await judgeAnew(share, { signal: asking.signal, fetch: ask })
      if (!asking.signal.aborted) setSeen({ judged, block, at: dateNow().toISOString() })
    }
    onCheckAgain()
    void check()
    return () => asking.abort()
  }, [])
  if (!seen) return null
  const record = { ...written, missing: [] }
  return <Receipt rows={markRows([describeRow(toRow(seen, link))])} all={1} record={record} onDone={onDone} />
}

function toRow({ judged, block, at }: Seen, link: string): ClaimRow {
  return {
    ...{ id: 1, place: { name: '', line: null }, beside: null },
    ...{ kind: 'claim', share: judged.share, link },
    state: { status: 'checked', checked: { judged, at, block } },
  }
}
