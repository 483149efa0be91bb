import type { Session } from '@did/domain/account/session'
import { isAppError } from '@did/domain/errors'
import type { Address } from '@did/domain/hex'
import type { SessionState } from '../../../entities/account/account.ts'
import { nextWalletState } from '../engine/wallet-machine.ts'
import type { WalletPort } from '../engine/wallet-port.ts'
import type { WalletWorld } from '../engine/wallet-world.ts'

type Signer = Pick<WalletPort, 'signText'>

export class ServerSession {
  readonly #world: WalletWorld

  constructor(world: WalletWorld) {
    this.#world = world
  }

  /** Asks for one signature, unless another tab has just signed in. */
  async start(address: Address, wallet: Signer): Promise<boolean> {
    return this.#settle(address, () =>
      this.#world.exclusively(
        async (waited) => (waited ? await this.#findOf(address) : null) ?? (await this.#sign(address, wallet)),
      ),
    )
  }

  /** Signs the new account in, once over all tabs. A hidden tab waits until the person sees it. */
  async replace(address: Address, wallet: Signer): Promise<void> {
    const isOver = await this.#world.exclusively(async () => {
      const current = await this.#world.findSession().catch(() => null)
      if (current && current.address !== address) await this.#world.signOut().catch(() => {})
      if (current?.address !== address && !this.#world.isVisible()) return false
      await this.#settle(address, async () => (current?.address === address ? current : this.#sign(address, wallet)))
      return true
    })
    if (isOver) return
    await this.#world.whenVisible()
    await this.#settle(address, () =>
      this.#world.exclusively(async () => (await this.#findOf(address)) ?? (await this.#sign(address, wallet))),
    )
  }

  async #settle(address: Address, ask: () => Promise<Session>): Promise<boolean> {
    if (!this.#isInUse(address)) return false
    this.#change(address, { status: 'signing' })
    try {
      const session = await ask()
      if (!this.#isInUse(address)) {
        // The person disconnected before the session began, so nobody uses this session.
        await this.#world.signOut()
        return false
      }
      this.#world.onSession(session)
      this.#change(address, { status: 'signed-in' })
      return true
    } catch (error) {
      console.warn('Failed to sign in', error)
      const declined = isAppError(error, 'wallet-rejected')
      this.#change(address, { status: declined ? 'declined' : 'none' })
      // A declined signature is no failure, because the page now offers "Sign in".
      if (!declined && this.#isInUse(address)) this.#world.tell('sign-in', error)
      return false
    }
  }

  async #findOf(address: Address): Promise<Session | null> {
    const session = await this.#world.findSession()
    return session?.address === address ? session : null
  }

  #sign(address: Address, wallet: Signer): Promise<Session> {
    return this.#world.signIn(address, (text) => wallet.signText(address, text))
  }

  /** If the server does not answer, the session counts as `unreachable` and not as ended. */
  async ask(address: Address): Promise<SessionState> {
    try {
      const session = await this.#findOf(address)
      if (session === null) return { status: 'expired' }
      // The page must not keep the answer if the person changed the account meanwhile.
      if (!this.#hasLeft(address)) this.#world.onSession(session)
      return { status: 'signed-in' }
    } catch {
      return { status: 'unreachable' }
    }
  }

  /** Asks again after a 401 or silence, at intervals, or when another tab changed the session. */
  async check(): Promise<void> {
    const state = this.#world.store.get()
    if (state.status !== 'connected' || state.session.status === 'signing') return
    const { address } = state
    const session = await this.ask(address)
    if (session.status === 'unreachable') return
    // A session may have started while the server answered, and then the answer is too old.
    const now = this.#world.store.get()
    if (now.status !== 'connected' || now.session !== state.session) return
    // A person who declined or never signed in has lost no session.
    if (session.status === 'expired' && ['none', 'declined'].includes(state.session.status)) return
    this.#change(address, session)
  }

  #change(address: Address, session: SessionState): void {
    const { store } = this.#world
    store.set(nextWalletState(store.get(), { type: 'session-changed', address, session }))
  }

  #isInUse(address: Address): boolean {
    const state = this.#world.store.get()
    return state.status === 'connected' && state.address === address
  }

  /** An account that is being restored is not in use yet, but it has not left either. */
  #hasLeft(address: Address): boolean {
    const state = this.#world.store.get()
    return state.status === 'disconnected' || (state.status === 'connected' && state.address !== address)
  }
}
