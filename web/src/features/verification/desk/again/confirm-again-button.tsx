import type { RequestId } from '@did/domain/ids'
import { useConfirmAgain } from '../../../../entities/verification/confirm-again.ts'
import { confirmAgainTexts as texts } from '../../../../texts/en/verification/confirm-again.ts'
import { Button } from '../../../../ui/button.tsx'
import { toast } from '../../../../ui/toast/toast.ts'
import { toastFailure } from '../../../../ui/toast/toast-failure.ts'

type ConfirmAgainButtonProps = { id: RequestId; title: string; hasAttributes: boolean }

/** The verifier approved this request before it was accredited, and can confirm it again. */
export function ConfirmAgainButton({ id, title, hasAttributes }: ConfirmAgainButtonProps) {
  const again = useConfirmAgain({ onSuccess: () => toast(texts.made(1)), onError: toastFailure })
  if (hasAttributes) return <p className="w-full text-sm text-ink-2">{texts.needsOwner}</p>
  return (
    // The link of the row lies over the whole row and takes the clicks, so the button stands above
    // it.
    <div className="relative z-10">
      <Button
        variant="outline"
        aria-label={texts.oneOf(title)}
        pending={again.isPending}
        onClick={() => again.mutate(id)}
      >
        {texts.one}
      </Button>
    </div>
  )
}
