import type { Address } from '@did/domain/hex'
import { type ReactNode, useEffect, useMemo } from 'react'
import { type Account, AccountContext, type Signer } from '../../entities/account/account.ts'
import { probe } from '../../lib/reachability.ts'
import { useStore } from '../../lib/store.ts'
import type { WalletState } from './engine/wallet-machine.ts'
import { signOutKey, signOutWaitingStore, walletOfferStore, walletSourceStore, walletStore } from './wallet-store.ts'

type Wallet = typeof import('./wallet.ts')
let loaded: Wallet | null = null

/**
 * Loads the wallet code when the person presses Connect, or at once if the browser has saved a
 * session. Code that connects a wallet in another way calls this function before, because the
 * signer needs the wallet code, too.
 */
export async function loadWallet(): Promise<Wallet> {
  loaded ??= await import('./wallet.ts')
  return loaded
}

export function AccountProvider({ children }: { children: ReactNode }) {
  const state = useStore(walletStore)
  useEffect(followSavedSession, [])
  const byPasskey = useStore(walletSourceStore) === 'passkey'
  const account = useMemo(() => toAccount(state, byPasskey), [state, byPasskey])
  return <AccountContext value={account}>{children}</AccountContext>
}

let isFollowing = false

function followSavedSession(): void {
  if (isFollowing) return
  isFollowing = true
  if (walletStore.get().status === 'restoring') void restore({ isFresh: false })
  // When another tab connects a wallet, this tab connects, too.
  addEventListener('storage', (event) => {
    if (event.key === 'wallet_session' && event.newValue !== null && walletStore.get().status === 'disconnected')
      void restore({ isFresh: true })
    // If the tab that signs out is closed before the server has answered, this tab asks the server
    // again.
    if (event.key === signOutKey) signOutWaitingStore.set(event.newValue !== null)
  })
}

async function restore(options: { isFresh: boolean }): Promise<void> {
  try {
    await (await loadWallet()).restoreWallet(options)
  } catch (error) {
    console.warn('Failed to initialize the wallet', error)
    walletStore.set({ status: 'disconnected' })
  }
}

async function connect(): Promise<boolean> {
  walletStore.set({ status: 'connecting' })
  try {
    return await (await loadWallet()).connectWallet()
  } catch (error) {
    console.warn('Failed to connect the wallet', error)
    // If the code does not load, the connection to the server may be lost. The page's banner then
    // says so.
    void probe()
    walletStore.set({ status: 'disconnected' })
    return false
  }
}

/**
 * A passkey's account also signs with the wallet code, so this code loads before the offer to sign
 * in.
 */
function offerPasskey(): void {
  loadWallet().then(
    () => walletOfferStore.set('passkey'),
    () => void probe(),
  )
}

function toAccount(state: WalletState, byPasskey: boolean): Account {
  const isConnected = state.status === 'connected'
  const chainId = isConnected ? state.chainId : null
  return {
    restoring: state.status === 'restoring',
    connecting: state.status === 'connecting',
    connected: isConnected,
    address: isConnected ? state.identity : null,
    chainId,
    byPasskey: isConnected && byPasskey,
    offerPasskey,
    signer: isConnected ? findSigner(state) : null,
    session: isConnected ? state.session : { status: 'none' },
    connect,
    disconnect: () => loaded?.disconnectWallet(),
    signIn: async () => loaded?.signInAgain() ?? false,
    isOnExpectedNetwork: (chainIds) => chainId !== null && chainIds.includes(chainId),
  }
}

function findSigner({ identity, address }: { identity: Address; address: Address }): Signer | null {
  return loaded?.signer({ identity, wallet: address }) ?? null
}
