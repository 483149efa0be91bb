import type { ProofEngine } from '@did/proofs/proof-engine'
import { useQuery } from '@tanstack/react-query'
import { FlaskConical } from 'lucide-react'
import { useReducer } from 'react'
import { toast } from '../../lib/toast.ts'
import { simulationTexts, proofTexts as texts } from '../../texts/proof.ts'
import { Badge } from '../../ui/badge.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { ErrorCard } from '../../ui/error-card.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Loading, Skeleton } from '../../ui/skeleton.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { ConfigureTab } from './configure-tab.tsx'
import { buildProofRequest, initialParameters } from './parameters.ts'
import { loadProofEngine } from './proof-engine.ts'
import { canGenerate, initialProofState, isTabEnabled, stepProofDialog } from './proof-machine.ts'
import { ResultTab } from './result-tab.tsx'
import { SelectTab } from './select-tab.tsx'
import type { PendingAsked } from './signed-text.ts'
import { isCompleting, useCompletion } from './use-completion.ts'

type ProofDialogProps = { request: PendingAsked; onClose: () => void }

/** SPEC.md 2.12. It keeps what was typed until it is closed; the values never leave this browser. */
export function ProofDialog({ request, onClose }: ProofDialogProps) {
  const engine = useQuery({ queryKey: ['proof-engine'], queryFn: loadProofEngine, staleTime: Number.POSITIVE_INFINITY })
  const { completion, complete } = useCompletion(request, onClose)
  return (
    <Dialog
      open
      onOpenChange={(open) => open || onClose()}
      title={texts.title}
      description={texts.description(request.claimTitle)}
      size="wide"
      keepOpen={isCompleting(completion)}
    >
      {engine.isPending && (
        <Loading label={texts.engineLoading}>
          <Skeleton className="h-64 rounded-xl" />
        </Loading>
      )}
      {engine.isError && <ErrorCard type="server" message={texts.engineFailed} onRetry={() => void engine.refetch()} />}
      {engine.data === null && (
        <Notice tone="wait" icon={FlaskConical}>
          {texts.engineMissing}
        </Notice>
      )}
      {engine.data && (
        <ProofSteps request={request} engine={engine.data} completion={completion} onComplete={complete} />
      )}
    </Dialog>
  )
}

type ProofStepsProps = {
  request: PendingAsked
  engine: ProofEngine
  completion: ReturnType<typeof useCompletion>['completion']
  onComplete: ReturnType<typeof useCompletion>['complete']
}

function ProofSteps({ request, engine, completion, onComplete }: ProofStepsProps) {
  const [state, send] = useReducer(stepProofDialog, initialProofState)
  const { draft, made } = state
  const claimType = request.claim.type

  const handleGenerate = async () => {
    if (state.tab !== 'configure' || state.isGenerating) return
    if (!canGenerate(state)) return toast({ variant: 'destructive', ...texts.noFields })
    send({ type: 'generation-started' })
    try {
      const proof = await engine.prove(buildProofRequest(state.draft, request))
      send({ type: 'generated', proof })
      toast(texts.generated)
      send({ type: 'checked', proofId: proof.id, verification: await engine.verify(proof) })
    } catch {
      send({ type: 'generation-failed' })
      toast({ variant: 'destructive', ...texts.generateFailed })
    }
  }
  return (
    <div className="flex flex-col gap-4">
      {__EMBEDDED__ && engine.name === 'simulated' && <SimulationNote />}
      <Tabs
        label={texts.title}
        value={state.tab}
        onValueChange={(tab) => isCompleting(completion) || send({ type: 'tab-opened', tab })}
        tabs={[
          {
            value: 'select',
            label: texts.tabs.select,
            disabled: !isTabEnabled(state, 'select'),
            content: (
              <SelectTab
                chosen={draft?.proofType ?? null}
                onContinue={(proofType) =>
                  send({ type: 'type-chosen', proofType, parameters: initialParameters(proofType, claimType) })
                }
              />
            ),
          },
          {
            value: 'configure',
            label: texts.tabs.configure,
            disabled: !isTabEnabled(state, 'configure'),
            content: draft && (
              <ConfigureTab
                draft={draft}
                claimType={claimType}
                isGenerating={state.tab === 'configure' && state.isGenerating}
                onEvent={send}
                onGenerate={() => void handleGenerate()}
              />
            ),
          },
          {
            value: 'result',
            label: texts.tabs.result,
            disabled: !isTabEnabled(state, 'result'),
            content: made && (
              <ResultTab
                request={request}
                made={made}
                completion={completion}
                onTryAgain={() => send({ type: 'tried-again' })}
                onComplete={() => void onComplete(made.proof)}
              />
            ),
          },
        ]}
      />
    </div>
  )
}

function SimulationNote() {
  return (
    <p className="flex flex-wrap items-center gap-2 text-sm text-ink-2">
      <Badge tone="wait" icon={FlaskConical}>
        {simulationTexts.label}
      </Badge>
      <span className="min-w-48 flex-1">{simulationTexts.hint}</span>
    </p>
  )
}
