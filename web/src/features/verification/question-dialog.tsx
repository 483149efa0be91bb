import { maximumLength } from '@did/domain/constants'
import { isAppError } from '@did/domain/errors'
import type { PendingAsked } from '@did/domain/verification-request/verification-request'
import { useAskQuestion } from '../../entities/request/mutations.ts'
import { toast } from '../../lib/toast/toast.ts'
import { questionTexts as texts } from '../../texts/en/verification/questions.ts'
import { TextDialog } from '../../ui/text-dialog.tsx'

export function QuestionDialog({ request, onClose }: { request: PendingAsked; onClose: () => void }) {
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
  const handleAsk = (text: string) =>
    // The mutation has already shown a toast about its failure.
    ask.mutateAsync({ id: request.id, text }).catch(() => {})
  return (
    <TextDialog
      title={texts.askTitle}
      description={texts.askText(request.claimTitle, request.requester.username)}
      label={texts.question}
      hint={texts.questionHint}
      missing={texts.questionMissing}
      maxLength={maximumLength.question}
      submit={texts.send}
      submitting={texts.sending}
      onSubmit={handleAsk}
      onClose={onClose}
    />
  )
}

function describeFailure(failure: Error) {
  if (isAppError(failure, 'request-decided')) return texts.decided
  return isAppError(failure, 'question-open') ? texts.notAnswered : texts.failed
}
