import type { Address } from '@did/domain/hex'
import { recall, remember } from '../../lib/page/browser-storage.ts'
import { createStore } from '../../lib/store.ts'
import type { WalletState } from './engine/wallet-machine.ts'

/** The wallet's state, apart from the engine, which only a saved session or Connect loads. */
export const walletStore = createStore<WalletState>({
  status: recall('wallet_session') === null ? 'disconnected' : 'restoring',
})

/**
 * Tells whether a session ended after three idle hours and the person has not connected again.
 */
export const timedOutStore = createStore(false)
/** Tells whether this browser keeps no cookie of the server, so that nobody can sign in. */
export const cookiesRefusedStore = createStore(navigator.cookieEnabled === false)

/**
 * The name in local storage for the source of the wallet, for which the specified `wallet_session`
 * has no room.
 */
const sourceKey = 'wallet_source'
/** This type says where the connected wallet comes from: null means MetaMask. */
export type WalletSource = 'demo' | 'passkey' | null
export const walletSourceStore = createStore<WalletSource>(readSource())

/**
 * Sets where the connected wallet comes from. Call this function before connecting, because the
 * sign-in that follows depends on the source.
 */
export function setWalletSource(source: WalletSource): void {
  remember(sourceKey, source)
  walletSourceStore.set(source)
}

function readSource(): WalletSource {
  const source = recall(sourceKey)
  if (source === 'passkey') return source
  return __EMBEDDED__ && source === 'demo' ? source : null
}

/** This type says what the page now offers: nothing, the demo wallet, MetaMask or a passkey. */
export type WalletOffer = 'none' | 'demo' | 'install' | 'passkey'
export const walletOfferStore = createStore<WalletOffer>('none')

/**
 * The identities among which a person chooses at a sign-in. If the wallet may act for others, too
 * (`areMore`), the person can name one of those.
 */
export type IdentityChoices = { identities: readonly Address[]; areMore: boolean }
/** `settle` receives the chosen identity, or null. */
export type IdentityChoice = IdentityChoices & { settle: (chosen: Address | null) => void }
export const identityChoiceStore = createStore<IdentityChoice | null>(null)
