import { maximumLength } from '@did/domain/constants'
import { isAppError } from '@did/domain/errors'
import { useState } from 'react'
import { toast } from '../../lib/toast.ts'
import { useSingleFlight } from '../../lib/use-single-flight.ts'
import { questionTexts as texts } from '../../texts/questions.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Field } from '../../ui/field.tsx'
import { Textarea } from '../../ui/textarea.tsx'
import { useAskQuestion } from './mutations.ts'
import type { PendingAsked } from './queries.ts'

export function QuestionDialog({ request, onClose }: { request: PendingAsked; onClose: () => void }) {
  const [text, setText] = useState('')
  const [error, setError] = useState<string>()
  const ask = useAskQuestion({
    onSuccess: () => {
      toast(texts.asked)
      onClose()
    },
    onError: (failure) => {
      const isOver = isAppError(failure, 'request-decided', 'question-open')
      toast({ variant: 'destructive', ...describeFailure(failure) })
      if (isOver) onClose()
    },
  })
  const handleAsk = useSingleFlight(async () => {
    if (text.trim() === '') return setError(texts.questionMissing)
    // The mutation has said what went wrong.
    await ask.mutateAsync({ id: request.id, text: text.trim() }).catch(() => {})
  })
  return (
    <Dialog
      open
      onOpenChange={(open) => open || onClose()}
      title={texts.askTitle}
      description={texts.askText(request.claimTitle, request.requester.username)}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            {texts.cancel}
          </Button>
          <Button pending={ask.isPending} onClick={() => void handleAsk()}>
            {ask.isPending ? texts.sending : texts.send}
          </Button>
        </>
      }
    >
      <Field label={texts.question} hint={texts.questionHint} error={error}>
        {(control) => (
          <Textarea
            {...control}
            value={text}
            maxLength={maximumLength.question}
            onChange={(event) => {
              setText(event.target.value)
              setError(undefined)
            }}
          />
        )}
      </Field>
    </Dialog>
  )
}

function describeFailure(failure: Error) {
  if (isAppError(failure, 'request-decided')) return texts.decided
  return isAppError(failure, 'question-open') ? texts.notAnswered : texts.failed
}
