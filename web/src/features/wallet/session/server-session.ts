import type { Session } from '@did/domain/account/session'
import { type Address, isSameAddress, toAddress } from '@did/domain/hex'
import type { SessionState } from '../../../entities/account/account.ts'
import { isDeclined } from '../../../lib/is-declined.ts'
import { nextWalletState } from '../engine/wallet-machine.ts'
import type { WalletPort } from '../engine/wallet-port.ts'
import type { WalletWorld } from '../engine/wallet-world.ts'
import { saveIdentity } from './saved-identity.ts'
import type { SignOut } from './sign-out.ts'

type Signer = Pick<WalletPort, 'signText'>
/** The server's answer about a wallet. `identity` is present only if the wallet is signed in. */
export type Asked = { session: SessionState; identity?: Address }

/**
 * A wallet's session at the server. Its `signer` is the wallet, and its `address` is the identity
 * for which the wallet acts.
 */
export class ServerSession {
  readonly #world: WalletWorld
  readonly #signOut: SignOut

  constructor(world: WalletWorld, signOut: SignOut) {
    this.#world = world
    this.#signOut = signOut
  }

  /**
   * Asks the wallet for one signature, unless another tab has just signed in with this wallet. Then
   * takes that tab's session.
   */
  async start(address: Address, wallet: Signer): Promise<boolean> {
    return this.#settle(address, () =>
      this.#world.exclusively(
        async (waited) => (waited ? await this.#findOf(address) : null) ?? (await this.#sign(address, wallet)),
      ),
    )
  }

  /**
   * Signs in with the wallet's new account. Only one of the open tabs asks for the signature. A
   * hidden tab waits until the person sees the tab. `isEnded` says that the old account has no
   * session that counts.
   */
  async replace(address: Address, wallet: Signer, isEnded: boolean): Promise<void> {
    const isOver = await this.#world.exclusively(async (waited) => {
      // While the server is silent, the old account may still be signed in. But if this tab waited,
      // another tab has ended that account's session and may have begun the new one.
      const own = await this.#findOf(address).catch(() => (waited ? undefined : null))
      if (own === null) await this.#signOut.begin(isEnded)
      if (!own && !this.#world.isVisible()) return false
      await this.#settle(address, async () => own ?? this.#sign(address, wallet))
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
    this.#change(address, { session: { status: 'signing' } })
    try {
      const session = await ask()
      if (!this.#isInUse(address)) {
        // The person disconnected before the session began, so end this session, which nobody uses.
        await this.#signOut.begin()
        return false
      }
      this.#change(address, this.#accept(session))
      return true
    } catch (error) {
      console.warn('Failed to sign in', error)
      const declined = isDeclined(error)
      this.#change(address, { session: { status: declined ? 'declined' : 'none' } })
      // A declined signature is no failure, because the page now offers "Sign in".
      if (!declined && this.#isInUse(address)) this.#world.tell('sign-in', error)
      return false
    }
  }

  /**
   * A session that the person has ended counts no more, even if the server has not heard the
   * sign-out.
   */
  async #findOf(address: Address): Promise<Session | null> {
    const session = await this.#world.findSession()
    return session && isSameAddress(session.signer, address) && !this.#signOut.isWaiting() ? session : null
  }

  /**
   * If the page has shown data of another identity until now, these data disappear before the
   * session begins.
   */
  #accept(session: Session): Asked {
    const identity = toAddress(session.address)
    const state = this.#world.store.get()
    if (state.status === 'connected' && state.identity !== identity) this.#world.forgetAccount()
    this.#world.onSession(session)
    saveIdentity(this.#world.storage, { wallet: toAddress(session.signer), identity })
    return { session: { status: 'signed-in' }, identity }
  }

  async #sign(address: Address, wallet: Signer): Promise<Session> {
    // The answer to a sign-out removes the session's cookie, so it must not arrive after the
    // sign-in.
    await this.#signOut.asked
    const session = await this.#world.signIn(address, (text) => wallet.signText(address, text))
    this.#signOut.noteSignIn()
    // The server has ended the session that the browser had before.
    this.#signOut.forget()
    return session
  }

  /** If the server does not answer, the session counts as `unreachable` and not as ended. */
  async ask(address: Address): Promise<Asked> {
    try {
      const session = await this.#findOf(address)
      if (session === null) return { session: { status: 'expired' } }
      // If the person changed the account while the server answered, the page must not keep the
      // answer.
      if (!this.#hasLeft(address)) return this.#accept(session)
      return { session: { status: 'signed-in' }, identity: toAddress(session.address) }
    } catch {
      return { session: { status: 'unreachable' } }
    }
  }

  /**
   * The page asks the server about the session after a 401 or a silence, at intervals, and when
   * another tab has changed the session.
   */
  async check(): Promise<void> {
    const state = this.#world.store.get()
    if (state.status !== 'connected' || state.session.status === 'signing') return
    const { address } = state
    const asked = await this.ask(address)
    const { session } = asked
    if (session.status === 'unreachable') return
    // If the session has changed while the server answered, the answer is too old to count.
    const now = this.#world.store.get()
    if (now.status !== 'connected' || now.session !== state.session) return
    // A person who declined the sign-in or never signed in has lost no session.
    if (session.status === 'expired' && ['none', 'declined'].includes(state.session.status)) return
    this.#change(address, asked)
  }

  #change(address: Address, asked: Asked): void {
    const { store } = this.#world
    store.set(nextWalletState(store.get(), { type: 'session-changed', address, ...asked }))
  }

  #isInUse(address: Address): boolean {
    const state = this.#world.store.get()
    return state.status === 'connected' && state.address === address
  }

  /** While an account is being restored, it is not in use yet, but the person has not left it. */
  #hasLeft(address: Address): boolean {
    const state = this.#world.store.get()
    return state.status === 'disconnected' || (state.status === 'connected' && state.address !== address)
  }
}
