import Download from 'lucide-react/icons/download'
import Printer from 'lucide-react/icons/printer'
import RotateCcw from 'lucide-react/icons/rotate-ccw'
import Trash from 'lucide-react/icons/trash-2'
import { useCallback, useState } from 'react'
import { useLazy } from '../../../lib/use-lazy.ts'
import { checkManyTexts as texts } from '../../../texts/en/check/check-many.ts'
import { Button } from '../../../ui/button.tsx'
import { toastFailure } from '../../../ui/toast/toast-failure.ts'
import type { CheckRecord } from '../export/check-record.ts'
import type { MarkedRow } from '../rows/mark-rows.ts'
import { RecordFields } from './record-fields.tsx'

type Props = {
  rows: readonly MarkedRow[]
  all: number
  missing: readonly string[]
  isRunning: boolean
  onCheckAgain: () => void
  onClear: () => void
}

/** The export has the rows that the table shows, in the same order. */
export function ExportBar({ rows, all, missing, isRunning, onCheckAgain, onClear }: Props) {
  const [written, setWritten] = useState({ checker: '', subject: '' })
  const record = { ...written, missing }
  const [isPrinting, setIsPrinting] = useState(false)
  const Receipt = useLazy(async () => (await import('../export/receipt.tsx')).Receipt, isPrinting)
  const handlePrinted = useCallback(() => setIsPrinting(false), [])
  return (
    <>
      <RecordFields written={written} onChange={setWritten} />
      <div className="flex flex-wrap gap-2">
        <Button variant="outline" onClick={() => void saveCsv(rows, all, record)}>
          <Download aria-hidden="true" className="size-4" />
          {texts.saveCsv}
        </Button>
        <Button variant="outline" onClick={() => setIsPrinting(true)}>
          <Printer aria-hidden="true" className="size-4" />
          {texts.print}
        </Button>
        <Button variant="quiet" pending={isRunning} onClick={onCheckAgain}>
          {!isRunning && <RotateCcw aria-hidden="true" className="size-4" />}
          {texts.again}
        </Button>
        <Button variant="quiet" onClick={onClear}>
          <Trash aria-hidden="true" className="size-4" />
          {texts.clear}
        </Button>
        {Receipt && <Receipt rows={rows} all={all} record={record} onDone={handlePrinted} />}
      </div>
    </>
  )
}

async function saveCsv(rows: readonly MarkedRow[], all: number, record: CheckRecord): Promise<void> {
  try {
    const csv = await import('../export/save-csv.ts')
    csv.saveCsv(rows, all, record)
  } catch (error) {
    toastFailure(error)
  }
}
