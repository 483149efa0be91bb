import { recall } from '../../lib/page/memory.ts'
import { createStore } from '../../lib/store.ts'
import type { WalletState } from './engine/wallet-machine.ts'

/** The wallet's state, apart from the engine, which only a saved session or Connect loads. */
export const walletStore = createStore<WalletState>({
  status: recall('wallet_session') === null ? 'disconnected' : 'restoring',
})

/** True from the end of a session after three idle hours until the person connects again. */
export const timedOutStore = createStore(false)

/** What the page now offers to a person without a wallet: nothing, the demo wallet or MetaMask. */
export type WalletOffer = 'none' | 'demo' | 'install'
export const walletOfferStore = createStore<WalletOffer>('none')
