import { readableDate } from '@did/domain/texts/en/verdict/told'
import { claimTypeLabel, reviewTexts } from '../../../texts/en/frame/names.ts'
import { checkManyTexts as texts } from '../../../texts/en/share/check-many.ts'
import { describeMark } from '../rows/describe-mark.ts'
import type { MarkedRow } from '../rows/mark-rows.ts'
import { findChecked, type Place } from '../rows/row.ts'

export function namePlace({ name, line }: Place): string {
  return line === null ? name : texts.places.line(name, line)
}

/** Returns the header and a line of cells for each row. A dash never stands in an empty cell. */
export function toCells(rows: readonly MarkedRow[]): string[][] {
  return [[...texts.csv.columns], ...rows.map(toLine)]
}

function toLine({ row, overall, title, sentence, note, claim, marks }: MarkedRow): string[] {
  const checked = row.kind === 'claim' ? findChecked(row) : null
  return [
    String(row.id),
    namePlace(row.place),
    claim?.person ?? '',
    claim?.title ?? '',
    claim ? claimTypeLabel(claim.type) : '',
    claim?.verifier ?? '',
    claim?.review ? reviewTexts[claim.review] : '',
    overall === null ? texts.waiting : texts.overall[overall],
    [title, sentence].filter(Boolean).join('. '),
    [note, ...marks.map(describeMark)].filter(Boolean).join('; '),
    claim ? writeEnd(claim.until) : '',
    checked?.at ?? '',
    checked?.block ? String(checked.block.number) : '',
    checked?.block?.hash ?? '',
    claim?.digest ?? '',
  ]
}

export function writeEnd(until: number | null): string {
  if (until === null) return ''
  return until === 0 ? texts.noEnd : readableDate(until)
}
