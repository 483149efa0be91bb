import type { Session } from '@did/domain/account/session'
import type { Address, Hex } from '@did/domain/hex'
import type { Store } from '../../../lib/store.ts'
import type { SessionStorage } from '../session/saved-session.ts'
import type { WalletState } from './wallet-machine.ts'

/** The clock, storage, server and tabs that the wallet engine uses, which tests can replace. */
export type WalletWorld = {
  store: Store<WalletState>
  storage: SessionStorage
  now: () => number
  every: (ms: number, run: () => void) => () => void
  /** A tab that the person cannot see must not open a window of the wallet. */
  isVisible: () => boolean
  whenVisible: () => Promise<void>
  /**
   * Lets only one tab at a time change the browser's session. `waited` says that another tab
   * changed the session first.
   */
  exclusively: <T>(run: (waited: boolean) => Promise<T>) => Promise<T>
  findSession: () => Promise<Session | null>
  signIn: (address: Address, sign: (text: string) => Promise<Hex>) => Promise<Session>
  signOut: () => Promise<void>
  onSession: (session: Session) => void
  forgetAccount: () => void
  /**
   * The engine passes true when the saved session has ended after three idle hours, and false when
   * a wallet connects.
   */
  onTimedOut: (hasTimedOut: boolean) => void
  tell: (what: 'connect' | 'sign-in', error: unknown) => void
}
