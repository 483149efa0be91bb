import { sharingTexts } from '../../../texts/en/share/sharing.ts'
import { Button } from '../../../ui/button.tsx'

const texts = sharingTexts.list

type ConfirmWithdrawalProps = { sentence: string; isPending: boolean; onConfirm: () => void; onKeep: () => void }

export function ConfirmWithdrawal({ sentence, isPending, onConfirm, onKeep }: ConfirmWithdrawalProps) {
  return (
    <div className="mt-1 flex flex-col gap-3 rounded-xl bg-bad-soft p-3">
      <p className="text-sm text-bad">{sentence}</p>
      <div className="flex flex-wrap gap-2">
        <Button variant="outline" onClick={onKeep}>
          {texts.keep}
        </Button>
        <Button variant="danger" pending={isPending} onClick={onConfirm}>
          {texts.confirm}
        </Button>
      </div>
    </div>
  )
}
