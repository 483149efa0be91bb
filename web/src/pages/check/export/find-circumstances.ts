import { semicolon } from '@did/domain/texts/en/punctuation'
import { checkManyTexts } from '../../../texts/en/check/check-many.ts'
import { exactTime } from '../../../texts/en/check/exact-time.ts'
import type { MarkedRow } from '../rows/mark-rows.ts'
import { findChecked, findTime } from '../rows/row.ts'

const texts = checkManyTexts.receipt

/**
 * Rows that were checked at different times may have different blocks. The check of a credential of
 * other software asks for no block.
 */
export function findCircumstances(rows: readonly MarkedRow[]): (readonly [string, string])[] {
  const checks = rows.flatMap(({ row }) => (row.kind === 'claim' ? (findChecked(row) ?? []) : []))
  const times = rows.flatMap(({ row }) => findTime(row) || []).toSorted()
  const blocks = new Map(checks.flatMap(({ block }) => (block ? [[block.hash, block] as const] : [])))
  const [installation] = checks.flatMap(({ judged }) => {
    const known = judged.findings.facts.installation
    return known === 'unknown' ? [] : known
  })
  return [
    [texts.address, location.origin],
    [texts.local, writeSpan(times, exactTime)],
    [texts.utc, writeSpan(times, (time) => time)],
    ...(checks.length > 0 ? [[texts.block, writeBlocks([...blocks.values()])] as const] : []),
    ...(installation
      ? [[texts.chain, String(installation.chainId)] as const, [texts.registry, installation.didRegistry] as const]
      : []),
  ]
}

function writeBlocks(blocks: readonly { number: number; hash: string }[]): string {
  if (blocks.length === 0) return texts.noBlock
  return blocks.map(({ number, hash }) => texts.blockOf(number, hash)).join(semicolon)
}

function writeSpan(times: readonly string[], write: (time: string) => string): string {
  const [first, last] = [times.at(0), times.at(-1)]
  if (!first || !last) return ''
  return first === last ? write(first) : `${write(first)} – ${write(last)}`
}
