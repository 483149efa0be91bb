import { readableEnd } from '@did/domain/texts/told-facts'
import { checkManyTexts as texts } from '../../../texts/en/check/check-many.ts'
import { claimTypeLabel, reviewTexts } from '../../../texts/en/frame/names.ts'
import { describeMark } from '../rows/describe-mark.ts'
import { findWord, isAboutName, type MarkedRow } from '../rows/mark-rows.ts'
import { namePlace } from '../rows/name-place.ts'
import { findChecked, findTime } from '../rows/row.ts'
import { type CheckRecord, emptyRecord } from './check-record.ts'
import { joinSentences } from './join-sentences.ts'
import { findLinkOfRow } from './link-of-row.ts'

/** The keys are the names of the table's columns. */
type Line = Record<keyof typeof texts.csv.columns, string>

const columns = Object.keys(texts.csv.columns)

/**
 * The first line is the header of the table. Then come a line for each row, and a line for each
 * expected name that no row has. A cell without a value is empty, without a dash.
 */
export function toCells(rows: readonly MarkedRow[], record: CheckRecord = emptyRecord): string[][] {
  const ofRecord = { checker: record.checker, subject: record.subject }
  const lines: Partial<Line>[] = [
    ...rows.map((row) => ({ ...toLine(row), ...ofRecord })),
    ...record.missing.map((expected) => ({ ...ofRecord, expected, compared: texts.compared.missing })),
  ]
  return [Object.values(texts.csv.columns), ...lines.map(listCells)]
}

function listCells(line: Partial<Line>): string[] {
  const cells: Record<string, string | undefined> = line
  return columns.map((column) => cells[column] ?? '')
}

function toLine(described: MarkedRow): Omit<Line, 'checker' | 'subject'> {
  const { row, title, sentence, note, claim, marks, compared } = described
  const link = findLinkOfRow(row)
  const word = findWord(described)
  // If the row's word is 'other-name', its verdict is green, so only the remarks about names give
  // the reason for the word.
  const reasons = word === 'other-name' ? marks.filter(isAboutName) : []
  const notes = marks.filter((mark) => !reasons.includes(mark))
  const checked = row.kind === 'claim' ? findChecked(row) : null
  return {
    number: String(row.id),
    from: namePlace(row.place),
    beside: row.beside ?? '',
    person: claim?.person ?? '',
    expected: compared?.name ?? '',
    compared: compared ? texts.compared[compared.what] : '',
    title: claim?.title ?? '',
    type: claim ? claimTypeLabel(claim.type) : '',
    verifier: claim?.verifier ?? '',
    wallet: claim?.wallet ?? '',
    review: claim?.review ? reviewTexts[claim.review] : '',
    standing: claim?.standing ?? '',
    confirmed: writeDay(claim?.confirmedAt ?? null),
    verdict: word === null ? texts.waiting : texts.overall[word],
    why: joinSentences(reasons.length > 0 ? reasons.map(describeMark) : [title, sentence]),
    notes: joinSentences([claim?.proved ?? '', note, ...notes.map(describeMark)]),
    until: claim?.until === 0 ? texts.noEnd : writeDay(claim?.until ?? null),
    link: link?.link ?? '',
    fingerprint: link?.fingerprint ?? '',
    checkedAt: findTime(row),
    block: checked?.block ? String(checked.block.number) : '',
    blockHash: checked?.block?.hash ?? '',
    digest: claim?.digest ?? '',
  }
}

/**
 * Uses the form of ISO 8601, so that a spreadsheet can sort by the day. Returns '' if there is no
 * time.
 */
export function writeDay(unixSeconds: number | null): string {
  const time = unixSeconds === null ? Number.NaN : unixSeconds * 1000
  const date = new Date(time)
  return Number.isNaN(date.getTime()) ? '' : date.toISOString().slice(0, 10)
}

export function writeEnd(until: number | null): string {
  if (until === null) return ''
  return until === 0 ? texts.noEnd : readableEnd(until)
}
