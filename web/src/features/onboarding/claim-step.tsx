import { type OnboardingClaimForm, onboardingClaimFormSchema } from '@did/domain/claim/claim-form'
import { onboardingClaimTypes } from '@did/domain/claim/claim-type'
import type { Did } from '@did/domain/did'
import { isAppError } from '@did/domain/errors'
import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { reasonOr } from '../../lib/describe-error.ts'
import { createAttemptKeys } from '../../lib/query/attempt-keys.ts'
import { toast } from '../../lib/toast/toast.ts'
import { useSingleFlight } from '../../lib/use-single-flight.ts'
import { didsTexts } from '../../texts/en/account/dids.ts'
import { onboardingTexts } from '../../texts/en/account/onboarding.ts'
import { claimTypeLabel } from '../../texts/en/frame/names.ts'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { Field } from '../../ui/field.tsx'
import { Input } from '../../ui/input.tsx'
import { Select } from '../../ui/select.tsx'
import { Textarea } from '../../ui/textarea.tsx'
import { useCreateFirstClaim } from './mutations.ts'
import { StepFrame } from './step-frame.tsx'

const texts = onboardingTexts.claim
const typeOptions = onboardingClaimTypes.map((value) => ({ value, label: claimTypeLabel(value) }))
export const emptyFirstClaim: OnboardingClaimForm = {
  type: 'identity',
  title: '',
  description: '',
  holderName: '',
  isPrivate: false,
  isSelective: true,
}

type ClaimStepProps = {
  did: Did
  /** The form as the person left it before going back a step, or else the empty form. */
  draft: OnboardingClaimForm
  onBack: (draft: OnboardingClaimForm) => void
  onCreated: (title: string) => void
}

export function ClaimStep({ did, draft, onBack, onCreated }: ClaimStepProps) {
  const [keyOf] = useState(createAttemptKeys)
  const create = useCreateFirstClaim(did)
  const form = useForm<OnboardingClaimForm>({
    resolver: zodResolver(onboardingClaimFormSchema),
    defaultValues: draft,
  })
  const { errors } = form.formState
  const handleSubmit = useSingleFlight(async (values: OnboardingClaimForm) => {
    try {
      const claim = await create.mutateAsync({ form: values, attempt: keyOf(values) })
      toast(onboardingTexts.toasts.claimCreated)
      onCreated(claim.title)
    } catch (error) {
      toast({ variant: 'destructive', ...explainFailure(error) })
    }
  })
  return (
    <StepFrame title={texts.title} text={texts.text} onBack={() => onBack(form.getValues())}>
      <form
        noValidate
        className="flex flex-col gap-4"
        onSubmit={(event) => void form.handleSubmit(handleSubmit)(event)}
      >
        <Field label={texts.type} error={errors.type?.message}>
          {(control) => <Select {...control} {...form.register('type')} options={typeOptions} />}
        </Field>
        <Field label={texts.name} error={errors.title?.message}>
          {(control) => <Input {...control} {...form.register('title')} placeholder={texts.namePlaceholder} />}
        </Field>
        <Field label={texts.holderName} hint={texts.holderNameHint} error={errors.holderName?.message}>
          {(control) => <Input {...control} {...form.register('holderName')} autoComplete="name" />}
        </Field>
        <Field label={texts.description} hint={texts.descriptionHint} error={errors.description?.message}>
          {(control) => (
            <Textarea {...control} {...form.register('description')} placeholder={texts.descriptionPlaceholder} />
          )}
        </Field>
        <div>
          <Checkbox {...form.register('isPrivate')} label={texts.isPrivate} hint={texts.isPrivateHint} />
          <Checkbox {...form.register('isSelective')} label={texts.isSelective} hint={texts.isSelectiveHint} />
        </div>
        <Button type="submit" className="mt-2" pending={create.isPending}>
          {create.isPending ? texts.submitting : texts.submit}
        </Button>
      </form>
    </StepFrame>
  )
}

function explainFailure(error: unknown): { title: string; description: string } {
  const { claimFailed } = onboardingTexts.toasts
  // The DID is gone, for instance because the owner deleted the account in another tab.
  if (isAppError(error, 'not-allowed')) return { ...claimFailed, description: didsTexts.notSelected }
  return { ...claimFailed, description: reasonOr(claimFailed.description, error) }
}
