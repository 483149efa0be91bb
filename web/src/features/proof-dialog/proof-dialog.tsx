import { useQuery } from '@tanstack/react-query'
import { KeyRound } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { proofTexts as texts } from '../../texts/proof.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { ErrorCard } from '../../ui/error-card.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Loading, Skeleton } from '../../ui/skeleton.tsx'
import type { FromHolder } from './from-holder.ts'
import { loadProofEngines, type ProofEngines } from './proof-engine.ts'
import { ProofFooter } from './proof-footer.tsx'
import { ProofTabs } from './proof-tabs.tsx'
import type { PendingAsked } from './signed-text.ts'
import { isCompleting, useCompletion } from './use-completion.ts'
import { useProofSteps } from './use-proof-steps.ts'

type ProofDialogProps = {
  request: PendingAsked
  /** Opens what the holder has sealed to this verifier; another feature has the keys. */
  holder: (onOpened: (opened: FromHolder) => void) => ReactNode
  onClose: () => void
}

/** SPEC.md 2.12. It keeps what was typed until it is closed; the values never leave this browser. */
export function ProofDialog({ request, holder, onClose }: ProofDialogProps) {
  const engines = useQuery({
    queryKey: ['proof-engines', request.id, request.claim.claimHash],
    queryFn: () => loadProofEngines(request),
    staleTime: Number.POSITIVE_INFINITY,
  })
  const isMissing = engines.data?.real === null && engines.data.simulated === null
  if (engines.data && !isMissing)
    return <ReadyDialog request={request} holder={holder} engines={engines.data} onClose={onClose} />
  return (
    <Dialog {...describe(request)} open onOpenChange={(open) => open || onClose()} size="wide">
      {engines.isPending && (
        <Loading label={texts.engineLoading}>
          <Skeleton className="h-64 rounded-xl" />
        </Loading>
      )}
      {engines.isError && (
        <ErrorCard
          type="server"
          cause={engines.error}
          message={texts.engineFailed}
          onRetry={() => void engines.refetch()}
        />
      )}
      {isMissing && (
        <Notice tone="wait" icon={KeyRound}>
          {texts.engineMissing}
        </Notice>
      )}
    </Dialog>
  )
}

function ReadyDialog({ request, holder, engines, onClose }: ProofDialogProps & { engines: ProofEngines }) {
  const { completion, complete } = useCompletion(request, onClose)
  const [opened, setOpened] = useState<FromHolder | null>(null)
  const steps = useProofSteps(engines, { request, opened })
  const isBusy = isCompleting(completion)
  const handleOpened = (told: FromHolder) => {
    // The same attributes were opened again, so the proof that was begun stays.
    if (told.commitment === opened?.commitment && told.owner === opened.owner && told.claimHash === opened.claimHash)
      return
    setOpened(told)
    steps.startAnew()
  }
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
          onComplete={() =>
            void complete(steps.state.made?.proof ?? null, {
              validUntil: steps.state.draft?.validUntil ?? '',
              opened,
              dateOfBirth: steps.dateOfBirth,
            })
          }
          onClose={onClose}
        />
      }
    >
      <ProofTabs
        request={request}
        engines={engines}
        steps={steps}
        completion={completion}
        opened={opened}
        holder={request.attributes && holder(handleOpened)}
      />
    </Dialog>
  )
}

function describe(request: PendingAsked) {
  return { title: texts.title, description: texts.description(request.claimTitle) }
}
