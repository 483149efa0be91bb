import { AppError, isAppError } from '@did/domain/errors'
import { describeError } from '../../lib/describe-error.ts'
import { transactionTexts } from '../../texts/en/transaction/transactions.ts'
import type { Reached, TransactionState } from './transaction-machine.ts'

const unaffectedBy = {
  preparing: transactionTexts.unaffected.beforeSent,
  recording: transactionTexts.unaffected.beforeSent,
  sent: transactionTexts.unaffected.afterSent,
  confirmed: transactionTexts.unaffected.afterConfirmed,
} satisfies Record<Exclude<Reached, 'confirming'>, string>

/**
 * Says why a transaction failed, and what the failure left unaffected. If the error's own text
 * would tell a person nothing, the reason is the specification's general sentence.
 */
export function describeTransactionError({ error, reached }: TransactionState & { status: 'error' }): {
  message: string
  unaffected: string
} {
  const { type, message } = describeError(error)
  const isKnown = error instanceof AppError || type !== 'unknown'
  const unaffected = reached === 'confirming' ? describeWallet(error) : unaffectedBy[reached]
  return { message: isKnown ? message : transactionTexts.failureFallback, unaffected }
}

/**
 * A wallet may have sent the transaction although it never answers, or although its answer is an
 * error of its own or of its connection.
 */
function describeWallet(error: unknown): string {
  const { unanswered, uncertain, beforeSent } = transactionTexts.unaffected
  if (isAppError(error, 'wallet-silent')) return unanswered
  return isAppError(error, 'wallet-failed', 'wallet-connection') ? uncertain : beforeSent
}
