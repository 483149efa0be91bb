import { type ReactNode, useState } from 'react'
import { useAccount } from '../entities/account/account.ts'
import { type TransactionDialog, TransactionDialogContext } from '../entities/transaction/transactions.ts'
import { useLazy } from '../lib/use-lazy.ts'

/** The code for wallet and chain loads when the transaction dialog is used for the first time. */
export function TransactionProvider({ children }: { children: ReactNode }) {
  const { signer } = useAccount()
  const [runs, setRuns] = useState(0)
  const Dialog = useLazy(
    async () => (await import('../features/transaction/transaction-dialog.tsx')).TransactionDialog,
    runs,
  )
  const dialog: TransactionDialog = {
    run: async (plan) => {
      setRuns((before) => before + 1)
      try {
        const { runTransaction } = await import('../features/transaction/run-transaction.ts')
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
