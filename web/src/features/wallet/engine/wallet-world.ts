import type { Session } from '@did/domain/account/session'
import type { Address, Hex } from '@did/domain/hex'
import type { Store } from '../../../lib/store.ts'
import type { SessionStorage } from '../session/saved-session.ts'
import type { WalletState } from './wallet-machine.ts'

/**
 * What the wallet engine uses of the browser and the server. A test of the engine can use a world
 * of its own.
 */
export type WalletWorld = {
  store: Store<WalletState>
  storage: SessionStorage
  now: () => number
  every: (ms: number, run: () => void) => () => void
  /** A hidden tab must not open a window of the wallet. */
  isVisible: () => boolean
  whenVisible: () => Promise<void>
  /**
   * Lets only one tab at a time change the browser's session. `waited` says that this tab had to
   * wait, because another tab was changing the session.
   */
  exclusively: <T>(run: (waited: boolean) => Promise<T>) => Promise<T>
  /** Does the same only if no tab is changing the session. Never waits for another tab. */
  ifFree: (run: () => Promise<void>) => Promise<unknown>
  findSession: () => Promise<Session | null>
  signIn: (address: Address, sign: (text: string) => Promise<Hex>) => Promise<Session>
  signOut: () => Promise<void>
  onSession: (session: Session) => void
  forgetAccount: () => void
  /** Forgets the share links and the request to a wallet that the browser keeps. */
  forgetKept: () => void
  /** Receives true until the server has answered a sign-out, and then false. */
  onSignOutWaiting: (isWaiting: boolean) => void
  /**
   * Receives true when the saved session has ended after three hours without activity, and false
   * when a wallet connects.
   */
  onTimedOut: (hasTimedOut: boolean) => void
  tell: (what: 'connect' | 'sign-in', error: unknown) => void
}
