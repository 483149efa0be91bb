import { walletSession } from '@did/domain/account/session-limits'
import { recall, remember } from '../../../lib/page/browser-storage.ts'
import type { WalletWorld } from '../engine/wallet-world.ts'
import { signOutKey } from '../wallet-store.ts'

/**
 * Ends the browser's session at the server. The browser keeps a mark until the server has answered,
 * and the page asks again meanwhile. The session's cookie would otherwise let the next person in.
 */
export class SignOut {
  readonly #world: WalletWorld
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
    const markedAt = this.#findMark()
    return markedAt !== null && this.#world.now() - Number(markedAt) < walletSession.absoluteMs
  }

  /** Stores the mark before it asks the server, because the window may close at once. */
  begin(): Promise<void> {
    this.#mark(String(this.#world.now()))
    this.asked = this.#ask()
    return this.asked
  }

  /** Asks again if a sign-out waits. Only one tab of the browser does so at a time. */
  async finish(): Promise<void> {
    if (this.isWaiting()) await this.#world.exclusively(async () => this.isWaiting() && this.#ask())
    if (!this.isWaiting()) this.forget()
  }

  /** Notes that no sign-out waits any more. */
  forget(): void {
    this.#mark(null)
  }

  async #ask(): Promise<void> {
    const mark = this.#findMark()
    try {
      await this.#world.signOut()
      // A later sign-out may have left a mark of its own meanwhile.
      if (this.#findMark() === mark) this.forget()
    } catch (error) {
      console.warn('Failed to sign out', error)
    }
  }

  #findMark(): string | null {
    return recall(signOutKey, () => this.#world.storage)
  }

  #mark(text: string | null): void {
    remember(signOutKey, text, () => this.#world.storage)
    this.#world.onSignOutWaiting(text !== null)
  }
}
