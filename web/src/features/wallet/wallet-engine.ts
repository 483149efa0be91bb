import { walletSession } from '@did/domain/constants'
import { AppError } from '@did/domain/errors'
import type { Address } from '@did/domain/hex'
import type { SessionState } from '../../lib/account.ts'
import {
  findSavedSession,
  forgetSavedSession,
  hasExpiredSession,
  refreshSavedSession,
  saveSession,
} from './saved-session.ts'
import { createServerSession } from './server-session.ts'
import { nextWalletState, type WalletEvent, type WalletState } from './wallet-machine.ts'
import type { WalletPort } from './wallet-port.ts'
import type { WalletWorld } from './wallet-world.ts'

const unknownYet: SessionState = { status: 'none' }

/** Runs the wallet's life (wallet-machine.ts) against a real wallet, the saved session and the server's session. */
export function createWalletEngine(world: WalletWorld) {
  const { store } = world
  const session = createServerSession(world)
  let port: WalletPort | null = null
  let stop: () => void = () => {}

  const send = (event: WalletEvent): WalletState => {
    store.set(nextWalletState(store.get(), event))
    return store.get()
  }

  /** SPEC.md 4: fails without accounts, else stores account and chain, saves the session and starts the check. */
  async function connect(wallet: WalletPort): Promise<boolean> {
    send({ type: 'connect-asked' })
    try {
      const [address] = await wallet.requestAccounts()
      if (!address) throw new AppError('wallet-no-accounts', 'The wallet answered no accounts')
      begin(wallet, { address, chainId: await wallet.findChainId(), session: { status: 'none' } })
      void session.start(address, wallet)
      return true
    } catch (error) {
      console.warn('Failed to connect the wallet', error)
      drop()
      world.tell('connect', error)
      return false
    }
  }

  /**
   * Restores the saved session with a wallet that still shares an account; asks the person nothing. `isFresh`: another tab has
   * just saved it and tells by itself when the server knows it.
   */
  async function restore(wallet: WalletPort | null, { isFresh = false } = {}): Promise<void> {
    try {
      const saved = findSavedSession(world.storage, world.now())
      const [address] = saved && wallet ? await wallet.listAccounts() : []
      if (!wallet || !address) {
        world.onTimedOut(hasExpiredSession(world.storage, world.now()))
        return drop()
      }
      const [chainId, known] = await Promise.all([wallet.findChainId(), isFresh ? unknownYet : session.ask(address)])
      begin(wallet, { address, chainId, session: known })
    } catch (error) {
      console.warn('Failed to initialize the wallet', error)
      drop()
    }
  }

  function begin(
    wallet: WalletPort,
    account: { address: Address; chainId: number | null; session: SessionState },
  ): void {
    stop()
    port = wallet
    const stopListening = wallet.listen({ onAccounts: changeAccounts, onChain: changeChain, onDisconnect: disconnect })
    const stopChecking = world.every(walletSession.checkEveryMs, () => void check())
    stop = () => {
      stopListening()
      stopChecking()
    }
    saveSession(world.storage, account, world.now())
    world.onTimedOut(false)
    send({ type: 'connected', ...account })
  }

  /** The person's or the wallet's wish: everything of the account goes, the server's session included. */
  function disconnect(): void {
    drop()
    world.signOut().catch((error: unknown) => console.warn('Failed to sign out', error))
  }

  /** Forgets the account in this page; the server is not told. */
  function drop(): void {
    stop()
    stop = () => {}
    port = null
    forgetSavedSession(world.storage)
    world.forgetAccount()
    send({ type: 'disconnected' })
  }

  function changeAccounts(accounts: readonly Address[]): void {
    const before = store.get()
    if (before.status !== 'connected' || !port) return
    if (accounts.length === 0) {
      disconnect()
      return
    }
    const after = send({ type: 'accounts-changed', accounts })
    if (after === before || after.status !== 'connected') return
    world.forgetAccount()
    saveSession(world.storage, after, world.now())
    void session.replace(after.address, port)
  }

  function changeChain(chainId: number | null): void {
    const before = store.get()
    const after = send({ type: 'chain-changed', chainId })
    if (after !== before && after.status === 'connected') saveSession(world.storage, after, world.now())
  }

  async function signIn(): Promise<boolean> {
    const state = store.get()
    if (state.status !== 'connected' || !port || state.session.status === 'signing') return false
    return state.session.status === 'signed-in' || session.start(state.address, port)
  }

  /** SPEC.md 4's periodic check, which asks the server, too. */
  async function check(): Promise<void> {
    if (store.get().status !== 'connected') return
    if (!refreshSavedSession(world.storage, world.now())) {
      world.onTimedOut(hasExpiredSession(world.storage, world.now()))
      return disconnect()
    }
    const state = store.get()
    // Without a session there is nothing to lose, and asking would only be refused.
    if (state.status === 'connected' && ['signed-in', 'unreachable'].includes(state.session.status))
      await session.check()
  }

  /** For a wallet without events: looks itself what has changed. */
  async function look(): Promise<void> {
    if (!port || port.hasEvents) return
    const wallet = port
    const [accounts, chainId] = await Promise.all([wallet.listAccounts().catch(() => null), wallet.findChainId()])
    if (port !== wallet) return
    if (accounts) changeAccounts(accounts)
    changeChain(chainId)
  }

  return {
    connect,
    restore,
    disconnect,
    drop,
    signIn,
    check,
    look,
    checkSession: session.check,
    currentPort: () => port,
  }
}
