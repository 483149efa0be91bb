import { isAppError } from '@did/domain/errors'
import { organizationSchema } from '@did/domain/organization-name'
import type { User } from '@did/domain/user'
import { type FormEvent, useId, useState } from 'react'
import { describeError } from '../../lib/describe-error.ts'
import { toast } from '../../lib/toast.ts'
import { useSingleFlight } from '../../lib/use-single-flight.ts'
import { profileTexts } from '../../texts/profile.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Field } from '../../ui/field.tsx'
import { Input } from '../../ui/input.tsx'
import { useRequestVerifierStatus } from './mutations.ts'

const texts = profileTexts.verifierDialog

/** Asks for the organization (SPEC.md 4). */
export function RequestVerifierDialog({ user, onClose }: { user: User; onClose: () => void }) {
  const formId = useId()
  const [organization, setOrganization] = useState('')
  const [error, setError] = useState<string>()
  const request = useRequestVerifierStatus(user)
  const send = useSingleFlight(async (name: string) => {
    try {
      await request.mutateAsync(name)
      toast(profileTexts.toasts.verifierRequested)
      onClose()
    } catch (failure) {
      if (isAppError(failure, 'organization-taken')) return setError(describeError(failure).message)
      const { userMissing, verifierFailed } = profileTexts.toasts
      toast({ variant: 'destructive', ...(isAppError(failure, 'not-allowed') ? userMissing : verifierFailed) })
    }
  })
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (organization.trim() === '') return setError(texts.organizationMissing)
    const parsed = organizationSchema.safeParse(organization)
    if (!parsed.success) return setError(parsed.error.issues[0]?.message)
    void send(parsed.data)
  }
  return (
    <Dialog
      open
      onOpenChange={onClose}
      keepOpen={request.isPending}
      title={texts.title}
      description={texts.description}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            {texts.cancel}
          </Button>
          <Button type="submit" form={formId} pending={request.isPending}>
            {request.isPending ? texts.submitting : texts.submit}
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
