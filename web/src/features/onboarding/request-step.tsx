import CircleAlert from 'lucide-react/icons/circle-exclamation-point'
import { labelVerifier } from '../../entities/verifier/describe-verifier.ts'
import { onboardingTexts } from '../../texts/en/account/onboarding.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { StepFrame } from './step-frame.tsx'
import type { FirstRequest } from './wizard.ts'

const texts = onboardingTexts.request

type RequestStepProps = {
  request: FirstRequest
  isPending: boolean
  onSend: () => void
  /** Called when the person goes on without a request. The claim stays. */
  onSkip: () => void
}

/** The claim is stored. Only its request waits, and sending again adds no second claim. */
export function RequestStep({ request: { claim, verifier }, isPending, onSend, onSkip }: RequestStepProps) {
  const name = labelVerifier(verifier)
  return (
    <StepFrame title={texts.title} text={texts.text(claim.title, name)}>
      {!isPending && (
        <Notice tone="wait" icon={CircleAlert} title={texts.unsent}>
          {texts.unsentHint}
        </Notice>
      )}
      <Button pending={isPending} onClick={onSend}>
        {isPending ? texts.sending : texts.send}
      </Button>
      <Button variant="quiet" onClick={onSkip} disabled={isPending}>
        {texts.skip}
      </Button>
    </StepFrame>
  )
}
