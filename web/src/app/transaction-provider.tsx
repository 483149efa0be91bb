import { lazy, type ReactNode, Suspense } from 'react'
import { useAccount } from '../lib/account.ts'
import { type TransactionDialog, TransactionDialogContext } from '../lib/transactions.ts'

const Dialog = lazy(async () => ({
  default: (await import('../features/transactions/transaction-dialog.tsx')).TransactionDialog,
}))

/** Gives every screen the one transaction dialog; wallet and chain code come with the first run. */
export function TransactionProvider({ children }: { children: ReactNode }) {
  const { signer, connected } = useAccount()
  const dialog: TransactionDialog = {
    run: async (plan) => {
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
      <Suspense>{connected && <Dialog />}</Suspense>
    </TransactionDialogContext>
  )
}
