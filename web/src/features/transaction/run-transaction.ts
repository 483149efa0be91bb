import { AppError } from '@did/domain/errors'
import type { Signer } from '../../entities/account/account.ts'
import type { TransactionOutcome, TransactionPlan } from '../../entities/transaction/transactions.ts'
import { getAppConfig } from '../../lib/app-config.ts'
import { isDeclined } from '../../lib/is-declined.ts'
import { probe } from '../../lib/reachability.ts'
import { transactionTexts } from '../../texts/en/transaction/transactions.ts'
import { toast } from '../../ui/toast/toast.ts'
import { isRunning } from './transaction-machine.ts'
import { bringBackTransaction, sendTransactionEvent, showTransaction, transactionStore } from './transaction-store.ts'
import { waitForReceipt } from './wait-for-receipt.ts'

/** Never throws. If the transaction fails, the returned outcome says why. */
export async function runTransaction<Prepared, Result>(
  signer: Signer | null,
  plan: TransactionPlan<Prepared, Result>,
): Promise<TransactionOutcome<Result>> {
  if (isRunning(transactionStore.get().state)) {
    bringBackTransaction()
    const { title } = transactionStore.get()
    if (title !== plan.title) toast({ variant: 'destructive', title, description: transactionTexts.busy })
    return { status: 'busy' }
  }
  const { title, successText, savedText = null } = plan
  showTransaction({ title, successText, savedText, chainId: null, account: signer?.address ?? null })
  try {
    const result = await runSteps(signer, plan)
    sendTransactionEvent({ type: 'finished' })
    const { isHidden, state } = transactionStore.get()
    const isOnChain = state.status === 'success' && state.hash !== null
    const doneTitle = isOnChain ? transactionTexts.successTitle : transactionTexts.savedTitle
    if (isHidden) toast({ title: doneTitle, description: successText })
    return { status: 'success', result }
  } catch (error) {
    console.warn('The transaction failed', error)
    // A wallet does not say that its chain is down, so the page asks the server whether the chain
    // answers.
    if (!isDeclined(error)) void probe()
    sendTransactionEvent({ type: 'failed', error })
    return { status: 'failed', error }
  }
}

async function runSteps<Prepared, Result>(
  signer: Signer | null,
  plan: TransactionPlan<Prepared, Result>,
): Promise<Result> {
  if (!signer) throw new AppError('wallet-not-connected', 'No wallet connected')
  const [config, prepared] = await Promise.all([getAppConfig(), plan.prepare()])
  const transaction = plan.transaction(prepared)
  transactionStore.set({ ...transactionStore.get(), chainId: config.chainId })
  sendTransactionEvent({ type: 'prepared', needsWallet: transaction !== null })
  if (!transaction) return plan.finish(prepared, null)

  const { sendOrLetUsPay } = await import('./let-us-pay.ts')
  const hash = await sendOrLetUsPay({ config, signer, transaction })
  sendTransactionEvent({ type: 'sent', hash })
  const receipt = await waitForReceipt(config, hash)
  sendTransactionEvent({ type: 'confirmed', hash: receipt.transactionHash })
  return plan.finish(prepared, receipt)
}
