import { registerCalls } from '@did/domain/calls/register'
import type { VerifierApplicationRecord } from '@did/domain/verifier/register'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../lib/api.ts'
import { describeError } from '../../lib/describe-error.ts'
import { administrationTexts } from '../../texts/en/administration/administration.ts'
import { toast } from '../../ui/toast/toast.ts'
import { ApplicationCard } from './application-card.tsx'
import { ApproveDialog } from './approve-dialog.tsx'
import { AskDialog } from './ask-dialog.tsx'
import { ReasonDialog } from './reason-dialog.tsx'
import { refreshRegister } from './use-approve.ts'
import { useFinishShown } from './use-finish-shown.ts'

const texts = administrationTexts.applications

export function ApplicationsSection({ applications }: { applications: readonly VerifierApplicationRecord[] }) {
  const [approving, setApproving] = useState<VerifierApplicationRecord | null>(null)
  const [refusing, setRefusing] = useState<VerifierApplicationRecord | null>(null)
  const [asking, setAsking] = useState<VerifierApplicationRecord | null>(null)
  useFinishShown(applications)
  return (
    <section aria-labelledby="applications-heading" className="flex flex-col gap-3">
      <h2 id="applications-heading" className="text-lg font-semibold">
        {texts.heading}
      </h2>
      {applications.length === 0 && <p className="text-ink-2">{texts.empty}</p>}
      <ul className="flex flex-col gap-3">
        {applications.map((application) => (
          <ApplicationCard
            key={application.id}
            application={application}
            onApprove={() => setApproving(application)}
            onRefuse={() => setRefusing(application)}
            onAsk={() => setAsking(application)}
          />
        ))}
      </ul>
      {approving && <ApproveDialog application={approving} onClose={() => setApproving(null)} />}
      {refusing && <RefuseDialog application={refusing} onClose={() => setRefusing(null)} />}
      {asking && <AskDialog application={asking} onClose={() => setAsking(null)} />}
    </section>
  )
}

function RefuseDialog({ application, onClose }: { application: VerifierApplicationRecord; onClose: () => void }) {
  const client = useQueryClient()
  const { id, organization } = application
  const refuse = async (reason: string) => {
    try {
      await api(registerCalls.decideVerifierApplication, {
        params: { id },
        body: { decision: 'refuse', reason, organization },
      })
      toast(administrationTexts.toasts.refused(organization))
      onClose()
    } catch (error) {
      const { failed: title } = administrationTexts.toasts
      toast({ variant: 'destructive', title, description: describeError(error).message })
    }
    await refreshRegister(client)
  }
  const { text, ...words } = administrationTexts.refuseDialog
  return <ReasonDialog {...words} text={text(organization)} onConfirm={refuse} onClose={onClose} />
}
