import { type ProfileForm, profileFormSchema } from '@did/domain/account/profile-form'
import { defaultUsername, type User } from '@did/domain/account/user'
import { isAppError } from '@did/domain/errors'
import type { Address } from '@did/domain/hex'
import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import type * as z from 'zod/mini'
import { describeError } from '../../lib/describe-error.ts'
import { useSingleFlight } from '../../lib/use-single-flight.ts'
import { onboardingTexts } from '../../texts/en/onboarding/onboarding.ts'
import { profileTexts } from '../../texts/en/profile/profile.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { Input } from '../../ui/input.tsx'
import { toast } from '../../ui/toast/toast.ts'
import { toastFailure } from '../../ui/toast/toast-failure.ts'
import { type TypedProfile, typedProfileSchema } from './kept-wizard.ts'
import { useSaveProfile } from './mutations.ts'
import { StepFrame } from './step-frame.tsx'

const texts = onboardingTexts.profile
const labels = profileTexts.form

type ProfileStepProps = {
  address: Address
  user: User | null
  /** The profile that the person typed before a reload and has not saved yet. */
  typed: TypedProfile | undefined
  onTyped: (typed: TypedProfile) => void
  onDone: () => void
}

export function ProfileStep({ address, user, typed, onTyped, onDone }: ProfileStepProps) {
  const save = useSaveProfile(address, user)
  const form = useForm<z.input<typeof profileFormSchema>, unknown, ProfileForm>({
    resolver: zodResolver(profileFormSchema),
    defaultValues: typed ?? {
      username: user?.username ?? defaultUsername(address),
      name: user?.name ?? '',
      email: user?.email ?? '',
    },
  })
  const { errors } = form.formState
  const handleSubmit = useSingleFlight(async (values: ProfileForm) => {
    if (user && !typed) return onDone()
    try {
      await save.mutateAsync(values)
      toast(user ? onboardingTexts.toasts.profileUpdated : onboardingTexts.toasts.profileCreated)
      onDone()
    } catch (error) {
      if (!isAppError(error, 'username-taken')) return toastFailure(error)
      form.setError('username', { message: describeError(error).message }, { shouldFocus: true })
    }
  })
  return (
    <StepFrame title={user ? texts.existingTitle : texts.title} text={user ? texts.existingText : texts.text}>
      <form
        noValidate
        className="flex flex-col gap-4"
        onSubmit={(event) => void form.handleSubmit(handleSubmit)(event)}
        onInput={() => onTyped(typedProfileSchema.parse(form.getValues()))}
      >
        <Field label={labels.username} error={errors.username?.message}>
          {(control) => <Input {...control} {...form.register('username')} autoComplete="username" />}
        </Field>
        <Field label={labels.name} error={errors.name?.message}>
          {(control) => <Input {...control} {...form.register('name')} autoComplete="name" />}
        </Field>
        <Field label={labels.email} error={errors.email?.message}>
          {(control) => <Input {...control} {...form.register('email')} type="email" autoComplete="email" />}
        </Field>
        <Button type="submit" className="mt-2" pending={save.isPending}>
          {submitLabel(user, save.isPending)}
        </Button>
      </form>
    </StepFrame>
  )
}

function submitLabel(user: User | null, isPending: boolean): string {
  if (user) return isPending ? texts.saving : texts.continue
  return isPending ? texts.submitting : texts.submit
}
