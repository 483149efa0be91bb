import { registerCalls } from '@did/domain/calls/register'
import type { RegisterEntry } from '@did/domain/verifier/register'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTransactionDialog } from '../../entities/transaction/transactions.ts'
import { api } from '../../lib/api.ts'
import { dateNow } from '../../lib/page/device-clock.ts'
import { administrationTexts } from '../../texts/en/administration/administration.ts'
import { Field } from '../../ui/field.tsx'
import { Input } from '../../ui/input.tsx'
import { toast } from '../../ui/toast/toast.ts'
import { findVerifierOf } from './queries.ts'
import { ReasonDialog } from './reason-dialog.tsx'
import { readSuspensionMoment } from './suspension-moment.ts'
import { prepareCalls, refreshRegister } from './use-approve.ts'

/**
 * A suspension can count from an earlier moment, for instance from the theft of the verifier's key.
 */
export function SuspendDialog({ entry, onClose }: { entry: RegisterEntry; onClose: () => void }) {
  const [typed, setTyped] = useState('')
  const [fault, setFault] = useState<string>()
  const suspend = useSuspend(entry, onClose)
  const { text, earlierText, ...words } =
    entry.status === 'accredited' ? administrationTexts.suspendDialog : administrationTexts.suspendEarlierDialog
  const handleConfirm = async (reason: string) => {
    const moment = readSuspensionMoment(typed, entry, dateNow())
    if (moment.kind === 'faulty') return setFault(administrationTexts.asOf.faults[moment.why])
    await suspend(reason, moment.kind === 'now' ? null : moment.seconds)
  }
  return (
    <ReasonDialog {...words} text={text(entry.name)} onConfirm={handleConfirm} onClose={onClose}>
      <Field label={administrationTexts.asOf.label} hint={earlierText} error={fault}>
        {(control) => (
          <Input
            {...control}
            type="datetime-local"
            step={1}
            value={typed}
            onChange={({ target }) => {
              setTyped(target.value)
              setFault(undefined)
            }}
          />
        )}
      </Field>
    </ReasonDialog>
  )
}

function useSuspend({ walletAddress, name, status }: RegisterEntry, onStarted: () => void) {
  const dialog = useTransactionDialog()
  const client = useQueryClient()
  return async (reason: string, asOf: number | null) => {
    const outcome = await dialog.run({
      title: administrationTexts.suspendTransaction.title,
      successText: administrationTexts.suspendTransaction.success,
      prepare: async () => {
        // Close the dialog for the reason only now that the transaction starts. While another
        // transaction runs, `onStarted` is not called, so the dialog stays open.
        onStarted()
        return { ...(await prepareCalls()), verifier: await findVerifierOf(walletAddress) }
      },
      transaction: ({ registry, encodeSuspend }) => ({
        to: registry,
        data: encodeSuspend(walletAddress, reason, asOf),
      }),
      // If the server does not list the wallet as a verifier, only the chain records the
      // suspension.
      finish: async ({ verifier }) => {
        if (!verifier || status === 'suspended') return
        await api(registerCalls.suspendVerifier, { params: { id: verifier.id }, body: { reason } })
      },
    })
    if (outcome.status === 'success') toast(administrationTexts.toasts.suspended(name))
    await refreshRegister(client)
  }
}
