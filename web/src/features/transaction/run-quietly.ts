import type { Signer } from '../../entities/account/account.ts'
import type { TransactionPlan } from '../../entities/transaction/transactions.ts'
import { getAppConfig } from '../../lib/app-config.ts'
import { waitForReceipt } from './wait-for-receipt.ts'

/**
 * Runs a plan without the transaction dialog, because the person has nothing to answer. Throws if
 * the plan fails.
 */
export async function runQuietly<Prepared, Result>(
  signer: Signer,
  plan: Pick<TransactionPlan<Prepared, Result>, 'prepare' | 'transaction' | 'finish'>,
): Promise<Result> {
  const [config, prepared] = await Promise.all([getAppConfig(), plan.prepare()])
  const transaction = plan.transaction(prepared)
  if (!transaction) return plan.finish(prepared, null)
  const receipt = await waitForReceipt(config, await signer.sendTransaction(transaction))
  return plan.finish(prepared, receipt)
}
