import { registerCalls } from '@did/domain/calls/register'
import type { RegisterEntry } from '@did/domain/verifier/register'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTransactionDialog } from '../../entities/transaction/transactions.ts'
import { RegisterEntryItem, registerEntryId } from '../../entities/verifier/register-entry.tsx'
import { api } from '../../lib/api.ts'
import { toast } from '../../lib/toast/toast.ts'
import { administrationTexts } from '../../texts/en/verification/administration.ts'
import { registerTexts } from '../../texts/en/verification/register.ts'
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
        // Close the reason dialog only here, so that it stays while another transaction runs.
        onClose()
        return { ...(await prepareCalls()), verifier: await findVerifierOf(walletAddress) }
      },
      transaction: ({ registry, encodeSuspend }) => ({ to: registry, data: encodeSuspend(walletAddress, reason) }),
      // For a wallet that the server lists as no verifier, the suspension on the chain is enough.
      finish: async ({ verifier }) => {
        if (!verifier) return
        await api(registerCalls.suspendVerifier, { params: { id: verifier.id }, body: { reason } })
      },
    })
    if (outcome.status === 'success') toast(administrationTexts.toasts.suspended(name))
    await refreshRegister(client)
  }
  const { text, ...words } = administrationTexts.suspendDialog
  return <ReasonDialog {...words} text={text(name)} onConfirm={suspend} onClose={onClose} />
}
