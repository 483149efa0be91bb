import CircleAlert from 'lucide-react/icons/circle-exclamation-point'
import { checkManyTexts as texts } from '../../../texts/en/check/check-many.ts'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { Progress } from '../../../ui/progress.tsx'
import { type ChecksState, listDue } from '../run/rows-store.ts'

type Props = { state: ChecksState; onCancel: () => void; onGoOn: () => void }

export function RunProgress({ state: { rows, isRunning }, onCancel, onGoOn }: Props) {
  const all = rows.length
  const left = listDue(rows).length
  const done = all - left
  // A row without a claim needs no check and counts as done. If all rows are like that, the page
  // has no progress to show.
  if (rows.every(({ kind }) => kind === 'no-claim')) return null
  if (!isRunning && left > 0)
    return (
      <Notice
        role="status"
        tone="wait"
        icon={CircleAlert}
        action={
          <Button variant="outline" onClick={onGoOn}>
            {texts.goOn}
          </Button>
        }
      >
        {texts.stopped(left)}
      </Notice>
    )
  return (
    <div className="flex flex-col gap-2">
      <div className="flex min-h-11 items-center justify-between gap-3">
        <p role="status">{texts.progress(done, all)}</p>
        {isRunning && (
          <Button variant="outline" onClick={onCancel}>
            {texts.cancel}
          </Button>
        )}
      </div>
      {isRunning && <Progress label={texts.progressLabel} value={done} max={all} />}
    </div>
  )
}
