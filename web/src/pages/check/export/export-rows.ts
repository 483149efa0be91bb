import { readableEnd } from '@did/domain/texts/en/verdict/told'
import { claimTypeLabel, reviewTexts } from '../../../texts/en/frame/names.ts'
import { checkManyTexts as texts } from '../../../texts/en/share/check-many.ts'
import { describeMark } from '../rows/describe-mark.ts'
import { findWord, isAboutName, type MarkedRow } from '../rows/mark-rows.ts'
import { namePlace } from '../rows/name-place.ts'
import { findChecked } from '../rows/row.ts'

/** Returns the header and a line of cells for each row. A dash never stands in an empty cell. */
export function toCells(rows: readonly MarkedRow[]): string[][] {
  return [[...texts.csv.columns], ...rows.map(toLine)]
}

function toLine(described: MarkedRow): string[] {
  const { row, title, sentence, note, claim, marks } = described
  const word = findWord(described)
  // A row whose only fault is its name is green by itself, so the name is the reason for its word.
  const reasons = word === 'other-name' ? marks.filter(isAboutName) : []
  const notes = marks.filter((mark) => !reasons.includes(mark))
  const checked = row.kind === 'claim' ? findChecked(row) : null
  return [
    String(row.id),
    namePlace(row.place),
    row.beside ?? '',
    claim?.person ?? '',
    claim?.title ?? '',
    claim ? claimTypeLabel(claim.type) : '',
    claim?.verifier ?? '',
    claim?.review ? reviewTexts[claim.review] : '',
    word === null ? texts.waiting : texts.overall[word],
    reasons.length > 0 ? reasons.map(describeMark).join('; ') : [title, sentence].filter(Boolean).join('. '),
    [note, ...notes.map(describeMark)].filter(Boolean).join('; '),
    claim ? writeEnd(claim.until) : '',
    checked?.at ?? (row.kind === 'credential' ? row.last?.at : '') ?? '',
    checked?.block ? String(checked.block.number) : '',
    checked?.block?.hash ?? '',
    claim?.digest ?? '',
  ]
}

export function writeEnd(until: number | null): string {
  if (until === null) return ''
  return until === 0 ? texts.noEnd : readableEnd(until)
}
