import { useMemo, useState } from 'react'
import { checkManyTexts as texts } from '../../texts/en/share/check-many.ts'
import { BringPanel } from './bring/bring-panel.tsx'
import { type Arrangement, arrangeRows } from './rows/arrange-rows.ts'
import { describeRow } from './rows/describe-row.ts'
import { markRows } from './rows/mark-rows.ts'
import { ArrangeBar } from './table/arrange-bar.tsx'
import { CheckTable } from './table/check-table.tsx'
import { ExportBar } from './table/export-bar.tsx'
import { LimitedLinks } from './table/limited-links.tsx'
import { RunProgress } from './table/run-progress.tsx'
import { Summary } from './table/summary.tsx'
import { useChecks } from './use-checks.ts'

const resultsId = 'check-results'

export function CheckMany() {
  const checks = useChecks()
  const { rows, leftOut } = checks.state
  const [arrangement, setArrangement] = useState<Arrangement>({ order: 'as-brought', isOnlyNotFine: false })
  const marked = useMemo(() => markRows(rows.map(describeRow)), [rows])
  const shown = arrangeRows(marked, arrangement)
  return (
    <>
      <BringPanel resultsId={rows.length > 0 ? resultsId : null} onBrought={checks.add} />
      {rows.length > 0 && (
        <section aria-labelledby={resultsId} className="flex flex-col gap-4">
          <h2 id={resultsId} className="scroll-mt-20 text-lg font-semibold">
            {texts.results}
          </h2>
          <RunProgress state={checks.state} onCancel={checks.cancel} onGoOn={() => void checks.goOn()} />
          {leftOut > 0 && <p className="text-sm text-wait">{texts.bring.leftOut(leftOut, rows.length)}</p>}
          <LimitedLinks rows={rows} onOpen={checks.openLimited} />
          <Summary rows={marked} />
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
            isRunning={checks.state.isRunning}
            onCheckAgain={() => checks.checkAgain(rows.map(({ id }) => id))}
            onClear={checks.clear}
          />
        </section>
      )}
    </>
  )
}
