import type { Address } from '@did/domain/hex'
import { recall, remember } from '../../lib/page/browser-storage.ts'
import { createStore } from '../../lib/store.ts'
import type { WalletState } from './engine/wallet-machine.ts'

/**
 * The wallet's state. Its code does not import the engine, because the page loads the engine only
 * for a saved session or after a press on Connect.
 */
export const walletStore = createStore<WalletState>({
  status: recall('wallet_session') === null ? 'disconnected' : 'restoring',
})

/**
 * Tells whether a session ended after three hours without activity and the person has not connected
 * again since.
 */
export const timedOutStore = createStore(false)
/** The key in local storage for the time of a sign-out that the server has not answered yet. */
export const signOutKey = 'sign_out_waiting'
/** Tells whether the server has not answered a sign-out of this browser yet. */
export const signOutWaitingStore = createStore(recall(signOutKey) !== null)
/** Tells whether this browser keeps no cookie of the server. Nobody can sign in then. */
export const cookiesRefusedStore = createStore(navigator.cookieEnabled === false)

/**
 * The key in local storage for the source of the wallet. The `wallet_session` of the specification
 * has no member for this source.
 */
const sourceKey = 'wallet_source'
/**
 * This type says where the connected wallet comes from. Null stands for a wallet of this browser,
 * such as MetaMask.
 */
export type WalletSource = 'demo' | 'passkey' | null
export const walletSourceStore = createStore<WalletSource>(readSource())

/**
 * Sets where the connected wallet comes from. Call this function before the wallet connects,
 * because the sign-in that follows depends on the source.
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

/** This type says what the page now offers: nothing, the demo wallet, MetaMask or a passkey. */
export type WalletOffer = 'none' | 'demo' | 'install' | 'passkey'
export const walletOfferStore = createStore<WalletOffer>('none')

/**
 * The identities among which a person chooses at a sign-in. If `areMore` is true, the wallet may
 * act for further identities, and the person can enter the address of one of them.
 */
export type IdentityChoices = { identities: readonly Address[]; areMore: boolean }
/** `settle` receives the chosen identity, or null. */
export type IdentityChoice = IdentityChoices & { settle: (chosen: Address | null) => void }
export const identityChoiceStore = createStore<IdentityChoice | null>(null)
