import { isAppError } from '@did/domain/errors'
import { type UpdateUser, type User, updateUserSchema } from '@did/domain/user'
import { zodResolver } from '@hookform/resolvers/zod'
import { useId } from 'react'
import { useForm } from 'react-hook-form'
import type { z } from 'zod'
import { describeError } from '../../lib/describe-error.ts'
import { toast } from '../../lib/toast.ts'
import { toastFailure } from '../../lib/toast-failure.ts'
import { useSingleFlight } from '../../lib/use-single-flight.ts'
import { profileTexts } from '../../texts/profile.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Field } from '../../ui/field.tsx'
import { Input } from '../../ui/input.tsx'
import { useUpdateProfile } from './update-profile.ts'

const texts = profileTexts.editDialog
const labels = profileTexts.form

export function EditProfileDialog({ user, onClose }: { user: User; onClose: () => void }) {
  const formId = useId()
  const update = useUpdateProfile(user)
  const form = useForm<z.input<typeof updateUserSchema>, unknown, UpdateUser>({
    resolver: zodResolver(updateUserSchema),
    defaultValues: {
      username: user.username,
      name: user.name ?? '',
      email: user.email ?? '',
      ...(user.isVerifier ? { organization: user.verifierOrganization ?? '' } : {}),
    },
  })
  const save = useSingleFlight(async (values: UpdateUser) => {
    try {
      await update.mutateAsync(values)
      toast(profileTexts.toasts.updated)
      onClose()
    } catch (error) {
      const field = fieldAtFault(error)
      if (field) return form.setError(field, { message: describeError(error).message }, { shouldFocus: true })
      if (isAppError(error, 'not-allowed')) return toast({ variant: 'destructive', ...profileTexts.toasts.userMissing })
      toastFailure(error)
    }
  })
  const { errors } = form.formState
  return (
    <Dialog
      open
      onOpenChange={onClose}
      keepOpen={update.isPending}
      title={texts.title}
      description={texts.description}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            {texts.cancel}
          </Button>
          <Button type="submit" form={formId} pending={update.isPending}>
            {update.isPending ? texts.saving : texts.save}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        className="flex flex-col gap-4"
        onSubmit={(event) => void form.handleSubmit(save)(event)}
      >
        <Field label={labels.username} hint={labels.usernameHint} error={errors.username?.message}>
          {(control) => <Input {...control} {...form.register('username')} autoComplete="username" />}
        </Field>
        <Field label={labels.name} error={errors.name?.message}>
          {(control) => <Input {...control} {...form.register('name')} autoComplete="name" />}
        </Field>
        <Field label={labels.email} error={errors.email?.message}>
          {(control) => <Input {...control} {...form.register('email')} type="email" autoComplete="email" />}
        </Field>
        {user.isVerifier && (
          <Field label={labels.organization} hint={labels.organizationHint} error={errors.organization?.message}>
            {(control) => <Input {...control} {...form.register('organization')} autoComplete="organization" />}
          </Field>
        )}
      </form>
    </Dialog>
  )
}

/** Refusals that only the server can make, and that one field is about. */
function fieldAtFault(error: unknown): 'username' | 'organization' | null {
  if (isAppError(error, 'username-taken')) return 'username'
  return isAppError(error, 'organization-taken') || isAppError(error, 'organization-required') ? 'organization' : null
}
