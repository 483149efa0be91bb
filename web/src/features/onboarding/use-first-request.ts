import { isAppError } from '@did/domain/errors'
import { explainUnsent } from '../../entities/verification/explain-unsent.ts'
import { type Ask, useRequestVerification } from '../../entities/verification/mutations.ts'
import { requestDialogTexts as texts } from '../../texts/en/verification/verification-request.ts'
import { toast } from '../../ui/toast/toast.ts'
import type { FirstRequest } from './wizard.ts'

export function useFirstRequest(onSent: () => void) {
  const succeed = () => {
    toast(texts.submitted.first)
    onSent()
  }
  const request = useRequestVerification({
    onSuccess: succeed,
    onError: (error) => {
      // The server already has this request from an earlier attempt, whose answer never arrived
      // here.
      if (isAppError(error, 'request-pending')) return succeed()
      toast({ variant: 'destructive', ...(explainUnsent(error) ?? texts.failed.first) })
    },
  })
  return {
    isPending: request.isPending,
    send: ({ claim, verifier, attempt }: FirstRequest, sealing: Ask['sealing']) =>
      request.mutate({ claim, verifierId: verifier.id, attempt, sealing }),
  }
}
