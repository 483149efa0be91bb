import { isAppError } from '@did/domain/errors'
import { maximumRequestLength } from '@did/domain/verification-request/limits'
import type { PendingAsked } from '@did/domain/verification-request/verification-request'
import { useAskQuestion } from '../../entities/verification/mutations.ts'
import { nameRequester } from '../../entities/verification/name-requester.ts'
import { questionTexts as texts } from '../../texts/en/verification/questions.ts'
import { TextDialog } from '../../ui/text-dialog.tsx'
import { toast } from '../../ui/toast/toast.ts'

type QuestionDialogProps = {
  request: PendingAsked
  /** This text tells the owner which fields the verifier marked as not right. */
  marked: string
  onClose: () => void
}

export function QuestionDialog({ request, marked, onClose }: QuestionDialogProps) {
  const ask = useAskQuestion({
    onSuccess: () => {
      toast(texts.asked)
      onClose()
    },
    onError: (failure) => {
      const isOver = isAppError(failure, 'request-decided', 'question-open', 'too-many-questions')
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
      description={texts.askText(request.claimTitle, nameRequester(request))}
      label={texts.question}
      hint={texts.questionHint}
      missing={texts.questionMissing}
      initial={marked}
      maxLength={maximumRequestLength.question}
      submit={texts.send}
      submitting={texts.sending}
      onSubmit={handleAsk}
      onClose={onClose}
    />
  )
}

function describeFailure(failure: Error) {
  if (isAppError(failure, 'request-decided')) return texts.decided
  if (isAppError(failure, 'too-many-questions')) return texts.askedEnough
  return isAppError(failure, 'question-open') ? texts.notAnswered : texts.failed
}
