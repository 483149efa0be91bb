import type { Address, Hex } from '@did/domain/hex'
import { createContext, useContext } from 'react'
import type { TransactionReceipt } from 'viem'

/**
 * One run of the transaction dialog, for minting and adding claims alike. `prepare` runs before the wallet is asked (so a claim
 * can be stored first and committed after), `transaction` says what goes to the chain (null: nothing does, the dialog runs
 * without it), `finish` after the chain has confirmed.
 */
export type TransactionPlan<Prepared, Result> = {
  /** The dialog's title, e.g. 'Mint Your DID'. */
  title: string
  /** The sentence below 'Transaction Successful!'. */
  successText: string
  /** What stands even if this fails, for instance that the claim is saved. */
  savedText?: string
  prepare: () => Promise<Prepared>
  transaction: (prepared: Prepared) => { to: Address; data: Hex } | null
  finish: (prepared: Prepared, receipt: TransactionReceipt | null) => Promise<Result>
}

/** `busy`: nothing was started, because an earlier transaction still waits. Its dialog is on screen again. */
export type TransactionOutcome<Result> =
  | { status: 'success'; result: Result }
  | { status: 'failed'; error: unknown }
  | { status: 'busy' }

export type TransactionDialog = {
  /** Settles when the run is over, whether or not its dialog is still open; never throws. */
  run: <Prepared, Result>(plan: TransactionPlan<Prepared, Result>) => Promise<TransactionOutcome<Result>>
}

export const TransactionDialogContext = createContext<TransactionDialog | null>(null)

export function useTransactionDialog(): TransactionDialog {
  const dialog = useContext(TransactionDialogContext)
  if (!dialog) throw new Error('The transaction dialog is missing above this component')
  return dialog
}
