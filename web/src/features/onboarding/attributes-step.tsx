import type { Claim } from '@did/domain/claim/claim'
import type { Did } from '@did/domain/did'
import { nameAttribute } from '@did/domain/texts/en/proof/attribute-names'
import { Suspense } from 'react'
import { useHasAttributes } from '../../entities/vault/attributes/use-has-attributes.ts'
import { lazyPart } from '../../lib/lazy-part.ts'
import { onboardingTexts } from '../../texts/en/onboarding/onboarding.ts'
import { Button } from '../../ui/button.tsx'
import { Loading } from '../../ui/skeleton.tsx'
import { StepFrame } from './step-frame.tsx'

const texts = onboardingTexts.attributes
const AttributesForm = lazyPart(async () => (await import('../../entities/vault/attributes-form.tsx')).AttributesForm)

type AttributesStepProps = {
  did: Did
  claim: Claim
  wished: readonly string[]
  isAsking: boolean
  onDone: () => void
  /** This is called when the person goes on without private attributes. */
  onLater: () => void
}

/**
 * The browser can seal private attributes only for a stored claim, so this step follows the claim's
 * storage.
 */
export function AttributesStep({ did, claim, wished, isAsking, onDone, onLater }: AttributesStepProps) {
  const isSealed = useHasAttributes(claim)
  const labels = wished.map((field) => nameAttribute(field) ?? field)
  return (
    <StepFrame title={texts.title(labels)} text={isAsking ? texts.textAsking : texts.text}>
      <Suspense fallback={<Loading skeleton="h-32 rounded-xl" />}>
        <AttributesForm claim={claim} did={did} begun={wished} />
      </Suspense>
      {isSealed ? (
        <Button onClick={onDone}>{texts.next}</Button>
      ) : (
        <Button variant="quiet" onClick={onLater}>
          {texts.later}
        </Button>
      )}
    </StepFrame>
  )
}
