import { quoteWords } from '@did/domain/proof/quote-words'
import { semicolon } from '@did/domain/texts/en/punctuation'
import { useEffect } from 'react'
import { createPortal } from 'react-dom'
import { tellClaimType } from '../../../entities/claim/tell-claim-type.ts'
import { cn } from '../../../lib/cn.ts'
import { checkManyTexts } from '../../../texts/en/check/check-many.ts'
import { countRepeats, countRows, listPersons } from '../rows/arrange-rows.ts'
import { describeMark } from '../rows/describe-mark.ts'
import { nameReason } from '../rows/describe-row.ts'
import { findWord, type MarkedRow } from '../rows/mark-rows.ts'
import { findTime } from '../rows/row.ts'
import type { CheckRecord } from './check-record.ts'
import { writeDay, writeEnd } from './export-rows.ts'
import { findCircumstances } from './find-circumstances.ts'
import { joinSentences } from './join-sentences.ts'
import { findLinkOfRow, shortenLink } from './link-of-row.ts'

const { receipt: texts, columns, overall: words, counts: countText, ...others } = checkManyTexts

/** A link, an address or a stranger's endless word would make the table wider than the sheet. */
const hasLongWord = /\S{20}/
const breakLong = (text: string) => hasLongWord.test(text) && 'wrap-anywhere'

type ReceiptProps = { rows: readonly MarkedRow[]; all: number; record: CheckRecord; onDone: () => void }

/** No screen shows the receipt. While it exists, the browser prints nothing else of the page. */
export function Receipt({ rows, all, record, onDone }: ReceiptProps) {
  useEffect(() => {
    addEventListener('afterprint', onDone, { once: true })
    window.print()
    return () => removeEventListener('afterprint', onDone)
  }, [onDone])
  const summary = countRows(rows).map(({ what, count }) => countText(count, what))
  const repeats = countRepeats(rows)
  if (repeats > 0) summary.push(others.repeats(repeats))
  const persons = listPersons(rows).map(({ name, count }) => others.person(name, count))
  return createPortal(
    <section aria-label={texts.label} className="print-sheet text-xs">
      <h1 className="text-xl font-bold">{texts.title}</h1>
      <dl className="mt-3 grid grid-cols-[auto_1fr] gap-x-6 gap-y-2">
        {[
          [texts.rows, texts.rowsOf(rows.length, all)] as const,
          [texts.summary, summary.join(semicolon)] as const,
          [others.persons, persons.join(semicolon) || others.none] as const,
          ...listRecord(record),
          ...findCircumstances(rows),
        ].map(([name, value]) => (
          <div key={name} className="contents">
            <dt>{name}</dt>
            <dd className="break-all">{value}</dd>
          </div>
        ))}
      </dl>
      <table className="mt-4 w-full text-start">
        <thead>
          <tr>
            {[columns.number, columns.verdict, columns.person, columns.what, columns.verifier, columns.until].map(
              (heading) => (
                <th key={heading} scope="col" className="border-b py-2 pe-2 text-start">
                  {heading}
                </th>
              ),
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <ReceiptRow key={row.row.id} described={row} />
          ))}
        </tbody>
      </table>
      <p className="mt-4">{texts.note}</p>
      <ToRepeat rows={rows} />
    </section>,
    document.body,
  )
}

function ReceiptRow({ described }: { described: MarkedRow }) {
  const { row, note, claim, marks, listed, compared } = described
  const word = findWord(described)
  const remarks = [nameReason(described), note, ...marks.map(describeMark)].filter(Boolean)
  const person = claim?.person ?? null
  const unnamed = claim ? others.noPerson : others.none
  const link = findLinkOfRow(row)
  const time = findTime(row)
  const more = [
    [],
    time ? [`${others.csv.columns.checkedAt} ${time}`] : [],
    compared ? [others.compared[compared.what]] : [],
    [...(claim?.proved ? [claim.proved] : []), ...(link ? [shortenLink(link.link)] : [])],
    claim ? [claim.wallet ?? '', claim.standing, describeDay(claim.confirmedAt)].filter(Boolean) : [],
  ]
  const cells = [
    String(row.id),
    joinSentences([word === null ? others.waiting : words[word], ...remarks]),
    person === null ? (listed === null ? unnamed : others.inText(listed)) : quoteWords(person),
    claim ? `${quoteWords(claim.title)} (${tellClaimType(claim.type)})` : others.none,
    claim?.verifier || others.none,
    writeEnd(claim?.until ?? null) || others.none,
  ]
  return (
    <tr>
      {cells.map((cell, index) => (
        <td key={headingOf(index)} className="border-b py-2 pe-2 align-top">
          <bdi className={cn(breakLong(cell))}>{cell}</bdi>
          {more[index]?.map((line) => (
            <span key={line} className={cn('block', breakLong(line))}>
              {line}
            </span>
          ))}
        </td>
      ))}
    </tr>
  )
}

/**
 * With the links and the fingerprints, an auditor can repeat each check. They take the whole width
 * of the sheet, because a link may fill half a page.
 */
function ToRepeat({ rows }: { rows: readonly MarkedRow[] }) {
  const parts = rows.flatMap(({ row, claim }) => {
    const link = findLinkOfRow(row)
    const all = [
      [texts.digest, claim?.digest],
      [texts.fingerprint, link?.fingerprint],
      [texts.link, link?.link],
    ] as const
    const lines = all.flatMap(([name, value]) => (value ? [[name, value] as const] : []))
    return lines.length > 0 ? [{ id: row.id, title: claim ? quoteWords(claim.title) : '', lines }] : []
  })
  if (parts.length === 0) return null
  return (
    <section aria-label={texts.toRepeat} className="mt-6">
      <h2 className="text-base font-bold">{texts.toRepeat}</h2>
      {parts.map(({ id, title, lines }) => (
        <div key={id} className="mt-3">
          <h3 className="font-semibold">
            {columns.number} {id} <bdi>{title}</bdi>
          </h3>
          {lines.map(([name, value]) => (
            <p key={name} className="break-all">
              {name}: {name === texts.link ? <a href={value}>{value}</a> : <bdi>{value}</bdi>}
            </p>
          ))}
        </div>
      ))}
    </section>
  )
}

function describeDay(confirmedAt: number | null): string {
  const day = writeDay(confirmedAt)
  return day && `${texts.confirmed} ${day}`
}

function listRecord({ checker, subject, missing }: CheckRecord): (readonly [string, string])[] {
  const all = [
    [texts.checker, checker],
    [texts.subject, subject],
    [others.missing, missing.join(semicolon)],
  ] as const
  return all.filter(([, value]) => value !== '')
}

function headingOf(index: number): string {
  return Object.keys(columns)[index] ?? ''
}
