import type { RegisterEntry } from '@did/domain/register'
import { registerRoutes } from '@did/domain/routes/register'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../lib/api.ts'
import { toast } from '../../lib/toast.ts'
import { useTransactionDialog } from '../../lib/transactions.ts'
import { administrationTexts } from '../../texts/administration.ts'
import { registerTexts } from '../../texts/register.ts'
import { Button } from '../../ui/button.tsx'
import { RegisterEntryItem, registerEntryId } from '../../ui/register-entry.tsx'
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
      {entries.length === 0 && <p className="text-ink-2">{registerTexts.empty}</p>}
      <ul className="flex flex-col gap-3">
        {entries.map((entry) => (
          <RegisterEntryItem key={entry.walletAddress} entry={entry}>
            {entry.status === 'accredited' && (
              <Button variant="outline" aria-describedby={registerEntryId(entry)} onClick={() => setSuspending(entry)}>
                {texts.suspend}
              </Button>
            )}
          </RegisterEntryItem>
        ))}
      </ul>
      {suspending && <SuspendDialog entry={suspending} onClose={() => setSuspending(null)} />}
    </section>
  )
}

function SuspendDialog({ entry, onClose }: { entry: RegisterEntry; onClose: () => void }) {
  const dialog = useTransactionDialog()
  const client = useQueryClient()
  const { walletAddress, name } = entry
  const suspend = async (reason: string) => {
    const outcome = await dialog.run({
      title: administrationTexts.suspendTransaction.title,
      successText: administrationTexts.suspendTransaction.success,
      prepare: async () => {
        // One modal at a time: the transaction's takes this one's place. A transaction that cannot start yet leaves the reason standing.
        onClose()
        return { ...(await prepareCalls()), verifier: await findVerifierOf(walletAddress) }
      },
      transaction: ({ registry, encodeSuspend }) => ({ to: registry, data: encodeSuspend(walletAddress, reason) }),
      // A wallet without a profile is nobody the server could name; the chain is what counts.
      finish: async ({ verifier }) => {
        if (!verifier) return
        await api(registerRoutes.suspendVerifier, { params: { id: verifier.id }, body: { reason } })
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
