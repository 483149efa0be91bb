import { registerCalls } from '@did/domain/calls/register'
import { shortenAddress } from '@did/domain/display'
import type { VerifierApplicationRecord } from '@did/domain/verifier/register'
import { useQueryClient } from '@tanstack/react-query'
import Globe from 'lucide-react/icons/globe'
import GlobeX from 'lucide-react/icons/globe-x'
import { useState } from 'react'
import { api } from '../../lib/api.ts'
import { describeError } from '../../lib/describe-error.ts'
import { toast } from '../../lib/toast/toast.ts'
import { shortDate } from '../../texts/en/frame/dates.ts'
import { administrationTexts } from '../../texts/en/verification/administration.ts'
import { Button } from '../../ui/button.tsx'
import { ReasonDialog } from './reason-dialog.tsx'
import { refreshRegister, useApprove } from './use-approve.ts'
import { useFinishShown } from './use-finish-shown.ts'

const texts = administrationTexts.applications

export function ApplicationsSection({ applications }: { applications: readonly VerifierApplicationRecord[] }) {
  const [refusing, setRefusing] = useState<VerifierApplicationRecord | null>(null)
  useFinishShown(applications)
  return (
    <section aria-labelledby="applications-heading" className="flex flex-col gap-3">
      <h2 id="applications-heading" className="text-lg font-semibold">
        {texts.heading}
      </h2>
      {applications.length === 0 && <p className="text-ink-2">{texts.empty}</p>}
      <ul className="flex flex-col gap-3">
        {applications.map((application) => (
          <Application key={application.id} application={application} onRefuse={() => setRefusing(application)} />
        ))}
      </ul>
      {refusing && <RefuseDialog application={refusing} onClose={() => setRefusing(null)} />}
    </section>
  )
}

function Application({ application, onRefuse }: { application: VerifierApplicationRecord; onRefuse: () => void }) {
  const approve = useApprove()
  const { id, organization, username, walletAddress, appliedAt, domainProof, shownOnChain } = application
  const titleId = `application-${id}`
  const DomainIcon = domainProof ? Globe : GlobeX
  return (
    <li aria-labelledby={titleId} className="flex flex-col gap-3 rounded-2xl border border-line bg-surface p-4 sm:p-5">
      <div className="min-w-0">
        <h3 id={titleId} className="text-lg font-semibold break-words">
          <bdi>{organization}</bdi>
        </h3>
        <p className="flex flex-wrap gap-x-3 text-sm text-ink-3">
          <span>{texts.applied(shortDate(appliedAt))}</span>
          <span className="break-words">{texts.from(username)}</span>
          <span className="font-mono" title={walletAddress}>
            {shortenAddress(walletAddress)}
          </span>
        </p>
      </div>
      <p className="flex items-center gap-2 break-words text-ink-2">
        <DomainIcon aria-hidden="true" className="size-5 shrink-0" />
        {domainProof ? texts.domainProven(domainProof.domain) : texts.domainUnproven}
      </p>
      <History application={application} />
      {shownOnChain ? (
        <p role="status" className="text-ok">
          {texts.finishing}
        </p>
      ) : (
        <div className="flex flex-wrap gap-2">
          <Button aria-describedby={titleId} onClick={() => void approve(application)}>
            {texts.approve}
          </Button>
          <Button variant="outline" aria-describedby={titleId} onClick={onRefuse}>
            {texts.refuse}
          </Button>
        </div>
      )}
    </li>
  )
}

function History({ application: { standing, accreditedName } }: { application: VerifierApplicationRecord }) {
  if (standing === 'suspended') return <p className="text-sm text-wait">{texts.again}</p>
  if (accreditedName === null) return null
  return <p className="text-sm break-words text-ink-2">{texts.newName(accreditedName)}</p>
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
