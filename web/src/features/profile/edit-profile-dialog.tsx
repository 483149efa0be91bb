import { type UpdateUser, updateUserSchema } from '@did/domain/account/profile-form'
import type { User } from '@did/domain/account/user'
import { isAppError } from '@did/domain/errors'
import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import type * as z from 'zod/mini'
import { WhileFrozen } from '../../entities/account/while-frozen.tsx'
import { describeError } from '../../lib/describe-error.ts'
import { profileTexts } from '../../texts/en/profile/profile.ts'
import { Field } from '../../ui/field.tsx'
import { FormDialog } from '../../ui/form-dialog.tsx'
import { Input } from '../../ui/input.tsx'
import { toast } from '../../ui/toast/toast.ts'
import { toastFailure } from '../../ui/toast/toast-failure.ts'
import { useUpdateProfile } from './update-profile.ts'

const texts = profileTexts.editDialog
const labels = profileTexts.form

export function EditProfileDialog({ user, onClose }: { user: User; onClose: () => void }) {
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
  const save = async (values: UpdateUser) => {
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
  }
  const { errors, isDirty } = form.formState
  return (
    <FormDialog
      title={texts.title}
      description={texts.description}
      submit={texts.save}
      submitting={texts.saving}
      isBusy={update.isPending}
      isDirty={isDirty}
      onSubmit={form.handleSubmit(save)}
      onClose={onClose}
      className="flex flex-col gap-4"
    >
      <WhileFrozen />
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
    </FormDialog>
  )
}

/** Only the server can tell whether a username or the name of an organization is taken. */
function fieldAtFault(error: unknown): 'username' | 'organization' | null {
  if (isAppError(error, 'username-taken')) return 'username'
  return isAppError(error, 'organization-taken') || isAppError(error, 'organization-required') ? 'organization' : null
}
