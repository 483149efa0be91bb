import type { Hex } from '@did/domain/hex'

/** SPEC.md 4: idle, processing, success, error; processing by the names of its steps. `hash` is null where nothing goes to the chain. */
export type TransactionState =
  | { status: 'idle' }
  | { status: 'preparing' }
  | { status: 'confirming' }
  | { status: 'sent'; hash: Hex }
  | { status: 'finishing'; hash: Hex | null }
  | { status: 'success'; hash: Hex | null }
  | { status: 'error'; reached: Reached; hash: Hex | null; error: unknown }

/** How far a failed run got, which decides what it cost; `recording` is the last step of a run without the chain. */
export type Reached = 'preparing' | 'confirming' | 'recording' | 'sent' | 'confirmed'

export type TransactionEvent =
  | { type: 'started' }
  | { type: 'prepared'; needsWallet: boolean }
  | { type: 'sent'; hash: Hex }
  | { type: 'confirmed'; hash: Hex }
  | { type: 'finished' }
  | { type: 'failed'; error: unknown }
  | { type: 'closed' }

/** The dialog's life as one function; an event that does not fit the state changes nothing. */
export function nextTransactionState(state: TransactionState, event: TransactionEvent): TransactionState {
  switch (event.type) {
    case 'started':
      return isRunning(state) ? state : { status: 'preparing' }
    case 'prepared':
      if (state.status !== 'preparing') return state
      return event.needsWallet ? { status: 'confirming' } : { status: 'finishing', hash: null }
    case 'sent':
      return state.status === 'confirming' ? { status: 'sent', hash: event.hash } : state
    case 'confirmed':
      // The hash is another one where the person sped the transaction up in the wallet.
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
  return ['preparing', 'confirming', 'sent', 'finishing'].includes(state.status)
}

function fail(state: TransactionState, error: unknown): TransactionState {
  switch (state.status) {
    case 'preparing':
    case 'confirming':
      return { status: 'error', reached: state.status, hash: null, error }
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
