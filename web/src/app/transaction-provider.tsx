import { type ReactNode, useState } from 'react'
import { useAccount } from '../lib/account.ts'
import { type TransactionDialog, TransactionDialogContext } from '../lib/transactions.ts'
import { useLazy } from '../lib/use-lazy.ts'

/** Gives every screen the one transaction dialog; wallet and chain code come with the first run. */
export function TransactionProvider({ children }: { children: ReactNode }) {
  const { signer } = useAccount()
  const [runs, setRuns] = useState(0)
  const Dialog = useLazy(
    async () => (await import('../features/transactions/transaction-dialog.tsx')).TransactionDialog,
    runs,
  )
  const dialog: TransactionDialog = {
    run: async (plan) => {
      setRuns((before) => before + 1)
      try {
        const { runTransaction } = await import('../features/transactions/run-transaction.ts')
        return await runTransaction(signer, plan)
      } catch (error) {
        return { status: 'failed', error }
      }
    },
  }
  return (
    <TransactionDialogContext value={dialog}>
      {children}
      {Dialog && <Dialog />}
    </TransactionDialogContext>
  )
}
