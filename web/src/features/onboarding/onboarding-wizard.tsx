import type { User } from '@did/domain/account/user'
import type { OnboardingClaimForm } from '@did/domain/claim/claim-form'
import type { Did } from '@did/domain/did'
import type { Address } from '@did/domain/hex'
import { useEffect, useReducer, useState } from 'react'
import { toast } from '../../lib/toast/toast.ts'
import { onboardingTexts as texts } from '../../texts/en/account/onboarding.ts'
import { Button } from '../../ui/button.tsx'
import { Card, CardBody } from '../../ui/card.tsx'
import { Progress } from '../../ui/progress.tsx'
import { ClaimStep, emptyFirstClaim } from './claim-step.tsx'
import { DidStep } from './did-step.tsx'
import { DoneStep } from './done-step.tsx'
import { ProfileStep } from './profile-step.tsx'
import { advanceWizard, startOfWizard, type Wizard, type WizardEvent, wizardProgress } from './wizard.ts'

type OnboardingWizardProps = {
  address: Address
  user: User | null
  dids: readonly Did[]
  onComplete: (did: Did) => void
  /** Called when the person leaves early. The next visit may show the wizard again. */
  onLeave: () => void
}

export function OnboardingWizard({ address, user, dids, onComplete, onLeave }: OnboardingWizardProps) {
  const [wizard, dispatch] = useReducer(advanceWizard, startOfWizard)
  const { step, percent } = wizardProgress(wizard)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each step begins at its top
  useEffect(() => {
    scrollTo({ top: 0, behavior: 'instant' })
  }, [step])
  const handleComplete = (did: Did) => {
    toast(texts.toasts.complete)
    onComplete(did)
  }
  return (
    <div className="mx-auto w-full max-w-xl">
      <h1 className="text-2xl font-semibold text-balance">{texts.heading}</h1>
      <div className="mt-4 mb-5 flex flex-col gap-2">
        <Progress label={texts.progress} value={percent} max={100} />
        <p className="text-sm text-ink-2">{texts.stepOf(step)}</p>
      </div>
      <Card>
        <CardBody shape="roomy">
          <Step
            wizard={wizard}
            dispatch={dispatch}
            address={address}
            user={user}
            dids={dids}
            onComplete={handleComplete}
          />
        </CardBody>
      </Card>
      {wizard.step !== 'done' && (
        <div className="mt-3 text-center">
          <Button variant="quiet" className="text-ink-2" onClick={onLeave}>
            {texts.skip}
          </Button>
        </div>
      )}
    </div>
  )
}

type StepProps = Omit<OnboardingWizardProps, 'onLeave'> & { wizard: Wizard; dispatch: (event: WizardEvent) => void }

function Step({ wizard, dispatch, address, user, dids, onComplete }: StepProps) {
  const [kept, setDraft] = useState<OnboardingClaimForm | null>(null)
  const draft = kept ?? { ...emptyFirstClaim, holderName: user?.name ?? '' }
  const back = () => dispatch({ type: 'back' })
  switch (wizard.step) {
    case 'profile':
      return <ProfileStep address={address} user={user} onDone={() => dispatch({ type: 'profile-ready' })} />
    case 'did':
      return (
        <DidStep
          address={address}
          dids={dids}
          onBack={back}
          onChosen={(did) => dispatch({ type: 'did-chosen', did })}
        />
      )
    case 'claim':
      return (
        <ClaimStep
          did={wizard.did}
          draft={draft}
          onBack={(typed) => {
            setDraft(typed)
            back()
          }}
          onCreated={(title) => dispatch({ type: 'claim-created', title })}
        />
      )
    case 'done':
      return <DoneStep did={wizard.did} claimTitle={wizard.claimTitle} onContinue={() => onComplete(wizard.did)} />
  }
}
