import type { User } from '@did/domain/account/user'
import { isAppError } from '@did/domain/errors'
import { findOpenApplicationQuestion } from '@did/domain/verifier/application'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { getAppConfig } from '../../lib/app-config.ts'
import { describeError } from '../../lib/describe-error.ts'
import { queryKeys } from '../../lib/query/query-keys.ts'
import { profileTexts } from '../../texts/en/profile/profile.ts'
import { applicationTexts } from '../../texts/en/verifier/application.ts'
import { verifierStandingTexts } from '../../texts/en/verifier/verifier-standing.ts'
import { Field } from '../../ui/field.tsx'
import { FormDialog } from '../../ui/form-dialog.tsx'
import { Input } from '../../ui/input.tsx'
import { toast } from '../../ui/toast/toast.ts'
import { type ApplicationFaults, ApplicationFields } from './application/application-fields.tsx'
import { AskedBack } from './application/asked-back.tsx'
import { checkApplication } from './application/check-application.ts'
import { type ApplicationTexts, prefillApplication } from './application/prefill-application.ts'
import { type OrganizationPurpose, useSendOrganization } from './send-organization.ts'
import { verifierStatusQuery } from './status-query.ts'

const texts = profileTexts.verifierDialog

type OrganizationDialogProps = { user: User; purpose: OrganizationPurpose; onClose: () => void }

/**
 * Asks for the name of the organization (docs/spec/4-states.md). If an administrator has to review
 * the verifier, also asks for what the administrator needs to know.
 */
export function OrganizationDialog({ user, purpose, onClose }: OrganizationDialogProps) {
  const { title, description, submit, failed } = wording[purpose]
  const { data: status } = useQuery(verifierStatusQuery(user.id))
  const config = useQuery({ queryKey: queryKeys.config, queryFn: getAppConfig })
  const isReviewed = purpose !== 'verifier' || user.isSuspended || config.data?.verifierPolicy === 'review'
  const [typed, setTyped] = useState<Partial<ApplicationTexts>>({})
  const [faults, setFaults] = useState<ApplicationFaults>({})
  const request = useSendOrganization(user, purpose)
  const values = { ...prefillApplication(user, status ?? undefined), ...typed }
  const question = purpose === 'change' && findOpenApplicationQuestion(status?.application?.questions ?? [])
  const handleChange = (change: Partial<ApplicationTexts>) => {
    setTyped({ ...typed, ...change })
    setFaults({})
  }
  const handleSubmit = async () => {
    const { application, faults: found } = checkApplication(values, { isReviewed })
    if (!application) return setFaults(found)
    try {
      toast(chooseToast(await request.mutateAsync(application), purpose))
      onClose()
    } catch (failure) {
      if (isAppError(failure, 'organization-taken') || isAppError(failure, 'organization-required'))
        return setFaults({ organization: describeError(failure).message })
      toast({ variant: 'destructive', ...describeFailure(failure, failed) })
    }
  }
  return (
    <FormDialog
      title={title}
      description={description}
      submit={submit}
      submitting={texts.submitting}
      className="flex flex-col gap-4"
      isBusy={request.isPending}
      isDirty={isReviewed && Object.keys(typed).length > 0}
      onSubmit={handleSubmit}
      onClose={onClose}
    >
      {question && <AskedBack question={question} />}
      <Field label={texts.organization} error={faults.organization}>
        {(control) => (
          <Input
            {...control}
            value={values.organization}
            autoComplete="organization"
            onChange={(event) => handleChange({ organization: event.target.value })}
          />
        )}
      </Field>
      {isReviewed && <ApplicationFields values={values} faults={faults} onChange={handleChange} />}
    </FormDialog>
  )
}

const { grantedAtOnce, requested, applied, applyFailed } = verifierStandingTexts.toasts
const wording = {
  verifier: { ...texts, failed: profileTexts.toasts.verifierFailed },
  accreditation: { ...verifierStandingTexts.dialog, failed: applyFailed },
  change: { ...applicationTexts.changeDialog, failed: applicationTexts.changeFailed },
}

/**
 * If no administrator has to decide, the toast also says that the request counts at once. The toast
 * that the specification prescribes does not say this.
 */
function chooseToast({ verifierApplication }: User, purpose: OrganizationPurpose) {
  if (purpose === 'change') return applicationTexts.changed
  if (verifierApplication !== 'pending') return grantedAtOnce
  return purpose === 'verifier' ? requested : applied
}

function describeFailure(failure: unknown, failed: (typeof wording)[OrganizationPurpose]['failed']) {
  if (isAppError(failure, 'not-allowed')) return profileTexts.toasts.userMissing
  const isDecided = isAppError(failure, 'application-decided')
  return isDecided ? { ...failed, description: describeError(failure).message } : failed
}
