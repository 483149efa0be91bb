import type { AppConfig } from '@did/domain/app-config'
import { AppError, isAppError } from '@did/domain/errors'
import type { Hex } from '@did/domain/hex'
import { createClient, http, type TransactionReceipt } from 'viem'
import { waitForTransactionReceipt } from 'viem/actions'
import type { Signer } from '../../lib/account.ts'
import { getAppConfig } from '../../lib/app-config.ts'
import { probe } from '../../lib/reachability.ts'
import type { TransactionOutcome, TransactionPlan } from '../../lib/transactions.ts'
import { isRunning } from './transaction-machine.ts'
import { sendTransactionEvent, showTransaction, transactionStore } from './transaction-store.ts'

/** While a transaction waits long for the chain, whether the chain is there at all. */
const probeEveryMs = 10_000

/** Runs a plan through the dialog: prepare, confirm in the wallet, sent, confirmed, finish. Never throws. */
export async function runTransaction<Prepared, Result>(
  signer: Signer | null,
  plan: TransactionPlan<Prepared, Result>,
): Promise<TransactionOutcome<Result>> {
  if (isRunning(transactionStore.get().state))
    return { status: 'failed', error: new AppError('wallet-request-pending', 'Another transaction is still running') }
  showTransaction({ title: plan.title, successText: plan.successText, chainId: null, account: signer?.address ?? null })
  try {
    const result = await runSteps(signer, plan)
    sendTransactionEvent({ type: 'finished' })
    return { status: 'success', result }
  } catch (error) {
    console.warn('The transaction failed', error)
    // A wallet does not say that its chain is away; the server knows.
    if (!isAppError(error, 'wallet-rejected')) void probe()
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

  const hash = await signer.sendTransaction(transaction)
  sendTransactionEvent({ type: 'sent', hash })
  const receipt = await waitForReceipt(config, hash)
  sendTransactionEvent({ type: 'confirmed', hash: receipt.transactionHash })
  return plan.finish(prepared, receipt)
}

/** Waits as long as it takes, through silence of the chain and through a faster copy sent from the wallet. */
async function waitForReceipt(config: AppConfig, hash: Hex): Promise<TransactionReceipt> {
  const client = createClient({ transport: http(config.rpcUrl), pollingInterval: 1000, cacheTime: 0 })
  const probing = setInterval(() => void probe(), probeEveryMs)
  let isCancelled = false
  const receipt = await waitForTransactionReceipt(client, {
    hash,
    timeout: 0,
    retryCount: 20,
    onReplaced: ({ reason }) => {
      isCancelled = reason !== 'repriced'
    },
  }).finally(() => clearInterval(probing))
  if (isCancelled) throw new AppError('wallet-rejected', 'The transaction was replaced in the wallet')
  if (receipt.status === 'reverted') throw new AppError('transaction-failed', 'The chain reverted the transaction')
  return receipt
}
