import type { RequestId } from '@did/domain/ids'
import { confirmAgainTexts as texts } from '../../texts/en/verification/confirm-again.ts'
import { keptByVerifier } from '../../texts/en/verification/kept-by-verifier.ts'
import { Button } from '../../ui/button.tsx'
import { toast } from '../../ui/toast/toast.ts'
import { toastFailure } from '../../ui/toast/toast-failure.ts'
import { useConfirmAgain } from './confirm-again.ts'

/**
 * Lets an owner ask a verifier to confirm a claim again, because the verifier was accredited only
 * after it had confirmed the claim.
 */
export function AskAgainButton({ requestId, verifier }: { requestId: RequestId; verifier: string }) {
  const again = useConfirmAgain({ onSuccess: () => toast(texts.asked(verifier)), onError: toastFailure })
  return (
    <div className="flex max-w-sm flex-col items-start gap-1">
      <Button variant="outline" pending={again.isPending} onClick={() => again.mutate(requestId)}>
        {texts.ask(verifier)}
      </Button>
      <p className="text-sm text-pretty">{keptByVerifier}</p>
    </div>
  )
}
