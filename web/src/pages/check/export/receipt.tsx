import { useEffect } from 'react'
import { createPortal } from 'react-dom'
import { claimTypeLabel } from '../../../texts/en/frame/names.ts'
import { checkManyTexts } from '../../../texts/en/share/check-many.ts'
import { countRows, listPersons } from '../rows/arrange-rows.ts'
import { describeMark } from '../rows/describe-mark.ts'
import { nameReason } from '../rows/describe-row.ts'
import { findWord, type MarkedRow } from '../rows/mark-rows.ts'
import { writeEnd } from './export-rows.ts'
import { findCircumstances } from './find-circumstances.ts'

const { receipt: texts, columns, overall: words, counts: countText, ...others } = checkManyTexts

type ReceiptProps = { rows: readonly MarkedRow[]; all: number; onDone: () => void }

/** The receipt is never on a screen. While it exists, the browser prints nothing else. */
export function Receipt({ rows, all, onDone }: ReceiptProps) {
  useEffect(() => {
    addEventListener('afterprint', onDone, { once: true })
    window.print()
    return () => removeEventListener('afterprint', onDone)
  }, [onDone])
  const summary = countRows(rows).map(({ what, count }) => countText(count, what))
  const persons = listPersons(rows).map(({ name, count }) => others.person(name, count))
  return createPortal(
    <section aria-label={texts.label} className="print-sheet text-xs">
      <h1 className="text-xl font-bold">{texts.title}</h1>
      <dl className="mt-3 grid grid-cols-[auto_1fr] gap-x-6 gap-y-2">
        {[
          [texts.rows, texts.rowsOf(rows.length, all)] as const,
          [texts.summary, summary.join('; ')] as const,
          [others.persons, persons.join('; ') || others.none] as const,
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
    </section>,
    document.body,
  )
}

function ReceiptRow({ described }: { described: MarkedRow }) {
  const { row, note, claim, marks, listed } = described
  const word = findWord(described)
  const remarks = [nameReason(described), note, ...marks.map(describeMark)].filter(Boolean)
  const unnamed = claim ? others.noPerson : others.none
  const cells = [
    String(row.id),
    [word === null ? others.waiting : words[word], ...remarks].join('. '),
    claim?.person ?? (listed === null ? unnamed : others.inText(listed)),
    claim ? `${claim.title} (${claimTypeLabel(claim.type)})` : others.none,
    claim?.verifier || others.none,
    writeEnd(claim?.until ?? null) || others.none,
  ]
  return (
    <tr>
      {cells.map((cell, index) => (
        <td key={headingOf(index)} className="border-b py-2 pe-2 align-top break-words">
          <bdi>{cell}</bdi>
          {index === 3 && claim?.digest && (
            <span className="block break-all">
              {texts.digest} {claim.digest}
            </span>
          )}
        </td>
      ))}
    </tr>
  )
}

function headingOf(index: number): string {
  return Object.keys(columns)[index] ?? ''
}
