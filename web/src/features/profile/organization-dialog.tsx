import { isAppError } from '@did/domain/errors'
import { organizationSchema } from '@did/domain/organization-name'
import type { User } from '@did/domain/user'
import { isDefaultOrganization } from '@did/domain/verifier-name'
import { type FormEvent, useId, useState } from 'react'
import { describeError } from '../../lib/describe-error.ts'
import { toast } from '../../lib/toast.ts'
import { useSingleFlight } from '../../lib/use-single-flight.ts'
import { profileTexts } from '../../texts/profile.ts'
import { verifierStandingTexts } from '../../texts/verifier-standing.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Field } from '../../ui/field.tsx'
import { Input } from '../../ui/input.tsx'
import { useSendOrganization } from './send-organization.ts'

const texts = profileTexts.verifierDialog

type OrganizationDialogProps = {
  user: User
  /** To become a verifier, or for one that registered itself to be reviewed. */
  purpose: 'verifier' | 'accreditation'
  onClose: () => void
}

/** Asks for the organization (SPEC.md 4). */
export function OrganizationDialog({ user, purpose, onClose }: OrganizationDialogProps) {
  const formId = useId()
  const { title, description, submit, failed } = wording[purpose]
  const [organization, setOrganization] = useState('')
  const [error, setError] = useState<string>()
  const request = useSendOrganization(user, purpose)
  const send = useSingleFlight(async (name: string) => {
    try {
      toast(chooseToast(await request.mutateAsync(name), purpose))
      onClose()
    } catch (failure) {
      if (isAppError(failure, 'organization-taken') || isAppError(failure, 'organization-required'))
        return setError(describeError(failure).message)
      const { userMissing } = profileTexts.toasts
      toast({ variant: 'destructive', ...(isAppError(failure, 'not-allowed') ? userMissing : failed) })
    }
  })
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (organization.trim() === '') return setError(texts.organizationMissing)
    const parsed = organizationSchema.safeParse(organization)
    if (!parsed.success) return setError(parsed.error.issues[0]?.message)
    // A review is about one organization's own name.
    if (purpose === 'accreditation' && isDefaultOrganization(parsed.data)) return setError(texts.organizationMissing)
    void send(parsed.data)
  }
  return (
    <Dialog
      open
      onOpenChange={onClose}
      keepOpen={request.isPending}
      title={title}
      description={description}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            {texts.cancel}
          </Button>
          <Button type="submit" form={formId} pending={request.isPending}>
            {request.isPending ? texts.submitting : submit}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={handleSubmit}>
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
      </form>
    </Dialog>
  )
}

const { registered, requested, applied, applyFailed } = verifierStandingTexts.toasts
const wording = {
  verifier: { ...texts, failed: profileTexts.toasts.verifierFailed },
  accreditation: { ...verifierStandingTexts.dialog, failed: applyFailed },
}

/** Only what waits for somebody's decision has been submitted. */
function chooseToast({ verifierApplication }: User, purpose: OrganizationDialogProps['purpose']) {
  if (verifierApplication !== 'pending') return registered
  return purpose === 'verifier' ? requested : applied
}
