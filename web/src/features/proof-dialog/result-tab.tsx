import { CircleX, RefreshCw, ShieldCheck } from 'lucide-react'
import { proofTexts as texts } from '../../texts/proof.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Loading, Skeleton } from '../../ui/skeleton.tsx'
import { CompletionNote } from './completion-note.tsx'
import { ProofDetails } from './proof-details.tsx'
import type { MadeProof } from './proof-machine.ts'
import { SignedSummary } from './signed-summary.tsx'
import type { PendingAsked } from './signed-text.ts'
import { type Completion, isCompleting } from './use-completion.ts'

type ResultTabProps = {
  request: PendingAsked
  made: MadeProof
  completion: Completion
  onTryAgain: () => void
  onComplete: () => void
}

export function ResultTab({ request, made, completion, onTryAgain, onComplete }: ResultTabProps) {
  const { proof, verification } = made
  if (verification === null)
    return (
      <Loading label={texts.verifying}>
        <Skeleton className="h-24 rounded-xl" />
      </Loading>
    )
  if (!verification.valid)
    return (
      <div role="alert" className="flex flex-col gap-4">
        <Notice tone="bad" icon={CircleX}>
          {verification.error || texts.failure}
        </Notice>
        <div className="flex justify-end">
          <Button onClick={onTryAgain}>
            <RefreshCw aria-hidden="true" className="size-4" />
            {texts.tryAgain}
          </Button>
        </div>
      </div>
    )
  return (
    <div className="flex flex-col gap-4">
      <div role="status">
        <Notice tone="ok" icon={ShieldCheck}>
          {texts.success}
        </Notice>
      </div>
      <ProofDetails proof={proof} />
      <SignedSummary request={request} level={proof.type} />
      <CompletionNote completion={completion} />
      <div className="flex flex-wrap items-center justify-end gap-3">
        <p className="min-w-48 flex-1 text-sm text-ink-3">{texts.walletHint}</p>
        <Button pending={isCompleting(completion)} onClick={onComplete}>
          {labelButton(completion)}
        </Button>
      </div>
    </div>
  )
}

function labelButton({ status }: Completion): string {
  switch (status) {
    case 'idle':
    case 'declined':
    case 'failed':
      return texts.complete
    case 'preparing':
      return texts.preparing
    case 'signing':
      return texts.confirmInWallet
    case 'saving':
      return texts.saving
  }
}
