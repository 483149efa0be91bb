import { maximumLength } from '@did/domain/constants'
import { type FormEvent, useId, useState } from 'react'
import { useSingleFlight } from '../../lib/use-single-flight.ts'
import { administrationTexts as texts } from '../../texts/administration.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Field } from '../../ui/field.tsx'
import { Textarea } from '../../ui/textarea.tsx'

type ReasonDialogProps = {
  title: string
  text: string
  confirm: string
  confirming: string
  onConfirm: (reason: string) => Promise<void>
  onClose: () => void
}

/** A decision that somebody else will read the reason of. */
export function ReasonDialog({ title, text, confirm, confirming, onConfirm, onClose }: ReasonDialogProps) {
  const formId = useId()
  const [reason, setReason] = useState('')
  const [error, setError] = useState<string>()
  const [isBusy, setIsBusy] = useState(false)
  const send = useSingleFlight(async (given: string) => {
    setIsBusy(true)
    await onConfirm(given).finally(() => setIsBusy(false))
  })
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (reason.trim() === '') return setError(texts.reasonMissing)
    void send(reason.trim())
  }
  return (
    <Dialog
      open
      onOpenChange={onClose}
      keepOpen={isBusy}
      title={title}
      description={text}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            {texts.cancel}
          </Button>
          <Button variant="danger" type="submit" form={formId} pending={isBusy}>
            {isBusy ? confirming : confirm}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={handleSubmit}>
        <Field label={texts.reason} hint={texts.reasonHint} error={error}>
          {(control) => (
            <Textarea
              {...control}
              value={reason}
              maxLength={maximumLength.reason}
              onChange={(event) => {
                setReason(event.target.value)
                setError(undefined)
              }}
            />
          )}
        </Field>
      </form>
    </Dialog>
  )
}
