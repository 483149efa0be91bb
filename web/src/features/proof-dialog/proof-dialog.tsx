import type { ProofEngine } from '@did/proofs/proof-engine'
import { useQuery } from '@tanstack/react-query'
import { FlaskConical } from 'lucide-react'
import { proofTexts as texts } from '../../texts/proof.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { ErrorCard } from '../../ui/error-card.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Loading, Skeleton } from '../../ui/skeleton.tsx'
import { loadProofEngine } from './proof-engine.ts'
import { ProofFooter } from './proof-footer.tsx'
import { ProofTabs } from './proof-tabs.tsx'
import type { PendingAsked } from './signed-text.ts'
import { isCompleting, useCompletion } from './use-completion.ts'
import { useProofSteps } from './use-proof-steps.ts'

type ProofDialogProps = { request: PendingAsked; onClose: () => void }

/** SPEC.md 2.12. It keeps what was typed until it is closed; the values never leave this browser. */
export function ProofDialog({ request, onClose }: ProofDialogProps) {
  const engine = useQuery({ queryKey: ['proof-engine'], queryFn: loadProofEngine, staleTime: Number.POSITIVE_INFINITY })
  if (engine.data) return <ReadyDialog request={request} engine={engine.data} onClose={onClose} />
  return (
    <Dialog {...describe(request)} open onOpenChange={(open) => open || onClose()} size="wide">
      {engine.isPending && (
        <Loading label={texts.engineLoading}>
          <Skeleton className="h-64 rounded-xl" />
        </Loading>
      )}
      {engine.isError && (
        <ErrorCard
          type="server"
          cause={engine.error}
          message={texts.engineFailed}
          onRetry={() => void engine.refetch()}
        />
      )}
      {engine.data === null && (
        <Notice tone="wait" icon={FlaskConical}>
          {texts.engineMissing}
        </Notice>
      )}
    </Dialog>
  )
}

function ReadyDialog({ request, engine, onClose }: ProofDialogProps & { engine: ProofEngine }) {
  const { completion, complete } = useCompletion(request, onClose)
  const steps = useProofSteps(engine, request)
  const isBusy = isCompleting(completion)
  return (
    <Dialog
      {...describe(request)}
      open
      onOpenChange={(open) => open || onClose()}
      size="wide"
      keepOpen={isBusy}
      footer={
        <ProofFooter
          steps={steps}
          completion={completion}
          onComplete={() => void complete(steps.state.made?.proof ?? null, steps.state.draft?.validUntil ?? '')}
          onClose={onClose}
        />
      }
    >
      <ProofTabs request={request} engine={engine} steps={steps} completion={completion} />
    </Dialog>
  )
}

function describe(request: PendingAsked) {
  return { title: texts.title, description: texts.description(request.claimTitle) }
}
