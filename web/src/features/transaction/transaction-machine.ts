import type { Hex } from '@did/domain/hex'

/** `hash` is null if the plan sent no transaction to the chain. */
export type TransactionState =
  | { status: 'idle' }
  | { status: 'preparing' }
  | { status: 'confirming' }
  | { status: 'unaffordable'; choose: (payer: Payer) => void }
  | { status: 'sent'; hash: Hex }
  | { status: 'finishing'; hash: Hex | null }
  | { status: 'success'; hash: Hex | null }
  | { status: 'error'; reached: Reached; hash: Hex | null; error: unknown }

export type Payer = 'service' | 'wallet'

/**
 * The step at which a transaction failed tells what the failure may have cost. Only a plan that
 * sends nothing to the chain can fail at `recording`.
 */
export type Reached = 'preparing' | 'confirming' | 'recording' | 'sent' | 'confirmed'

export type TransactionEvent =
  | { type: 'started' }
  | { type: 'prepared'; needsWallet: boolean }
  | { type: 'unaffordable'; choose: (payer: Payer) => void }
  | { type: 'payer-chosen' }
  | { type: 'sent'; hash: Hex }
  | { type: 'confirmed'; hash: Hex }
  | { type: 'finished' }
  | { type: 'failed'; error: unknown }
  | { type: 'closed' }

/** An event that does not fit the present state changes nothing. */
export function nextTransactionState(state: TransactionState, event: TransactionEvent): TransactionState {
  switch (event.type) {
    case 'started':
      return isRunning(state) ? state : { status: 'preparing' }
    case 'prepared':
      if (state.status !== 'preparing') return state
      return event.needsWallet ? { status: 'confirming' } : { status: 'finishing', hash: null }
    case 'unaffordable':
      return state.status === 'confirming' ? { status: 'unaffordable', choose: event.choose } : state
    case 'payer-chosen':
      return state.status === 'unaffordable' ? { status: 'confirming' } : state
    case 'sent':
      return state.status === 'confirming' ? { status: 'sent', hash: event.hash } : state
    case 'confirmed':
      // The transaction has another hash if the person sped it up in the wallet.
      return state.status === 'sent' ? { status: 'finishing', hash: event.hash } : state
    case 'finished':
      return state.status === 'finishing' ? { status: 'success', hash: state.hash } : state
    case 'failed':
      return fail(state, event.error)
    case 'closed':
      return isRunning(state) ? state : { status: 'idle' }
  }
}

export function isRunning(state: TransactionState): boolean {
  return ['preparing', 'confirming', 'unaffordable', 'sent', 'finishing'].includes(state.status)
}

function fail(state: TransactionState, error: unknown): TransactionState {
  switch (state.status) {
    case 'preparing':
    case 'confirming':
      return { status: 'error', reached: state.status, hash: null, error }
    case 'unaffordable':
      return { status: 'error', reached: 'confirming', hash: null, error }
    case 'sent':
      return { status: 'error', reached: 'sent', hash: state.hash, error }
    case 'finishing':
      return { status: 'error', reached: state.hash === null ? 'recording' : 'confirmed', hash: state.hash, error }
    case 'idle':
    case 'success':
    case 'error':
      return state
  }
}
