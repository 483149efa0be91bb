import { registerCalls } from '@did/domain/calls/register'
import { maximumApplicationLength } from '@did/domain/verifier/limits'
import type { VerifierApplicationRecord } from '@did/domain/verifier/register'
import { useQueryClient } from '@tanstack/react-query'
import { api } from '../../lib/api.ts'
import { describeError } from '../../lib/describe-error.ts'
import { administrationTexts } from '../../texts/en/administration/administration.ts'
import { applicantTexts } from '../../texts/en/verifier/application.ts'
import { TextDialog } from '../../ui/text-dialog.tsx'
import { toast } from '../../ui/toast/toast.ts'
import { refreshRegister } from './use-approve.ts'

type AskDialogProps = { application: VerifierApplicationRecord; onClose: () => void }

/** The applicant answers the administrator's question by changing the application. */
export function AskDialog({ application: { id, organization }, onClose }: AskDialogProps) {
  const client = useQueryClient()
  const ask = async (text: string) => {
    try {
      await api(registerCalls.askApplicant, { params: { id }, body: { text } })
      toast(applicantTexts.sent(organization))
      onClose()
    } catch (error) {
      const { failed: title } = administrationTexts.toasts
      toast({ variant: 'destructive', title, description: describeError(error).message })
    }
    await refreshRegister(client)
  }
  const { text, ...words } = applicantTexts.dialog
  return (
    <TextDialog
      {...words}
      description={text(organization)}
      maxLength={maximumApplicationLength.question}
      onSubmit={ask}
      onClose={onClose}
    />
  )
}
