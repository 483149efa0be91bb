import { shortDate, shortenAddress } from '@did/domain/display'
import type { RegisterEntry } from '@did/domain/register'
import { routes } from '@did/domain/routes'
import { useQueryClient } from '@tanstack/react-query'
import { BadgeCheck, ShieldOff } from 'lucide-react'
import { useState } from 'react'
import { api } from '../../lib/api.ts'
import { toast } from '../../lib/toast.ts'
import { useTransactionDialog } from '../../lib/transactions.ts'
import { administrationTexts } from '../../texts/administration.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { findVerifierOf } from './queries.ts'
import { ReasonDialog } from './reason-dialog.tsx'
import { prepareCalls, refreshRegister } from './use-approve.ts'

const texts = administrationTexts.accredited

export function RegisterSection({ entries }: { entries: readonly RegisterEntry[] }) {
  const [suspending, setSuspending] = useState<RegisterEntry | null>(null)
  return (
    <section aria-labelledby="register-heading" className="flex flex-col gap-3">
      <h2 id="register-heading" className="text-lg font-semibold">
        {texts.heading}
      </h2>
      {entries.length === 0 && <p className="text-ink-2">{texts.empty}</p>}
      <ul className="flex flex-col gap-3">
        {entries.map((entry) => (
          <Entry key={entry.walletAddress} entry={entry} onSuspend={() => setSuspending(entry)} />
        ))}
      </ul>
      {suspending && <SuspendDialog entry={suspending} onClose={() => setSuspending(null)} />}
    </section>
  )
}

function Entry({ entry, onSuspend }: { entry: RegisterEntry; onSuspend: () => void }) {
  const titleId = `verifier-${entry.walletAddress}`
  const isAccredited = entry.status === 'accredited'
  return (
    <li
      aria-labelledby={titleId}
      className="flex flex-wrap items-center gap-x-4 gap-y-3 rounded-2xl border border-line bg-surface p-4 sm:p-5"
    >
      <div className="min-w-0 flex-1 basis-52">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <bdi id={titleId} className="min-w-0 font-semibold break-words">
            {entry.name}
          </bdi>
          <Badge tone={isAccredited ? 'ok' : 'bad'} icon={isAccredited ? BadgeCheck : ShieldOff}>
            {isAccredited ? texts.isAccredited : texts.isSuspended}
          </Badge>
        </p>
        <p className="flex flex-wrap gap-x-3 text-sm text-ink-3">
          {entry.domain && <span className="break-all">{entry.domain}</span>}
          <span>{texts.since(shortDate(entry.accreditedSince))}</span>
          <span className="font-mono" title={entry.walletAddress}>
            {shortenAddress(entry.walletAddress)}
          </span>
        </p>
        {entry.status === 'suspended' && (
          <p className="mt-1 text-sm text-pretty break-words text-bad">
            {texts.suspendedOn(shortDate(entry.suspendedAt))}
            {entry.reason && ` · ${texts.reason(entry.reason)}`}
          </p>
        )}
      </div>
      {isAccredited && (
        <Button variant="outline" aria-describedby={titleId} onClick={onSuspend}>
          {texts.suspend}
        </Button>
      )}
    </li>
  )
}

function SuspendDialog({ entry, onClose }: { entry: RegisterEntry; onClose: () => void }) {
  const dialog = useTransactionDialog()
  const client = useQueryClient()
  const { walletAddress, name } = entry
  const suspend = async (reason: string) => {
    // One modal at a time: the transaction's takes this one's place.
    onClose()
    const outcome = await dialog.run({
      title: administrationTexts.suspendTransaction.title,
      successText: administrationTexts.suspendTransaction.success,
      prepare: async () => ({ ...(await prepareCalls()), verifier: await findVerifierOf(walletAddress) }),
      transaction: ({ registry, encodeSuspend }) => ({ to: registry, data: encodeSuspend(walletAddress, reason) }),
      // A wallet without a profile is nobody the server could name; the chain is what counts.
      finish: async ({ verifier }) => {
        if (!verifier) return
        await api(routes.suspendVerifier, { params: { id: verifier.id }, body: { reason } })
      },
    })
    if (outcome.status === 'success') toast(administrationTexts.toasts.suspended(name))
    await refreshRegister(client)
  }
  const { title, text, confirm, confirming } = administrationTexts.suspendDialog
  return (
    <ReasonDialog
      title={title}
      text={text(name)}
      confirm={confirm}
      confirming={confirming}
      onConfirm={suspend}
      onClose={onClose}
    />
  )
}
