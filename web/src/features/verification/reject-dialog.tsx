import { maximumLength } from '@did/domain/constants'
import { isAppError } from '@did/domain/errors'
import { useState } from 'react'
import { describeError } from '../../lib/describe-error.ts'
import { toast } from '../../lib/toast.ts'
import { useSingleFlight } from '../../lib/use-single-flight.ts'
import { authorityTexts as texts } from '../../texts/verification-authority.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Field } from '../../ui/field.tsx'
import { Textarea } from '../../ui/textarea.tsx'
import { useRejectRequest } from './mutations.ts'
import type { PendingAsked } from './queries.ts'

export function RejectDialog({ request, onClose }: { request: PendingAsked; onClose: () => void }) {
  const [reason, setReason] = useState('')
  const reject = useRejectRequest({
    onSuccess: () => {
      toast(texts.rejected)
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
  const handleReject = useSingleFlight(async () => {
    // The mutation has said what went wrong.
    await reject.mutateAsync({ request, reason: reason.trim() }).catch(() => {})
  })
  return (
    <Dialog
      open
      onOpenChange={(open) => open || onClose()}
      title={texts.rejectTitle}
      description={texts.rejectText(request.claimTitle, request.requester.username)}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            {texts.cancel}
          </Button>
          <Button variant="danger" pending={reject.isPending} onClick={() => void handleReject()}>
            {reject.isPending ? texts.rejecting : texts.reject}
          </Button>
        </>
      }
    >
      <Field label={texts.reason} hint={texts.reasonHint}>
        {(control) => (
          <Textarea
            {...control}
            value={reason}
            maxLength={maximumLength.reason}
            onChange={(event) => setReason(event.target.value)}
          />
        )}
      </Field>
    </Dialog>
  )
}
