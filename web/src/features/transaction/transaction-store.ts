import type { Address } from '@did/domain/hex'
import { createStore } from '../../lib/store.ts'
import { nextTransactionState, type TransactionEvent, type TransactionState } from './transaction-machine.ts'

/**
 * A person may hide the dialog while the transaction runs (`isHidden`). A failure shows it again.
 */
export type ShownTransaction = {
  state: TransactionState
  title: string
  successText: string
  savedText: string | null
  chainId: number | null
  account: Address | null
  isHidden: boolean
}

const nothing: ShownTransaction = {
  state: { status: 'idle' },
  title: '',
  successText: '',
  savedText: null,
  chainId: null,
  account: null,
  isHidden: false,
}

export const transactionStore = createStore<ShownTransaction>(nothing)

export function showTransaction(shown: Omit<ShownTransaction, 'state' | 'isHidden'>): void {
  transactionStore.set({
    ...shown,
    state: nextTransactionState({ status: 'idle' }, { type: 'started' }),
    isHidden: false,
  })
}

export function sendTransactionEvent(event: TransactionEvent): void {
  const shown = transactionStore.get()
  const state = nextTransactionState(shown.state, event)
  transactionStore.set({ ...shown, state, isHidden: shown.isHidden && state.status !== 'error' })
}

export function bringBackTransaction(): void {
  transactionStore.set({ ...transactionStore.get(), isHidden: false })
}

export function hideTransaction(): void {
  sendTransactionEvent({ type: 'closed' })
  const shown = transactionStore.get()
  transactionStore.set(shown.state.status === 'idle' ? nothing : { ...shown, isHidden: true })
}
