import { type Address, isSameAddress } from '@did/domain/hex'
import type { SessionState } from '../../../entities/account/account.ts'

/** The wallet is `restoring` while the page checks a saved session. */
export type WalletState =
  | { status: 'restoring' }
  | { status: 'disconnected' }
  | { status: 'connecting' }
  | { status: 'connected'; address: Address; chainId: number | null; session: SessionState }

export type WalletEvent =
  | { type: 'connect-asked' }
  | { type: 'connected'; address: Address; chainId: number | null; session: SessionState }
  /** The accounts that the wallet shares. The page uses the first one. */
  | { type: 'accounts-changed'; accounts: readonly Address[] }
  | { type: 'chain-changed'; chainId: number | null }
  /** A late answer about an earlier account changes nothing, so the event names the account. */
  | { type: 'session-changed'; address: Address; session: SessionState }
  | { type: 'disconnected' }

const disconnected: WalletState = { status: 'disconnected' }

/** Returns the same object when an event changes nothing, except for `connected`. */
export function nextWalletState(state: WalletState, event: WalletEvent): WalletState {
  switch (event.type) {
    case 'connect-asked':
      return state.status === 'disconnected' ? { status: 'connecting' } : state
    case 'connected':
      return { status: 'connected', address: event.address, chainId: event.chainId, session: event.session }
    case 'accounts-changed':
      return changeAccount(state, event.accounts)
    case 'chain-changed':
      if (state.status !== 'connected' || state.chainId === event.chainId) return state
      return { ...state, chainId: event.chainId }
    case 'session-changed':
      if (state.status !== 'connected' || !isSameAddress(state.address, event.address)) return state
      if (state.session.status === event.session.status) return state
      return { ...state, session: event.session }
    case 'disconnected':
      return state.status === 'disconnected' ? state : disconnected
  }
}

function changeAccount(state: WalletState, [first]: readonly Address[]): WalletState {
  if (state.status !== 'connected') return state
  if (first === undefined) return disconnected
  if (isSameAddress(first, state.address)) return state
  return { ...state, address: first, session: { status: 'none' } }
}
