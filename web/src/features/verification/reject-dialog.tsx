import { isAppError } from '@did/domain/errors'
import { quoteWords } from '@did/domain/proof/quote-words'
import { maximumRequestLength } from '@did/domain/verification-request/limits'
import type { PendingAsked } from '@did/domain/verification-request/verification-request'
import { useRejectRequest } from '../../entities/verification/mutations.ts'
import { nameRequester } from '../../entities/verification/name-requester.ts'
import { describeError } from '../../lib/describe-error.ts'
import { authorityTexts as texts } from '../../texts/en/verification/verification-authority.ts'
import { TextDialog } from '../../ui/text-dialog.tsx'
import { toast } from '../../ui/toast/toast.ts'

type RejectDialogProps = {
  request: PendingAsked
  /** This text tells the owner which fields the verifier marked as not right. */
  marked: string
  onClose: () => void
}

export function RejectDialog({ request, marked, onClose }: RejectDialogProps) {
  const reject = useRejectRequest({
    onSuccess: () => {
      toast({ ...texts.rejected, about: quoteWords(`${nameRequester(request)}, ${request.claimTitle}`) })
      onClose()
    },
    onError: (error) => {
      const isDecided = isAppError(error, 'request-decided')
      const isReworded = isAppError(error, 'precondition-failed')
      toast({
        variant: 'destructive',
        ...(isDecided ? texts.alreadyDecided : texts.decideFailed('rejected')),
        ...((isReworded || isAppError(error, 'invalid-input') || isAppError(error, 'not-signed-in')) && {
          description: describeError(error).message,
        }),
      })
      if (isDecided || isReworded) onClose()
    },
  })
  const handleReject = (reason: string) =>
    // The mutation has already shown a toast about its failure.
    reject.mutateAsync({ request, reason }).catch(() => {})
  return (
    <TextDialog
      title={texts.rejectTitle}
      description={texts.rejectText(request.claimTitle, nameRequester(request))}
      label={texts.reason}
      hint={texts.reasonHint}
      initial={marked}
      maxLength={maximumRequestLength.reason}
      variant="danger"
      submit={texts.reject}
      submitting={texts.rejecting}
      onSubmit={handleReject}
      onClose={onClose}
    />
  )
}
