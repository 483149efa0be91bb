import type { Address, Hex } from '@did/domain/hex'
import type { Session } from '@did/domain/session'
import type { Store } from '../../lib/store.ts'
import type { SessionStorage } from './saved-session.ts'
import type { WalletState } from './wallet-machine.ts'

/** Everything outside the wallet's rules: where its state is kept, the clock, the server, other tabs, the person. */
export type WalletWorld = {
  store: Store<WalletState>
  storage: SessionStorage
  now: () => number
  /** Calls back every so often until the answered function is called. */
  every: (ms: number, run: () => void) => () => void
  /** Whether the person can see this tab: only then may it open a window of the wallet by itself. */
  isVisible: () => boolean
  whenVisible: () => Promise<void>
  /** One browser, one session: its tabs change it one after the other. `waited` tells that another tab was busy with it. */
  exclusively: <T>(run: (waited: boolean) => Promise<T>) => Promise<T>
  findSession: () => Promise<Session | null>
  signIn: (address: Address, sign: (text: string) => Promise<Hex>) => Promise<Session>
  signOut: () => Promise<void>
  onSession: (session: Session) => void
  /** Everything that belongs to one account leaves the page. */
  forgetAccount: () => void
  /** Whether the session has just ended by its three hours; false once a wallet is connected again. */
  onTimedOut: (hasTimedOut: boolean) => void
  /** Tells the person what did not work. */
  tell: (what: 'connect' | 'sign-in', error: unknown) => void
}
