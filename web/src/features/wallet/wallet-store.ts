import { createStore } from '../../lib/store.ts'
import type { WalletState } from './wallet-machine.ts'

/**
 * The wallet's state for the whole page. It stands apart from the engine, so that a visitor's page need not load that:
 * without a saved session there is nothing to do before Connect is pressed.
 */
export const walletStore = createStore<WalletState>(
  hasSavedSession() ? { status: 'restoring' } : { status: 'disconnected' },
)

/** True from the moment a session has ended by its three hours (SPEC.md 9) until the person connects again. */
export const timedOutStore = createStore(false)

/** What the wallet layer asks the person: which wallet to use where there is no MetaMask. */
export type WalletOffer = 'none' | 'demo' | 'install'
export const walletOfferStore = createStore<WalletOffer>('none')

function hasSavedSession(): boolean {
  try {
    return localStorage.getItem('wallet_session') !== null
  } catch {
    return false
  }
}
