import { createChainReader } from '@did/credentials/chain/chain-reader'
import { readNewestBlock, type SeenBlock } from '@did/credentials/chain/newest-block'
import { useEffect, useState } from 'react'
import type { Judged } from '../../../entities/verdict/judge/use-verdict.ts'
import { dateNow } from '../../../lib/page/device-clock.ts'
import { describeRow } from '../rows/describe-row.ts'
import { markRows } from '../rows/mark-rows.ts'
import type { ClaimRow } from '../rows/row.ts'
import { Receipt } from './receipt.tsx'
import type { Written } from './record.ts'

type Props = { judged: Judged; link: string; written: Written; onDone: () => void }
type Seen = { judged: Judged; block: SeenBlock | null; at: string }

/** Prints the verdict that stands on screen at the press, with the newest block of that moment. */
export function ReceiptOfOne({ judged, link, written, onDone }: Props) {
  const [seen, setSeen] = useState<Seen | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a later verdict does not print again
  useEffect(() => {
    const at = dateNow().toISOString()
    void readBlock(judged).then((block) => setSeen({ judged, block, at }))
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

async function readBlock({ findings }: Judged): Promise<SeenBlock | null> {
  const { installation } = findings.facts
  if (installation === 'unknown') return null
  const { rpcUrl, chainId } = installation
  return readNewestBlock(createChainReader({ rpcUrl, fetch: (url, init) => fetch(url, init) }), chainId).catch(
    () => null,
  )
}
