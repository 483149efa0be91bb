import type { ParsedShare } from '@did/credentials/share/share-link'
import { JudgedClaim } from '../../../entities/verdict/shared-claim-verdict.tsx'
import { OpenPanel } from '../../../features/verdict/open-panel.tsx'
import type { Checked, ClaimRow } from '../rows/row.ts'

type Props = {
  row: ClaimRow
  checked: Checked
  isRunning: boolean
  onCheckAgain: (id: number) => void
  onOpened: (id: number, share: ParsedShare) => void
}

/**
 * Shows the verdict that the row's check found and makes no check of its own, so that the details
 * never contradict the table.
 */
export function RowDetails({ row, checked, isRunning, onCheckAgain, onOpened }: Props) {
  const { share } = row
  return (
    <div className="flex max-w-xl flex-col gap-4">
      <JudgedClaim
        judged={checked.judged}
        link={row.link && new URL(row.link, location.origin).href}
        heading="h2"
        isChecking={isRunning && row.state.status === 'due'}
        checkAgain={() => onCheckAgain(row.id)}
        action={(state) =>
          share.kind === 'controlled' && (
            <OpenPanel share={share} state={state} onOpened={(opened) => onOpened(row.id, opened)} />
          )
        }
      />
    </div>
  )
}
