import { walletSession } from '@did/domain/account/session-limits'
import { AppError } from '@did/domain/errors'
import type { Address } from '@did/domain/hex'
import { findSavedIdentity, forgetSavedIdentity } from '../session/saved-identity.ts'
import {
  findSavedSession,
  forgetSavedSession,
  hasExpiredSession,
  refreshSavedSession,
  saveSession,
} from '../session/saved-session.ts'
import { type Asked, ServerSession } from '../session/server-session.ts'
import { SignOut } from '../session/sign-out.ts'
import { type ConnectedAccount, nextWalletState, type WalletEvent, type WalletState } from './wallet-machine.ts'
import type { WalletPort } from './wallet-port.ts'
import type { WalletWorld } from './wallet-world.ts'

const unknownYet: Asked = { session: { status: 'none' } }

/** A real wallet and the server's session move the page through the states of wallet-machine.ts. */
export class WalletEngine {
  readonly #world: WalletWorld
  readonly signOut: SignOut
  readonly #session: ServerSession
  #port: WalletPort | null = null
  /** Stops listening to the connected wallet, and stops the timer that checks the session. */
  #stop: () => void = () => {}

  constructor(world: WalletWorld) {
    this.#world = world
    this.signOut = new SignOut(world)
    this.#session = new ServerSession(world, this.signOut)
  }

  get port(): WalletPort | null {
    return this.#port
  }

  /**
   * Connects to the wallet's first account. Resolves as soon as the wallet is connected, before the
   * sign-in is over.
   */
  async connect(wallet: WalletPort): Promise<boolean> {
    this.#send({ type: 'connect-asked' })
    try {
      const [address] = await wallet.requestAccounts()
      if (!address) throw new AppError('wallet-no-accounts', 'The wallet answered no accounts')
      const chainId = await wallet.findChainId()
      this.#begin(wallet, { address, identity: address, chainId, ...unknownYet })
      void this.#session.start(address, wallet)
      return true
    } catch (error) {
      console.warn('Failed to connect the wallet', error)
      this.drop()
      this.#world.tell('connect', error)
      return false
    }
  }

  /**
   * Restores a session without asking the person, and ends the session if that fails. `isFresh`
   * means that another tab has just signed in and announced the session. This tab then ends
   * nothing.
   */
  async restore(wallet: WalletPort | null, { isFresh = false } = {}): Promise<void> {
    try {
      if (!isFresh) await this.signOut.finish()
      const saved = findSavedSession(this.#world.storage, this.#world.now())
      const [address] = saved && wallet ? await wallet.listAccounts() : []
      if (!wallet || !address) {
        if (isFresh) return
        return await this.#endUnused()
      }
      const [chainId, known] = await Promise.all([
        wallet.findChainId(),
        isFresh ? unknownYet : this.#session.ask(address),
      ])
      const identity = findSavedIdentity(this.#world.storage, address)
      this.#begin(wallet, { address, identity, chainId, ...known })
    } catch (error) {
      console.warn('Failed to initialize the wallet', error)
      if (!isFresh) await this.#end()
    }
  }

  #begin(wallet: WalletPort, account: ConnectedAccount): void {
    this.#stop()
    this.#port = wallet
    const stopListening = wallet.listen({
      onAccounts: (accounts) => this.#changeAccounts(accounts),
      onChain: (chainId) => this.#changeChain(chainId),
      onDisconnect: () => void this.#end(),
    })
    const stopChecking = this.#world.every(walletSession.checkEveryMs, () => void this.check())
    this.#stop = () => {
      stopListening()
      stopChecking()
    }
    saveSession(this.#world.storage, account, this.#world.now())
    this.#world.onTimedOut(false)
    this.#send({ type: 'connected', ...account })
  }

  /**
   * Ends the session and removes what the browser keeps of the account. Only the person on the page
   * asks for this, because a wallet also disconnects when it locks by itself.
   */
  disconnect(): void {
    this.#world.forgetKept()
    void this.#end()
  }

  /** Ends a session that has expired, or whose wallet is gone or locked. */
  #endUnused(): Promise<void> {
    const hasTimedOut = hasExpiredSession(this.#world.storage, this.#world.now())
    this.#world.onTimedOut(hasTimedOut)
    return this.#end(hasTimedOut)
  }

  /** Ends the server's session and forgets the account in this page. The kept share links stay. */
  async #end(isEnded = this.#hasNoSession()): Promise<void> {
    const answered = this.signOut.begin(isEnded)
    this.drop()
    await answered
  }

  /** Tells whether neither this tab nor another tab has signed in. */
  #hasNoSession(): boolean {
    const state = this.#world.store.get()
    if (state.status !== 'connected' || this.signOut.mayFollowSignIn()) return false
    return ['none', 'declined'].includes(state.session.status)
  }

  /** Forgets the account in this page without telling the server. */
  drop(): void {
    this.#stop()
    this.#stop = () => {}
    this.#port = null
    forgetSavedSession(this.#world.storage)
    forgetSavedIdentity(this.#world.storage)
    this.#world.forgetAccount()
    this.#send({ type: 'disconnected' })
  }

  #changeAccounts(accounts: readonly Address[]): void {
    const before = this.#world.store.get()
    if (before.status !== 'connected' || !this.#port) return
    if (accounts.length === 0) {
      void this.#end()
      return
    }
    const isEnded = this.#hasNoSession()
    const after = this.#send({ type: 'accounts-changed', accounts })
    if (after === before || after.status !== 'connected') return
    this.#world.forgetAccount()
    saveSession(this.#world.storage, after, this.#world.now())
    void this.#session.replace(after.address, this.#port, isEnded)
  }

  #changeChain(chainId: number | null): void {
    const before = this.#world.store.get()
    const after = this.#send({ type: 'chain-changed', chainId })
    if (after !== before && after.status === 'connected') saveSession(this.#world.storage, after, this.#world.now())
  }

  async signIn(): Promise<boolean> {
    const state = this.#world.store.get()
    if (state.status !== 'connected' || !this.#port || state.session.status === 'signing') return false
    return state.session.status === 'signed-in' || this.#session.start(state.address, this.#port)
  }

  /**
   * Renews the saved session or, if it has expired, disconnects. Then asks the server whether its
   * session has ended.
   */
  async check(): Promise<void> {
    const state = this.#world.store.get()
    if (state.status !== 'connected') return
    if (!refreshSavedSession(this.#world.storage, this.#world.now())) return this.#endUnused()
    // A page without a session can lose no session, and the server would only refuse the question.
    if (['signed-in', 'unreachable'].includes(state.session.status)) await this.#session.check()
  }

  /** Some wallets send no events, so ask them whether the account or the network has changed. */
  async look(): Promise<void> {
    const wallet = this.#port
    if (!wallet || wallet.hasEvents) return
    const [accounts, chainId] = await Promise.all([wallet.listAccounts().catch(() => null), wallet.findChainId()])
    if (this.#port !== wallet) return
    if (accounts) this.#changeAccounts(accounts)
    this.#changeChain(chainId)
  }

  checkSession(): Promise<void> {
    return this.#session.check()
  }

  #send(event: WalletEvent): WalletState {
    const { store } = this.#world
    store.set(nextWalletState(store.get(), event))
    return store.get()
  }
}
