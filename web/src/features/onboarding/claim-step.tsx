import type { Verifier } from '@did/domain/account/user'
import type { Claim } from '@did/domain/claim/claim'
import type { Did } from '@did/domain/did'
import { isAppError } from '@did/domain/errors'
import { zodResolver } from '@hookform/resolvers/zod'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import type { ClaimStart } from '../../entities/claim-form/claim-start.ts'
import { TemplateChoice } from '../../entities/claim-form/template-choice.tsx'
import { verifiersQuery } from '../../entities/verification/queries.ts'
import { labelVerifier } from '../../entities/verifier/describe-verifier.ts'
import { reasonOr } from '../../lib/describe-error.ts'
import { createAttemptKeys } from '../../lib/query/attempt-keys.ts'
import { useSingleFlight } from '../../lib/use-single-flight.ts'
import { didsTexts } from '../../texts/en/did/dids.ts'
import { onboardingTexts } from '../../texts/en/onboarding/onboarding.ts'
import { Button } from '../../ui/button.tsx'
import { toast } from '../../ui/toast/toast.ts'
import { type ClaimDraft, type FirstClaimForm, firstClaimFormSchema, renameIssuer, restartForm } from './claim-draft.ts'
import { ClaimInputs } from './claim-inputs.tsx'
import { useCreateFirstClaim } from './mutations.ts'
import { StepFrame } from './step-frame.tsx'
import { VerifierList } from './verifier-list.tsx'

const texts = onboardingTexts.claim

type ClaimStepProps = {
  did: Did
  draft: ClaimDraft
  /**
   * Records the new claim on the chain. The function is null if recording would cost the person
   * something or ask the person for anything.
   */
  record: ((claim: Claim, did: Did) => Promise<void>) | null
  /** This may be called twice for one event, because two parts of the draft have changed. */
  onDraft: (part: Partial<ClaimDraft>) => void
  onBack: () => void
  /**
   * `verifier` is the verifier that gets a request about the claim, or null if the person chose
   * none.
   */
  onCreated: (claim: Claim, verifier: Verifier | null) => void
}

/**
 * The verifier and the template, which the person chooses first, decide what the rest of the form
 * asks for.
 */
export function ClaimStep({ did, draft, record, onDraft, onBack, onCreated }: ClaimStepProps) {
  const [keyOf] = useState(createAttemptKeys)
  const { start, verifierId, wished } = draft
  const verifiers = useQuery(verifiersQuery)
  const verifier = verifiers.data?.find(({ id }) => id === verifierId) ?? null
  const create = useCreateFirstClaim(did)
  const form = useForm<FirstClaimForm>({
    resolver: zodResolver(firstClaimFormSchema(start ?? { fields: [], issuedOn: null })),
    defaultValues: draft.form,
  })
  const chooseTemplate = (next: ClaimStart | null) => {
    const restarted = restartForm(form.getValues(), next, nameOf(verifier))
    form.reset(restarted)
    onDraft({ form: restarted, start: next, wished: [] })
  }
  const chooseVerifier = (next: Verifier | null) => {
    const renamed = renameIssuer(form.getValues(), start, { before: nameOf(verifier), after: nameOf(next) })
    form.reset(renamed)
    onDraft({ form: renamed, verifierId: next?.id ?? null })
  }
  const handleSubmit = useSingleFlight(async (values: FirstClaimForm) => {
    try {
      const claim = await create.mutateAsync({ form: values, start, attempt: keyOf({ values, start }) })
      // The claim is stored. If recording it fails, the claim's card offers to record it later.
      void record?.(claim, did)
      toast(onboardingTexts.toasts.claimCreated)
      onCreated(claim, verifier)
    } catch (error) {
      toast({ variant: 'destructive', ...explainFailure(error) })
    }
  })
  // The form hears two events. Text fields report each letter by `input`, and lists and checkboxes
  // report a choice by `change`.
  const keepDraft = () => onDraft({ form: form.getValues() })
  return (
    <StepFrame title={texts.title} text={texts.text} onBack={onBack}>
      <form
        noValidate
        className="flex flex-col gap-4"
        onSubmit={(event) => void form.handleSubmit(handleSubmit)(event)}
        onInput={keepDraft}
        onChange={keepDraft}
      >
        <h3 className="font-semibold">{texts.question}</h3>
        <VerifierList chosen={verifier?.id ?? null} onChoose={chooseVerifier} />
        <TemplateChoice
          begun={start ?? undefined}
          verifier={verifier}
          onChoose={(next) => chooseTemplate(next ?? null)}
        />
        <ClaimInputs form={form} start={start} wished={wished} onWish={(next) => onDraft({ wished: next })} />
        {verifier && <p className="text-sm text-ink-2">{texts.verifier.reads}</p>}
        <Button type="submit" className="mt-2" pending={create.isPending}>
          {create.isPending ? texts.submitting : verifier ? texts.submitAndSend : texts.submit}
        </Button>
      </form>
    </StepFrame>
  )
}

function nameOf(verifier: Verifier | null): string {
  return verifier ? labelVerifier(verifier) : ''
}

function explainFailure(error: unknown): { title: string; description: string } {
  const { claimFailed } = onboardingTexts.toasts
  // The DID is gone, for instance because the owner deleted the account in another tab.
  if (isAppError(error, 'not-allowed')) return { ...claimFailed, description: didsTexts.notSelected }
  return { ...claimFailed, description: reasonOr(claimFailed.description, error) }
}
