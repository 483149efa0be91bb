import type { User } from '@did/domain/account/user'
import { isAppError } from '@did/domain/errors'
import { organizationSchema } from '@did/domain/verifier/organization-name'
import { isDefaultOrganization } from '@did/domain/verifier/verifier-name'
import { useState } from 'react'
import { describeError } from '../../lib/describe-error.ts'
import { toast } from '../../lib/toast/toast.ts'
import { profileTexts } from '../../texts/en/account/profile.ts'
import { verifierStandingTexts } from '../../texts/en/verification/verifier-standing.ts'
import { Field } from '../../ui/field.tsx'
import { FormDialog } from '../../ui/form-dialog.tsx'
import { Input } from '../../ui/input.tsx'
import { useSendOrganization } from './send-organization.ts'

const texts = profileTexts.verifierDialog

type OrganizationDialogProps = {
  user: User
  /** `accreditation` asks an administrator to review a verifier that registered itself. */
  purpose: 'verifier' | 'accreditation'
  onClose: () => void
}

/** Asks for the name of the organization (docs/spec/4-states.md). */
export function OrganizationDialog({ user, purpose, onClose }: OrganizationDialogProps) {
  const { title, description, submit, failed } = wording[purpose]
  const [organization, setOrganization] = useState('')
  const [error, setError] = useState<string>()
  const request = useSendOrganization(user, purpose)
  const send = async (name: string) => {
    try {
      toast(chooseToast(await request.mutateAsync(name), purpose))
      onClose()
    } catch (failure) {
      if (isAppError(failure, 'organization-taken') || isAppError(failure, 'organization-required'))
        return setError(describeError(failure).message)
      const { userMissing } = profileTexts.toasts
      toast({ variant: 'destructive', ...(isAppError(failure, 'not-allowed') ? userMissing : failed) })
    }
  }
  const handleSubmit = () => {
    if (organization.trim() === '') return setError(texts.organizationMissing)
    const parsed = organizationSchema.safeParse(organization)
    if (!parsed.success) return setError(parsed.error.issues[0]?.message)
    // An administrator reviews an organization's own name, so the default name is refused.
    if (purpose === 'accreditation' && isDefaultOrganization(parsed.data)) return setError(texts.organizationMissing)
    return send(parsed.data)
  }
  return (
    <FormDialog
      title={title}
      description={description}
      submit={submit}
      submitting={texts.submitting}
      isBusy={request.isPending}
      onSubmit={handleSubmit}
      onClose={onClose}
    >
      <Field label={texts.organization} error={error}>
        {(control) => (
          <Input
            {...control}
            value={organization}
            autoComplete="organization"
            onChange={(event) => {
              setOrganization(event.target.value)
              setError(undefined)
            }}
          />
        )}
      </Field>
    </FormDialog>
  )
}

const { grantedAtOnce, requested, applied, applyFailed } = verifierStandingTexts.toasts
const wording = {
  verifier: { ...texts, failed: profileTexts.toasts.verifierFailed },
  accreditation: { ...verifierStandingTexts.dialog, failed: applyFailed },
}

/** Where nobody has to decide, the toast says so beside the specification's words. */
function chooseToast({ verifierApplication }: User, purpose: OrganizationDialogProps['purpose']) {
  if (verifierApplication !== 'pending') return grantedAtOnce
  return purpose === 'verifier' ? requested : applied
}
