import type { Address } from '@did/domain/hex'
import { recall, remember } from '../../lib/page/browser-storage.ts'
import { createStore } from '../../lib/store.ts'
import type { WalletState } from './engine/wallet-machine.ts'

/**
 * This file does not import the wallet engine, because the page loads the engine only for a saved
 * session or after a press on Connect.
 */
export const walletStore = createStore<WalletState>({
  status: recall('wallet_session') === null ? 'disconnected' : 'restoring',
})

/**
 * This is true if a session ended after three hours without activity and the person has not
 * connected since.
 */
export const timedOutStore = createStore(false)
/** The key in local storage for the time of a sign-out that the server has not answered yet. */
export const signOutKey = 'sign_out_waiting'
export const signOutWaitingStore = createStore(recall(signOutKey) !== null)
/** Nobody can sign in while this browser keeps no cookie of the server. */
export const cookiesRefusedStore = createStore(navigator.cookieEnabled === false)

/**
 * The `wallet_session` of the specification has no member for the source of the wallet, so the
 * source has its own key in local storage.
 */
const sourceKey = 'wallet_source'
/** Null stands for a wallet of this browser, such as MetaMask. */
export type WalletSource = 'demo' | 'passkey' | null
export const walletSourceStore = createStore<WalletSource>(readSource())

/**
 * Call this function before the wallet connects, because the sign-in that follows depends on the
 * source of the wallet.
 */
export function setWalletSource(source: WalletSource): void {
  remember(sourceKey, source)
  walletSourceStore.set(source)
}

export function readSource(): WalletSource {
  const source = recall(sourceKey)
  if (source === 'passkey') return source
  return __EMBEDDED__ && source === 'demo' ? source : null
}

/** `install` offers MetaMask, and `demo` the demo wallet. */
export type WalletOffer = 'none' | 'demo' | 'install' | 'passkey'
export const walletOfferStore = createStore<WalletOffer>('none')

/**
 * A person chooses among these identities at a sign-in. If `areMore` is true, the wallet may act
 * for further identities, and the person can enter the address of one of them.
 */
export type IdentityChoices = { identities: readonly Address[]; areMore: boolean }
export type IdentityChoice = IdentityChoices & { settle: (chosen: Address | null) => void }
export const identityChoiceStore = createStore<IdentityChoice | null>(null)
