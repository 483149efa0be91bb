import { revocationReasons } from '@did/domain/revocation-reason'
import type { Confirmation } from '@did/domain/revocation-record'
import { CircleAlert, Undo2 } from 'lucide-react'
import { useState } from 'react'
import { confirmationsTexts, withdrawTexts as texts } from '../../texts/withdrawing.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Field } from '../../ui/field.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Select } from '../../ui/select.tsx'
import { Textarea } from '../../ui/textarea.tsx'
import { useWithdrawal, type Withdrawal } from './use-withdrawal.ts'

const ownWords = 'own-words'
const maximumWords = 200
const options = [
  ...revocationReasons.map((value) => ({ value, label: confirmationsTexts.choices[value] })),
  { value: ownWords, label: texts.ownWords },
]

type WithdrawDialogProps = { confirmation: Confirmation; onClose: () => void }

/** One reason, one signature. The wallet is asked only after the reason is chosen. */
export function WithdrawDialog({ confirmation, onClose }: WithdrawDialogProps) {
  const [choice, setChoice] = useState('')
  const [words, setWords] = useState('')
  const [isAsked, setIsAsked] = useState(false)
  const { withdrawal, withdraw } = useWithdrawal(confirmation, onClose)
  const isBusy = withdrawal.status === 'signing' || withdrawal.status === 'saving'
  const reason = choice === ownWords ? words.trim() : choice
  const handleWithdraw = () => {
    setIsAsked(true)
    if (reason !== '') void withdraw(reason)
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => open || onClose()}
      keepOpen={isBusy}
      title={texts.title}
      description={texts.description(confirmation.message.title, confirmation.owner)}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            {texts.cancel}
          </Button>
          <Button variant="danger" pending={isBusy} onClick={handleWithdraw}>
            {labelButton(withdrawal)}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <p className="text-ink-2">{texts.consequence}</p>
        <Field label={texts.reason} error={isAsked && choice === '' ? texts.reasonMissing : undefined}>
          {(control) => (
            <Select
              {...control}
              placeholder={texts.chooseReason}
              options={options}
              value={choice}
              disabled={isBusy}
              onChange={(event) => setChoice(event.target.value)}
            />
          )}
        </Field>
        {choice === ownWords && (
          <Field
            label={texts.words}
            hint={texts.wordsHint}
            error={isAsked && reason === '' ? texts.wordsMissing : undefined}
          >
            {(control) => (
              <Textarea
                {...control}
                value={words}
                maxLength={maximumWords}
                disabled={isBusy}
                onChange={(event) => setWords(event.target.value)}
              />
            )}
          </Field>
        )}
        <p className="text-sm text-ink-3">{texts.walletHint}</p>
        <WithdrawalNote withdrawal={withdrawal} />
      </div>
    </Dialog>
  )
}

/** What became of the last press: nothing is lost in any of these. */
function WithdrawalNote({ withdrawal }: { withdrawal: Withdrawal }) {
  if (withdrawal.status === 'declined')
    return (
      <div role="alert">
        <Notice tone="wait" icon={Undo2}>
          {texts.declined}
        </Notice>
      </div>
    )
  if (withdrawal.status !== 'failed') return null
  return (
    <div role="alert">
      <Notice tone="bad" icon={CircleAlert}>
        {withdrawal.code === 'attestation-mismatch' ? texts.mismatch : texts.failed}
      </Notice>
    </div>
  )
}

function labelButton({ status }: Withdrawal): string {
  switch (status) {
    case 'idle':
    case 'declined':
    case 'failed':
      return texts.withdraw
    case 'signing':
      return texts.confirmInWallet
    case 'saving':
      return texts.saving
  }
}
