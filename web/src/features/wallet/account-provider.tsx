import { type ReactNode, useEffect, useMemo } from 'react'
import { type Account, AccountContext, type Signer } from '../../lib/account.ts'
import { probe } from '../../lib/reachability.ts'
import { useStore } from '../../lib/store.ts'
import type { WalletState } from './wallet-machine.ts'
import { walletStore } from './wallet-store.ts'

type Wallet = typeof import('./wallet.ts')
let loaded: Wallet | null = null

/** The wallet layer comes when it is needed: at Connect, or at once where a session was saved. */
async function loadWallet(): Promise<Wallet> {
  loaded ??= await import('./wallet.ts')
  return loaded
}

export function AccountProvider({ children }: { children: ReactNode }) {
  const state = useStore(walletStore)
  useEffect(followSavedSession, [])
  const account = useMemo(() => toAccount(state), [state])
  return <AccountContext value={account}>{children}</AccountContext>
}

let isFollowing = false

function followSavedSession(): void {
  if (isFollowing) return
  isFollowing = true
  if (walletStore.get().status === 'restoring') void restore({ isFresh: false })
  // Another tab connected: this one follows.
  addEventListener('storage', (event) => {
    if (event.key === 'wallet_session' && event.newValue !== null && walletStore.get().status === 'disconnected')
      void restore({ isFresh: true })
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
    // What cannot be loaded cannot be reached; the banner says so.
    void probe()
    walletStore.set({ status: 'disconnected' })
    return false
  }
}

function toAccount(state: WalletState): Account {
  const isConnected = state.status === 'connected'
  const chainId = isConnected ? state.chainId : null
  return {
    restoring: state.status === 'restoring',
    connecting: state.status === 'connecting',
    connected: isConnected,
    address: isConnected ? state.address : null,
    chainId,
    signer: isConnected ? findSigner(state.address) : null,
    session: isConnected ? state.session : { status: 'none' },
    connect,
    disconnect: () => loaded?.disconnectWallet(),
    signIn: async () => loaded?.signInAgain() ?? false,
    isOnExpectedNetwork: (chainIds) => chainId !== null && chainIds.includes(chainId),
  }
}

function findSigner(address: Signer['address']): Signer | null {
  return loaded?.signer(address) ?? null
}
