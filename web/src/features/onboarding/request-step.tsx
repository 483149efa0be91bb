import type { Address } from '@did/domain/hex'
import CircleAlert from 'lucide-react/icons/circle-exclamation-point'
import { Suspense, useState } from 'react'
import { useAccount } from '../../entities/account/account.ts'
import { useHasAttributes } from '../../entities/vault/attributes/use-has-attributes.ts'
import type { Ask } from '../../entities/verification/mutations.ts'
import { labelVerifier } from '../../entities/verifier/describe-verifier.ts'
import { NameCaution } from '../../entities/verifier/name-caution.tsx'
import { lazyPart } from '../../lib/lazy-part.ts'
import { onboardingTexts } from '../../texts/en/onboarding/onboarding.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { StepFrame } from './step-frame.tsx'
import type { FirstRequest } from './wizard.ts'

const texts = onboardingTexts.request
const ShareAttributes = lazyPart(
  async () => (await import('../../entities/vault/share-attributes.tsx')).ShareAttributes,
)

type RequestStepProps = {
  request: FirstRequest
  isPending: boolean
  onSend: (sealing: Ask['sealing']) => void
  /** This is called when the person goes on without a request. The claim stays. */
  onSkip: () => void
}

/** The claim is stored already, so sending the request again adds no second claim. */
export function RequestStep({ request: { claim, verifier }, isPending, onSend, onSkip }: RequestStepProps) {
  const { signer } = useAccount()
  const hasAttributes = useHasAttributes(claim)
  const [isShared, setIsShared] = useState(true)
  const [agreedTo, setAgreedTo] = useState<Address | null>(null)
  const name = labelVerifier(verifier)
  const seal = async () => {
    const { sealForVerifier } = await import('../../entities/vault/sealed/send-to-verifier.ts')
    return sealForVerifier(claim, verifier, { signer, agreedTo })
  }
  return (
    <StepFrame title={texts.title} text={texts.text(claim.title, name)}>
      <NameCaution name={name} standing={verifier.accreditation} />
      {!isPending && (
        <Notice tone="wait" icon={CircleAlert} title={texts.unsent}>
          {texts.unsentHint}
        </Notice>
      )}
      {hasAttributes && (
        <Suspense>
          <ShareAttributes
            claim={claim}
            verifier={verifier}
            isShared={isShared}
            onShare={setIsShared}
            agreedTo={agreedTo}
            onAgree={setAgreedTo}
          />
        </Suspense>
      )}
      <Button pending={isPending} onClick={() => onSend(hasAttributes && isShared ? seal : null)}>
        {isPending ? texts.sending : texts.send}
      </Button>
      <Button variant="quiet" onClick={onSkip} disabled={isPending}>
        {texts.skip}
      </Button>
    </StepFrame>
  )
}
