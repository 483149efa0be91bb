import { type Address, isSameAddress } from '@did/domain/hex'
import type { SessionState } from '../../../entities/account/account.ts'

/**
 * The wallet is `restoring` while the page checks a saved session. `address` is the wallet's
 * address. `identity` is the identity for which the wallet acts, mostly its own address.
 */
export type WalletState =
  | { status: 'restoring' }
  | { status: 'disconnected' }
  | { status: 'connecting' }
  | ConnectedState

export type ConnectedAccount = { address: Address; identity: Address; chainId: number | null; session: SessionState }
type ConnectedState = { status: 'connected' } & ConnectedAccount

export type WalletEvent =
  | { type: 'connect-asked' }
  | ({ type: 'connected' } & ConnectedAccount)
  /** The page uses the first of the accounts that the wallet shares with it. */
  | { type: 'accounts-changed'; accounts: readonly Address[] }
  | { type: 'chain-changed'; chainId: number | null }
  /**
   * The event names the wallet, because a late answer about an earlier wallet must change nothing.
   * Without `identity`, the identity stays as it is.
   */
  | { type: 'session-changed'; address: Address; identity?: Address; session: SessionState }
  | { type: 'disconnected' }

const disconnected: WalletState = { status: 'disconnected' }

/** If the event changes nothing, returns the same object, except for the event `connected`. */
export function nextWalletState(state: WalletState, event: WalletEvent): WalletState {
  switch (event.type) {
    case 'connect-asked':
      return state.status === 'disconnected' ? { status: 'connecting' } : state
    case 'connected':
      return connect(event)
    case 'accounts-changed':
      return changeAccount(state, event.accounts)
    case 'chain-changed':
      if (state.status !== 'connected' || state.chainId === event.chainId) return state
      return { ...state, chainId: event.chainId }
    case 'session-changed':
      return state.status === 'connected' ? changeSession(state, event) : state
    case 'disconnected':
      return state.status === 'disconnected' ? state : disconnected
  }
}

function connect({ address, identity, chainId, session }: ConnectedAccount): WalletState {
  return { status: 'connected', address, identity, chainId, session }
}

function changeSession(
  state: ConnectedState,
  { address, session, identity = state.identity }: Extract<WalletEvent, { type: 'session-changed' }>,
): WalletState {
  if (!isSameAddress(state.address, address)) return state
  if (state.session.status === session.status && isSameAddress(state.identity, identity)) return state
  return { ...state, identity, session }
}

function changeAccount(state: WalletState, [first]: readonly Address[]): WalletState {
  if (state.status !== 'connected') return state
  if (first === undefined) return disconnected
  if (isSameAddress(first, state.address)) return state
  return { ...state, address: first, identity: first, session: { status: 'none' } }
}
