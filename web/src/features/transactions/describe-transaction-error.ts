import { AppError } from '@did/domain/errors'
import { describeError } from '../../lib/describe-error.ts'
import { transactionTexts } from '../../texts/transactions.ts'
import type { Reached, TransactionState } from './transaction-machine.ts'

const unaffectedBy = {
  preparing: transactionTexts.unaffected.beforeSent,
  confirming: transactionTexts.unaffected.beforeSent,
  recording: transactionTexts.unaffected.beforeSent,
  sent: transactionTexts.unaffected.afterSent,
  confirmed: transactionTexts.unaffected.afterConfirmed,
} satisfies Record<Reached, string>

/** 'Transaction Failed' with the reason, or the spec's sentence where there is none that a person understands. */
export function describeTransactionError({ error, reached }: TransactionState & { status: 'error' }): {
  message: string
  unaffected: string
} {
  const { type, message } = describeError(error)
  const isKnown = error instanceof AppError || type !== 'unknown'
  return { message: isKnown ? message : transactionTexts.failureFallback, unaffected: unaffectedBy[reached] }
}
