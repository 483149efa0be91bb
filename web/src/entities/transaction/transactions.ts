import type { Address, Hex } from '@did/domain/hex'
import { createContext, useContext } from 'react'
import type { TransactionReceipt } from 'viem'

/**
 * One run of the transaction dialog. `prepare` runs before the page asks the wallet, so that the
 * server stores a claim before its owner commits it to the chain. `transaction` returns null if
 * nothing goes to the chain. `finish` runs after the chain has confirmed the transaction.
 */
export type TransactionPlan<Prepared, Result> = {
  title: string
  /** The sentence below 'Transaction Successful!'. */
  successText: string
  /** Says what stays saved when the transaction fails, for instance the claim. */
  savedText?: string
  prepare: () => Promise<Prepared>
  transaction: (prepared: Prepared) => { to: Address; data: Hex } | null
  finish: (prepared: Prepared, receipt: TransactionReceipt | null) => Promise<Result>
}

/**
 * `busy` means that the page started no new transaction, because an earlier one still waits. The
 * page shows the earlier transaction's dialog again.
 */
export type TransactionOutcome<Result> =
  | { status: 'success'; result: Result }
  | { status: 'failed'; error: unknown }
  | { status: 'busy' }

export type TransactionDialog = {
  /**
   * Settles when the run is over, even if the person has closed its dialog. The promise never
   * rejects.
   */
  run: <Prepared, Result>(plan: TransactionPlan<Prepared, Result>) => Promise<TransactionOutcome<Result>>
}

export const TransactionDialogContext = createContext<TransactionDialog | null>(null)

export function useTransactionDialog(): TransactionDialog {
  const dialog = useContext(TransactionDialogContext)
  if (!dialog) throw new Error('The transaction dialog is missing above this component')
  return dialog
}
