import RefreshCw from 'lucide-react/icons/refresh-cw'
import { proofTexts as texts } from '../../../../texts/en/proof/proof.ts'
import { Button } from '../../../../ui/button.tsx'
import { Progress } from '../../../../ui/progress.tsx'
import type { ProofDialogState } from '../proof-machine.ts'
import { type ApproveProgress, isApproving } from '../use-approve-request.ts'
import type { ProofSteps } from '../use-proof-steps.ts'

type ProofFooterProps = { steps: ProofSteps; progress: ApproveProgress; onApprove: () => void; onClose: () => void }

export function ProofFooter({ steps, progress, onApprove, onClose }: ProofFooterProps) {
  const { state } = steps
  switch (state.tab) {
    case 'select':
      return (
        <>
          {steps.choice === null && <Missing>{texts.missingType}</Missing>}
          <Button aria-disabled={steps.choice === null} onClick={steps.proceed}>
            {texts.continue}
          </Button>
        </>
      )
    case 'configure':
      return <GenerateButton state={state} steps={steps} />
    case 'result': {
      const { verification } = state.made
      if (verification === null) return <Button pending>{texts.verifying}</Button>
      if (!verification.valid)
        return (
          <Button onClick={() => steps.send({ type: 'tried-again' })}>
            <RefreshCw aria-hidden="true" className="size-4" />
            {texts.tryAgain}
          </Button>
        )
      return <CompleteButton progress={progress} onApprove={onApprove} onClose={onClose} />
    }
  }
}

function GenerateButton({ state, steps }: { state: ProofDialogState & { tab: 'configure' }; steps: ProofSteps }) {
  const { draft } = state
  const isGenerating = state.generating !== null
  return (
    <>
      {isGenerating && !steps.isSimulated && (
        <>
          <div className="min-w-48 flex-1 self-center">
            <Progress label={texts.progress} value={Math.round(steps.progress * 100)} max={100} />
          </div>
          <Button variant="outline" onClick={steps.stop}>
            {texts.cancel}
          </Button>
        </>
      )}
      {!isGenerating && draft.fields.length === 0 && <Missing>{texts.missingFields}</Missing>}
      <Button
        pending={isGenerating}
        aria-disabled={isGenerating || draft.fields.length === 0}
        onClick={() => void steps.generate()}
      >
        {isGenerating ? texts.generating : texts.generate}
      </Button>
    </>
  )
}

function Missing({ children }: { children: string }) {
  return <p className="min-w-48 flex-1 self-center text-sm text-ink-3">{children}</p>
}

function CompleteButton({ progress, onApprove, onClose }: Omit<ProofFooterProps, 'steps'>) {
  // Somebody decided the request elsewhere, for instance in another tab, so nothing is left to
  // approve.
  if (progress.status === 'failed' && progress.code === 'request-decided')
    return (
      <Button variant="outline" onClick={onClose}>
        {texts.close}
      </Button>
    )
  return (
    <>
      <p className="min-w-48 flex-1 self-center text-sm text-ink-3">{texts.costHint}</p>
      <Button pending={isApproving(progress)} onClick={onApprove}>
        {labelButton(progress)}
      </Button>
    </>
  )
}

function labelButton({ status }: ApproveProgress): string {
  switch (status) {
    case 'idle':
    case 'declined':
    case 'failed':
      return texts.complete
    case 'preparing':
      return texts.preparing
    case 'signing':
      return texts.signing
    case 'saving':
      return texts.saving
  }
}
