import { walletSession } from '@did/domain/account/session-limits'
import { recall, remember } from '../../../lib/page/browser-storage.ts'
import type { WalletWorld } from '../engine/wallet-world.ts'
import { signOutKey } from '../wallet-store.ts'

/**
 * The key in local storage for the time of the last sign-in, until the server has answered a
 * sign-out. Other tabs learn of a sign-in by this entry, because a tab that is still loading would
 * miss a message.
 */
export const signedInAtKey = 'wallet_signed_in_at'

/**
 * Ends the browser's session at the server. Until the server has answered, the browser keeps a mark
 * and the page asks again, because the session's cookie would let the next person in.
 */
export class SignOut {
  readonly #world: WalletWorld
  readonly #storage = () => this.#world.storage
  /** Resolves when the server has answered this page's newest sign-out or has been silent. */
  asked = Promise.resolve()

  constructor(world: WalletWorld) {
    this.#world = world
  }

  /**
   * Tells whether the server has not answered a sign-out of this browser. After a day, the session
   * has ended by itself.
   */
  isWaiting(): boolean {
    return this.#isRecent(signOutKey)
  }

  /** Tells whether a tab of this browser may have begun a session that nobody has ended. */
  mayFollowSignIn(): boolean {
    return this.#isRecent(signedInAtKey)
  }

  /** Other tabs notice this sign-in, too. */
  noteSignIn(): void {
    remember(signedInAtKey, String(this.#world.now()), this.#storage)
  }

  /**
   * Before this asks the server, it stores the mark of an unanswered sign-out, because the window
   * may close at once. If no session counts any more (`isEnded`), the page asks only once and
   * leaves no mark.
   */
  begin(isEnded = false): Promise<void> {
    if (!isEnded) this.#mark(String(this.#world.now()))
    const asked = this.#ask()
    // This sign-out waits for no other tab. But a sign-in of another tab waits until the server has
    // answered the sign-out, because this answer removes the session's cookie.
    void this.#world.exclusively(() => asked)
    return asked
  }

  /**
   * Asks the server again if it has not answered a sign-out. Only one tab of the browser does so at
   * a time. While the wallet asks the person in another tab, this tab does not ask the server, and
   * waits for nothing.
   */
  async finish(): Promise<void> {
    if (this.isWaiting())
      await this.#world.ifFree(async () => {
        // A sign-in waits only for the newest sign-out, so this sign-out waits for the one before.
        await this.asked
        if (this.isWaiting()) await this.#ask()
      })
    if (!this.isWaiting()) this.forget()
  }

  forget(): void {
    this.#mark(null)
  }

  #ask(): Promise<void> {
    this.asked = this.#call()
    return this.asked
  }

  async #call(): Promise<void> {
    const mark = this.#findMark()
    try {
      await this.#world.signOut()
      // While the server was answering, a later sign-out may have stored a newer mark, which has to
      // stay.
      if (this.#findMark() === mark) this.forget()
      remember(signedInAtKey, null, this.#storage)
    } catch (error) {
      console.warn('Failed to sign out', error)
    }
  }

  #findMark(): string | null {
    return recall(signOutKey, this.#storage)
  }

  #isRecent(key: string): boolean {
    const text = recall(key, this.#storage)
    return text !== null && this.#world.now() - Number(text) < walletSession.absoluteMs
  }

  #mark(text: string | null): void {
    remember(signOutKey, text, this.#storage)
    this.#world.onSignOutWaiting(text !== null)
  }
}
