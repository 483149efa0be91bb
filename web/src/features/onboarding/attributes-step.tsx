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
  /** The private attributes that the person wants to add. */
  wished: readonly string[]
  /** Tells whether the wizard sends a request about the claim after this step. */
  isAsking: boolean
  onDone: () => void
  /** The step calls this function when the person goes on without private attributes. */
  onLater: () => void
}

/**
 * Asks for the private attributes after the claim is stored, because only then can the browser seal
 * them for the claim.
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
