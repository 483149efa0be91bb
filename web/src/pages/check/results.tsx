import { useMemo, useState } from 'react'
import { checkManyTexts as texts } from '../../texts/en/check/check-many.ts'
import { Field } from '../../ui/field.tsx'
import { Textarea } from '../../ui/textarea.tsx'
import { type Arrangement, arrangeRows } from './rows/arrange-rows.ts'
import { listMissing, readExpected } from './rows/compare-names.ts'
import { describeRow } from './rows/describe-row.ts'
import { markRows } from './rows/mark-rows.ts'
import { ArrangeBar } from './table/arrange-bar.tsx'
import { CheckTable } from './table/check-table.tsx'
import { ExportBar } from './table/export-bar.tsx'
import { LimitedLinks } from './table/limited-links.tsx'
import { RunProgress } from './table/run-progress.tsx'
import { Summary } from './table/summary.tsx'
import type { useChecks } from './use-checks.ts'

type ResultsProps = { headingId: string; checks: ReturnType<typeof useChecks>; onClear: () => void }

/** The rows load when the person brings the first link, so that the page loads quickly. */
export function Results({ headingId, checks, onClear }: ResultsProps) {
  const { rows, leftOut } = checks.state
  const [arrangement, setArrangement] = useState<Arrangement>({ order: 'as-brought', isOnlyNotFine: false })
  const [expected, setExpected] = useState('')
  const names = useMemo(() => readExpected(expected), [expected])
  const marked = useMemo(() => markRows(rows.map(describeRow), names), [rows, names])
  const missing = listMissing(marked, names)
  const shown = arrangeRows(marked, arrangement)
  return (
    <section aria-labelledby={headingId} className="flex flex-col gap-4">
      <h2 id={headingId} className="scroll-mt-20 text-lg font-semibold">
        {texts.results}
      </h2>
      <RunProgress state={checks.state} onCancel={checks.cancel} onGoOn={() => void checks.goOn()} />
      {leftOut > 0 && <p className="text-sm text-wait">{texts.bring.leftOut(leftOut, rows.length)}</p>}
      <LimitedLinks rows={rows} onOpen={checks.openLimited} />
      <Summary rows={marked} missing={missing} />
      <Field label={texts.expected} hint={texts.expectedHint}>
        {(control) => (
          <Textarea
            {...control}
            rows={2}
            value={expected}
            autoComplete="off"
            onChange={({ target }) => setExpected(target.value)}
          />
        )}
      </Field>
      <ArrangeBar arrangement={arrangement} onChange={setArrangement} />
      {shown.length === 0 ? (
        <p className="text-ink-2">{texts.allFine}</p>
      ) : (
        <CheckTable
          rows={shown}
          isRunning={checks.state.isRunning}
          onCheckAgain={(id) => checks.checkAgain([id])}
          onOpened={checks.takeOpened}
        />
      )}
      <ExportBar
        rows={shown}
        all={rows.length}
        missing={missing}
        isRunning={checks.state.isRunning}
        onCheckAgain={() => checks.checkAgain(rows.map(({ id }) => id))}
        onClear={onClear}
      />
    </section>
  )
}
