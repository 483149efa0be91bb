import type { User, Verifier } from '@did/domain/account/user'
import type { Claim } from '@did/domain/claim/claim'
import type { Did } from '@did/domain/did'
import type { Address } from '@did/domain/hex'
import { type ReactNode, useEffect, useLayoutEffect, useReducer, useState } from 'react'
import { listOfferedAttributes } from '../../entities/claim-form/offered-attributes.ts'
import { onboardingTexts as texts } from '../../texts/en/onboarding/onboarding.ts'
import { Button } from '../../ui/button.tsx'
import { Card, CardBody } from '../../ui/card.tsx'
import { Progress } from '../../ui/progress.tsx'
import { toast } from '../../ui/toast/toast.ts'
import { AttributesStep } from './attributes-step.tsx'
import { beginDraft, type ClaimDraft } from './claim-draft.ts'
import { ClaimStep } from './claim-step.tsx'
import { DidStep } from './did-step.tsx'
import { DoneStep } from './done-step.tsx'
import { keepWizard, recallWizard, type TypedProfile } from './kept-wizard.ts'
import { ProfileStep } from './profile-step.tsx'
import { RequestStep } from './request-step.tsx'
import { useFirstRequest } from './use-first-request.ts'
import { advanceWizard, type Wizard, type WizardEvent, wizardProgress } from './wizard.ts'

/**
 * Puts the wizard's DID and claim on the chain. If this fails, they stay off the chain, and a toast
 * tells the person.
 */
export type OnChain = {
  mint: (did: Did) => Promise<Did>
  record: (claim: Claim, did: Did) => Promise<void>
}

type OnboardingWizardProps = {
  address: Address
  user: User | null
  dids: readonly Did[]
  onChain: OnChain | null
  doneNotice: ReactNode
  onComplete: (did: Did) => void
  /** This is called when the person leaves early. A later visit may show the wizard again. */
  onLeave: () => void
}

export function OnboardingWizard(props: OnboardingWizardProps) {
  const { address, user, dids, onChain, doneNotice, onComplete, onLeave } = props
  const [kept] = useState(() => recallWizard(address, { user, dids }))
  const [wizard, dispatch] = useReducer(advanceWizard, kept.wizard)
  const [draft, setDraft] = useState(kept.draft)
  const [profile, setProfile] = useState(kept.profile)
  const begun = beginDraft(user?.name ?? '')
  const { step, percent } = wizardProgress(wizard)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each step begins at its top
  useEffect(() => {
    scrollTo({ top: 0, behavior: 'instant' })
  }, [step])
  // An effect that waits for the next frame would lose what the person typed right before a reload,
  // so a layout effect keeps the wizard.
  useLayoutEffect(() => keepWizard(address, { wizard, draft, profile }), [address, wizard, draft, profile])
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
            onChain={onChain}
            profile={profile}
            onProfile={setProfile}
            draft={draft ?? begun}
            onDraft={(part) => setDraft((current) => ({ ...(current ?? begun), ...part }))}
            onComplete={handleComplete}
          />
        </CardBody>
      </Card>
      {wizard.step === 'done' && <div className="mt-4">{doneNotice}</div>}
      {!['attributes', 'request', 'done'].includes(wizard.step) && (
        <div className="mt-3 text-center">
          <Button variant="quiet" className="text-ink-2" onClick={onLeave}>
            {texts.skip}
          </Button>
        </div>
      )}
    </div>
  )
}

type StepProps = Omit<OnboardingWizardProps, 'doneNotice' | 'onLeave'> & {
  wizard: Wizard
  dispatch: (event: WizardEvent) => void
  profile: TypedProfile | undefined
  /** `undefined` forgets the typed profile once the server has stored it. */
  onProfile: (typed: TypedProfile | undefined) => void
  draft: ClaimDraft
  onDraft: (part: Partial<ClaimDraft>) => void
}

function Step(props: StepProps) {
  const { wizard, dispatch, address, user, dids, onChain, profile, onProfile, draft, onDraft, onComplete } = props
  const { isPending, send } = useFirstRequest(() => dispatch({ type: 'request-ended', isSent: true }))
  const back = () => dispatch({ type: 'back' })
  const handleCreated = (claim: Claim, verifier: Verifier | null) => {
    const request = verifier && { claim, verifier, attempt: crypto.randomUUID() }
    const isSealing = draft.wished.length > 0
    dispatch({ type: 'claim-created', claim, request, isSealing })
    if (request && !isSealing) send(request, null)
  }
  const endAttributes = (wished: string[]) => {
    onDraft({ wished })
    dispatch({ type: 'attributes-ended' })
  }
  const endProfile = () => {
    onProfile(undefined)
    dispatch({ type: 'profile-ready' })
  }
  switch (wizard.step) {
    case 'profile':
      return <ProfileStep address={address} user={user} typed={profile} onTyped={onProfile} onDone={endProfile} />
    case 'did':
      return (
        <DidStep
          address={address}
          dids={dids}
          mint={onChain?.mint ?? null}
          onBack={back}
          onChosen={(did) => dispatch({ type: 'did-chosen', did })}
        />
      )
    case 'claim':
      return (
        <ClaimStep
          did={wizard.did}
          draft={draft}
          record={onChain?.record ?? null}
          onDraft={onDraft}
          onBack={back}
          onCreated={handleCreated}
        />
      )
    case 'attributes':
      return (
        <AttributesStep
          {...wizard}
          wished={draft.wished}
          isAsking={wizard.request !== null}
          onDone={() => endAttributes(draft.wished)}
          onLater={() => endAttributes([])}
        />
      )
    case 'request':
      return (
        <RequestStep
          request={wizard.request}
          isPending={isPending}
          onSend={(sealing) => send(wizard.request, sealing)}
          onSkip={() => dispatch({ type: 'request-ended', isSent: false })}
        />
      )
    case 'done':
      return (
        <DoneStep
          {...wizard}
          offered={listOfferedAttributes(draft.start).filter((field) => !draft.wished.includes(field))}
          onContinue={() => onComplete(wizard.did)}
        />
      )
  }
}
