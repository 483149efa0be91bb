import { RefreshCw } from 'lucide-react'
import { proofTexts as texts } from '../../texts/proof.ts'
import { Button } from '../../ui/button.tsx'
import { Progress } from '../../ui/progress.tsx'
import type { ProofDialogState } from './proof-machine.ts'
import { type Completion, isCompleting } from './use-completion.ts'
import type { ProofSteps } from './use-proof-steps.ts'

type ProofFooterProps = { steps: ProofSteps; completion: Completion; onComplete: () => void; onClose: () => void }

/** The one thing to do next, in view however long the tab above it is. */
export function ProofFooter({ steps, completion, onComplete, onClose }: ProofFooterProps) {
  const { state } = steps
  switch (state.tab) {
    case 'select':
      return (
        <Button aria-disabled={steps.choice === null} onClick={steps.proceed}>
          {texts.continue}
        </Button>
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
      return <CompleteButton completion={completion} onComplete={onComplete} onClose={onClose} />
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

function CompleteButton({ completion, onComplete, onClose }: Omit<ProofFooterProps, 'steps'>) {
  // Somebody decided the request meanwhile: there is nothing left to complete.
  if (completion.status === 'failed' && completion.code === 'request-decided')
    return (
      <Button variant="outline" onClick={onClose}>
        {texts.close}
      </Button>
    )
  return (
    <>
      <p className="min-w-48 flex-1 self-center text-sm text-ink-3">{texts.walletHint}</p>
      <Button pending={isCompleting(completion)} onClick={onComplete}>
        {labelButton(completion)}
      </Button>
    </>
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
