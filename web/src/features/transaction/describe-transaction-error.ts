import { AppError, isAppError } from '@did/domain/errors'
import { describeError } from '../../lib/describe-error.ts'
import { transactionTexts } from '../../texts/en/transaction/transactions.ts'
import type { Reached, TransactionState } from './transaction-machine.ts'

const unaffectedBy = {
  preparing: transactionTexts.unaffected.beforeSent,
  confirming: transactionTexts.unaffected.beforeSent,
  recording: transactionTexts.unaffected.beforeSent,
  sent: transactionTexts.unaffected.afterSent,
  confirmed: transactionTexts.unaffected.afterConfirmed,
} satisfies Record<Reached, string>

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
  // A wallet that never answers may nevertheless have sent the transaction.
  const isUnanswered = reached === 'confirming' && isAppError(error, 'wallet-silent')
  const unaffected = isUnanswered ? transactionTexts.unaffected.unanswered : unaffectedBy[reached]
  return { message: isKnown ? message : transactionTexts.failureFallback, unaffected }
}
