import { type ReactNode, useEffect, useMemo } from 'react'
import { type Account, AccountContext, type Signer } from '../../entities/account/account.ts'
import { probe } from '../../lib/reachability.ts'
import { useStore } from '../../lib/store.ts'
import type { WalletState } from './engine/wallet-machine.ts'
import { walletStore } from './wallet-store.ts'

type Wallet = typeof import('./wallet.ts')
let loaded: Wallet | null = null

/** The wallet code loads at Connect, or at once when the browser has saved a session. */
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
  // When another tab connects a wallet, this tab connects, too.
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
    // Code that does not load is a sign of a lost connection, which the banner then reports.
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
