import { type Address, isSameAddress } from '@did/domain/hex'
import type { SessionState } from '../../lib/account.ts'

/** SPEC.md 4: disconnected, then connecting, then connected; `restoring` while a saved session is looked at. */
export type WalletState =
  | { status: 'restoring' }
  | { status: 'disconnected' }
  | { status: 'connecting' }
  | { status: 'connected'; address: Address; chainId: number | null; session: SessionState }

export type WalletEvent =
  | { type: 'connect-asked' }
  | { type: 'connected'; address: Address; chainId: number | null; session: SessionState }
  /** The wallet's list of accounts, the one in use first. */
  | { type: 'accounts-changed'; accounts: readonly Address[] }
  | { type: 'chain-changed'; chainId: number | null }
  /** What became of asking the server about one account; late news about an earlier account change nothing. */
  | { type: 'session-changed'; address: Address; session: SessionState }
  | { type: 'disconnected' }

const disconnected: WalletState = { status: 'disconnected' }

/** The wallet's life as one function. Answers the same object when nothing changes. */
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
