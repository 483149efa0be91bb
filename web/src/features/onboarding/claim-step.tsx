import { type OnboardingClaimForm, onboardingClaimFormSchema } from '@did/domain/claim'
import { onboardingClaimTypes } from '@did/domain/claim-type'
import type { Did } from '@did/domain/did'
import { isAppError } from '@did/domain/errors'
import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { createAttemptKeys } from '../../lib/attempt-keys.ts'
import { reasonOr } from '../../lib/describe-error.ts'
import { toast } from '../../lib/toast.ts'
import { useSingleFlight } from '../../lib/use-single-flight.ts'
import { didsTexts } from '../../texts/dids.ts'
import { claimTypeLabel } from '../../texts/names.ts'
import { onboardingTexts } from '../../texts/onboarding.ts'
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
  isPrivate: false,
  isSelective: true,
}

type ClaimStepProps = {
  did: Did
  /** What was typed before the person went back. */
  draft: OnboardingClaimForm
  onBack: (draft: OnboardingClaimForm) => void
  onCreated: (title: string) => void
}

/** Step 3. */
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
  // The DID of the step before was deleted elsewhere, with its owner's account.
  if (isAppError(error, 'not-allowed')) return { ...claimFailed, description: didsTexts.notSelected }
  return { ...claimFailed, description: reasonOr(claimFailed.description, error) }
}
