import { isAppError } from '@did/domain/errors'
import type { Address } from '@did/domain/hex'
import type { Session } from '@did/domain/session'
import type { SessionState } from '../../lib/account.ts'
import { nextWalletState } from './wallet-machine.ts'
import type { WalletPort } from './wallet-port.ts'
import type { WalletWorld } from './wallet-world.ts'

type Signer = Pick<WalletPort, 'signText'>

/** The session beside the connected wallet: one signature starts it, another account ends it, the server may forget it. */
export function createServerSession(world: WalletWorld) {
  const { store } = world

  const change = (address: Address, session: SessionState) =>
    store.set(nextWalletState(store.get(), { type: 'session-changed', address, session }))

  const isInUse = (address: Address): boolean => {
    const state = store.get()
    return state.status === 'connected' && state.address === address
  }

  /** Unlike `isInUse`, not while a session is still being restored. */
  function hasLeft(address: Address): boolean {
    const state = store.get()
    return state.status === 'disconnected' || (state.status === 'connected' && state.address !== address)
  }

  /** Asks for the one signature, unless another tab has just got it. */
  async function start(address: Address, wallet: Signer): Promise<boolean> {
    return settle(address, () =>
      world.exclusively(async (waited) => (waited ? await findOf(address) : null) ?? (await sign(address, wallet))),
    )
  }

  /**
   * After a change of the account: the old account's session ends first, then the new one is asked, once over all tabs. A tab
   * that nobody sees ends the session, but opens no window of the wallet before somebody does.
   */
  async function replace(address: Address, wallet: Signer): Promise<void> {
    const isOver = await world.exclusively(async () => {
      const current = await world.findSession().catch(() => null)
      if (current && current.address !== address) await world.signOut().catch(() => {})
      if (current?.address !== address && !world.isVisible()) return false
      await settle(address, async () => (current?.address === address ? current : sign(address, wallet)))
      return true
    })
    if (isOver) return
    await world.whenVisible()
    await settle(address, () => world.exclusively(async () => (await findOf(address)) ?? (await sign(address, wallet))))
  }

  async function settle(address: Address, ask: () => Promise<Session>): Promise<boolean> {
    if (!isInUse(address)) return false
    change(address, { status: 'signing' })
    try {
      const session = await ask()
      if (!isInUse(address)) {
        // The person left while the wallet was still asking: nobody uses this session.
        await world.signOut()
        return false
      }
      world.onSession(session)
      change(address, { status: 'signed-in' })
      return true
    } catch (error) {
      console.warn('Failed to sign in', error)
      const declined = isAppError(error, 'wallet-rejected')
      change(address, { status: declined ? 'declined' : 'none' })
      // A declined signature needs no alarm: the page offers "Sign in" from now on.
      if (!declined && isInUse(address)) world.tell('sign-in', error)
      return false
    }
  }

  async function findOf(address: Address): Promise<Session | null> {
    const session = await world.findSession()
    return session?.address === address ? session : null
  }

  function sign(address: Address, wallet: Signer): Promise<Session> {
    return world.signIn(address, (text) => wallet.signText(address, text))
  }

  /** What the server says about this account now; silence is not a no. */
  async function ask(address: Address): Promise<SessionState> {
    try {
      const session = await findOf(address)
      if (session === null) return { status: 'expired' }
      // Answered after the person left or changed the account, it is nobody's to keep or to show.
      if (!hasLeft(address)) world.onSession(session)
      return { status: 'signed-in' }
    } catch {
      return { status: 'unreachable' }
    }
  }

  /** Looks again, after a 401, a silence, a while, or word from another tab. */
  async function check(): Promise<void> {
    const state = store.get()
    if (state.status !== 'connected' || state.session.status === 'signing') return
    const { address } = state
    const session = await ask(address)
    if (session.status === 'unreachable') return
    // It is older than what was learned while it travelled: a session may have been started since.
    const now = store.get()
    if (now.status !== 'connected' || now.session !== state.session) return
    // Who declined or never signed in has not lost anything.
    if (session.status === 'expired' && ['none', 'declined'].includes(state.session.status)) return
    change(address, session)
  }

  return { start, replace, ask, check }
}
