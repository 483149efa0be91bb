import type { RequestId } from '@did/domain/ids'
import Undo2 from 'lucide-react/icons/undo-2'
import { requestDialogTexts as texts } from '../../texts/en/verification/verification-request.ts'
import { Button } from '../../ui/button.tsx'
import { toast } from '../../ui/toast/toast.ts'
import { toastFailure } from '../../ui/toast/toast-failure.ts'
import { useRecallRequest } from './mutations.ts'

export function RecallButton({ id, verifier }: { id: RequestId; verifier: string }) {
  const recall = useRecallRequest({ onSuccess: () => toast(texts.recalled), onError: toastFailure })
  return (
    <Button
      variant="outline"
      shape="small"
      pending={recall.isPending}
      aria-label={texts.recallFrom(verifier)}
      onClick={() => recall.mutate(id)}
    >
      <Undo2 aria-hidden="true" className="size-4" />
      {texts.recall}
    </Button>
  )
}
