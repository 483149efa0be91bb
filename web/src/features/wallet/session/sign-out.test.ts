import { expect, it, vi } from 'vitest'
import { ada, bob, buildWallet, buildWorld, connected, hour } from '../../../../test/wallet-fixtures.ts'
import { ConnectionError } from '../../../lib/api-error.ts'
import { createStore } from '../../../lib/store.ts'
import { WalletEngine } from '../engine/wallet-engine.ts'
import type { WalletState } from '../engine/wallet-machine.ts'
import type { WalletWorld } from '../engine/wallet-world.ts'
import { saveSession } from './saved-session.ts'

const silence = new ConnectionError('Failed to fetch')
const patience = { timeout: 60_000 }

/** The person has signed out on this page while the server was silent. */
async function signedOutInSilence() {
  const page = await connected()
  page.server.calls.length = 0
  page.server.reachable = false
  page.engine.disconnect()
  await page.engine.signOut.asked
  page.server.reachable = true
  return page
}

/** This page has a connected wallet, but its person has never signed in. */
async function unsigned(status: string) {
  const page = { ...buildWorld(), ...buildWallet() }
  const engine = new WalletEngine(page.world)
  if (status === 'declined') page.wallet.signature = Object.assign(new Error('no'), { code: 4001 })
  else page.server.reachable = false
  await engine.connect(page.port)
  await vi.waitFor(() => expect(page.state()).toMatchObject({ session: { status } }), patience)
  return { ...page, engine }
}

/** The tabs of this world change the session one after another. */
function lockTogether(world: WalletWorld) {
  let before: Promise<unknown> | null = null
  world.exclusively = (run) => {
    const done = before ? before.then(() => run(true)) : run(false)
    before = done
    return done
  }
  world.ifFree = async (run) => (before ? null : world.exclusively(run))
}

it('a sign-out that the server did not hear is repeated when the server can be reached again', async () => {
  const { world, server, engine, state, entries } = await connected()
  vi.spyOn(world, 'signOut').mockImplementationOnce(async () => {
    server.calls.push('sign-out')
    throw silence
  })
  engine.disconnect()
  expect(state()).toEqual({ status: 'disconnected' })
  await engine.signOut.finish()
  expect(server.calls).toEqual(['sign-in', 'sign-out', 'sign-out'])
  expect([server.session, entries.size]).toEqual([null, 0])
})

it('the page knows that a sign-out waits for the server’s answer until the server has answered', async () => {
  const { server, engine, onSignOutWaiting } = await signedOutInSilence()
  expect(server.session).toBe(ada)
  expect(onSignOutWaiting).toHaveBeenLastCalledWith(true)
  await engine.signOut.finish()
  expect(server.session).toBeNull()
  expect(onSignOutWaiting).toHaveBeenLastCalledWith(false)
})

it('a page that opens after a sign-out that the server did not hear ends the session before it restores anything', async () => {
  const { world, server } = await signedOutInSilence()
  server.calls.length = 0
  saveSession(world.storage, { address: ada, chainId: 1 }, 0)
  await new WalletEngine(world).restore(buildWallet().port)
  expect(server.calls).toEqual(['sign-out', 'find'])
  expect(server.session).toBeNull()
})

it('a page that opens does not wait for the wallet’s question in another tab before it shows something', async () => {
  const { world, server, engine, state } = await signedOutInSilence()
  lockTogether(world)
  const { promise: answer, resolve } = Promise.withResolvers<void>()
  const asking = world.exclusively(() => answer)
  server.calls.length = 0
  saveSession(world.storage, { address: ada, chainId: 1 }, 0)
  await new WalletEngine(world).restore(buildWallet().port)
  expect(state()).toMatchObject({ status: 'connected', session: { status: 'expired' } })
  expect([server.calls, engine.signOut.isWaiting()]).toEqual([['find'], true])
  resolve()
  await asking
})

it('the page treats a session that the person has ended as expired, even if the server refuses the sign-out', async () => {
  const { world, server, state } = await signedOutInSilence()
  vi.spyOn(world, 'signOut').mockRejectedValue(silence)
  saveSession(world.storage, { address: ada, chainId: 1 }, 0)
  await new WalletEngine(world).restore(buildWallet().port)
  expect(server.session).toBe(ada)
  expect(state()).toMatchObject({ status: 'connected', session: { status: 'expired' } })
})

it('a new sign-in ends a sign-out that waits for the server, because the server has ended the old session', async () => {
  const { engine, port, server, entries, state, onSignOutWaiting } = await signedOutInSilence()
  await engine.connect(port)
  await vi.waitFor(() => expect(state()).toMatchObject({ session: { status: 'signed-in' } }), patience)
  expect(onSignOutWaiting).toHaveBeenLastCalledWith(false)
  expect([...entries.keys()].toSorted()).toEqual(['wallet_session', 'wallet_signed_in_at'])
  await engine.signOut.finish()
  expect(server.session).toBe(ada)
})

it('a new sign-in waits for the answer to an earlier sign-out, because that answer removes the cookie', async () => {
  const { engine, port, world, server, state } = await connected()
  const { promise, resolve } = Promise.withResolvers<void>()
  vi.spyOn(world, 'signOut').mockReturnValueOnce(promise)
  engine.disconnect()
  await engine.connect(port)
  expect(server.calls).toEqual(['sign-in'])
  resolve()
  await vi.waitFor(() => expect(state()).toMatchObject({ session: { status: 'signed-in' } }), patience)
  expect(server.calls).toEqual(['sign-in', 'sign-in'])
})

it('a sign-out does not count as heard when the server answers only an earlier sign-out', async () => {
  const { engine, port, world, server, clock, state } = await connected()
  const { promise, resolve } = Promise.withResolvers<void>()
  const signOut = vi.spyOn(world, 'signOut').mockReturnValueOnce(promise).mockRejectedValueOnce(silence)
  engine.disconnect()
  clock.now = 1
  engine.disconnect()
  await engine.signOut.asked
  resolve()
  await promise
  await engine.signOut.finish()
  expect(signOut).toHaveBeenCalledTimes(3)
  expect(server.session).toBeNull()
  await engine.connect(port)
  await vi.waitFor(() => expect(state()).toMatchObject({ session: { status: 'signed-in' } }), patience)
})

it('the page ends the session of the wallet’s old account later if the server did not hear its end', async () => {
  const { world, wallet, engine, emit, server, state } = await connected()
  vi.spyOn(world, 'signOut').mockRejectedValueOnce(silence)
  wallet.signature = Object.assign(new Error('no'), { code: 4001 })
  emit('accountsChanged', [bob])
  await vi.waitFor(() => expect(state()).toMatchObject({ address: bob, session: { status: 'declined' } }), patience)
  expect(server.session).toBe(ada)
  await engine.signOut.finish()
  expect(server.session).toBeNull()
})

it('the page ends the session of the wallet’s old account later if the server was silent when the account changed', async () => {
  const { engine, emit, server, state } = await connected()
  server.reachable = false
  emit('accountsChanged', [bob])
  await vi.waitFor(() => expect(state()).toMatchObject({ address: bob, session: { status: 'none' } }), patience)
  await vi.waitFor(() => expect(server.calls).toContain('sign-out'), patience)
  server.reachable = true
  await engine.signOut.finish()
  expect(server.session).toBeNull()
})

it('a page stops repeating a sign-out after a day, because the session has ended by itself', async () => {
  const { engine, server, clock, entries, onSignOutWaiting } = await signedOutInSilence()
  server.calls.length = 0
  clock.now = 24 * hour
  await engine.signOut.finish()
  expect([server.calls, entries.has('sign_out_waiting')]).toEqual([[], false])
  expect(onSignOutWaiting).toHaveBeenLastCalledWith(false)
})

it('a new sign-in waits for the answer to a repeated sign-out, because that answer removes the cookie', async () => {
  const { engine, port, world, server, state } = await signedOutInSilence()
  server.calls.length = 0
  const { promise, resolve } = Promise.withResolvers<void>()
  vi.spyOn(world, 'signOut').mockReturnValueOnce(promise)
  const finished = engine.signOut.finish()
  await engine.connect(port)
  expect(server.calls).toEqual([])
  resolve()
  await finished
  await vi.waitFor(() => expect(state()).toMatchObject({ session: { status: 'signed-in' } }), patience)
  expect(server.calls).toEqual(['sign-in'])
})

it('a new sign-in in another tab waits for the answer to this tab’s sign-out', async () => {
  const { engine, world, server } = await connected()
  lockTogether(world)
  server.calls.length = 0
  const { promise, resolve } = Promise.withResolvers<void>()
  vi.spyOn(world, 'signOut').mockReturnValueOnce(promise)
  const store = createStore<WalletState>({ status: 'disconnected' })
  engine.disconnect()
  await new WalletEngine({ ...world, store }).connect(buildWallet().port)
  expect(server.calls).toEqual([])
  resolve()
  await vi.waitFor(() => expect(store.get()).toMatchObject({ session: { status: 'signed-in' } }), patience)
})

it('a second tab that cannot ask about the session ends no session that the first tab has just made', async () => {
  const { engine, world, server, emit } = await connected()
  lockTogether(world)
  const store = createStore<WalletState>({ status: 'disconnected' })
  const second = { ...world, store, isVisible: () => false, whenVisible: () => new Promise<void>(() => {}) }
  const wallet = buildWallet()
  const other = new WalletEngine(second)
  await other.restore(wallet.port, { isFresh: true })
  await other.checkSession()
  second.findSession = vi.fn().mockRejectedValue(silence)
  server.calls.length = 0
  emit('accountsChanged', [bob])
  wallet.emit('accountsChanged', [bob])
  await vi.waitFor(() => expect(second.findSession).toHaveBeenCalled(), patience)
  await engine.signOut.asked
  await other.signOut.asked
  expect([server.session, server.calls]).toEqual([bob, ['find', 'sign-out', 'sign-in']])
  expect(other.signOut.isWaiting()).toBe(false)
})

it.each([
  ['a check', (engine: WalletEngine) => engine.check()],
  ['a page that opens', (engine: WalletEngine) => engine.restore(buildWallet().port)],
])('%s that finds the session expired while the server is silent does not wait to sign out', async (_, find) => {
  const { world, server, clock, entries, onSignOutWaiting, engine, state } = await connected()
  server.reachable = false
  clock.now = 3 * hour + 1
  await find(engine)
  expect(state()).toEqual({ status: 'disconnected' })
  expect(server.calls.at(-1)).toBe('sign-out')
  expect(onSignOutWaiting).not.toHaveBeenCalledWith(true)
  expect([new WalletEngine(world).signOut.isWaiting(), entries.has('sign_out_waiting')]).toEqual([false, false])
})

it.each(['none', 'declined'])(
  'if a person who has never signed in (%s) disconnects while the server is silent, no sign-out waits for the server',
  async (status) => {
    const { world, server, entries, engine, emit } = await unsigned(status)
    server.reachable = false
    emit('accountsChanged', [bob])
    await vi.waitFor(() => expect(server.calls).toContain('sign-out'), patience)
    await vi.waitFor(() => expect(world.store.get()).toMatchObject({ session: { status: 'none' } }), patience)
    engine.disconnect()
    await engine.signOut.asked
    expect([...entries.keys()]).toEqual([])
  },
)

it('a sign-out that waits for the server goes on waiting after a person who has not signed in again has disconnected', async () => {
  const { engine, port, world, server, state } = await signedOutInSilence()
  server.reachable = false
  await engine.connect(port)
  await vi.waitFor(() => expect(state()).toMatchObject({ session: { status: 'none' } }), patience)
  world.storage.removeItem('wallet_signed_in_at')
  engine.disconnect()
  await engine.signOut.asked
  expect(engine.signOut.isWaiting()).toBe(true)
})

it('a sign-out waits for the server if another tab has signed in and this tab has not noticed', async () => {
  const { world, server } = await connected()
  const { port } = buildWallet()
  const other = new WalletEngine({ ...world, store: createStore<WalletState>({ status: 'disconnected' }) })
  await other.restore(port, { isFresh: true })
  server.reachable = false
  other.disconnect()
  await other.signOut.asked
  expect(other.signOut.isWaiting()).toBe(true)
})

it('only one of two open pages repeats a sign-out that the server has not heard', async () => {
  const { world, engine, server } = await signedOutInSilence()
  server.calls.length = 0
  lockTogether(world)
  await Promise.all([engine.signOut.finish(), new WalletEngine(world).signOut.finish()])
  expect(server.calls).toEqual(['sign-out'])
})

it('a page whose browser refuses storage also repeats a sign-out that the server has not heard', async () => {
  const { browserStorage } = await import('../../../lib/page/browser-storage.ts')
  const { world, server } = buildWorld()
  world.storage = browserStorage
  const engine = new WalletEngine(world)
  server.session = ada
  server.reachable = false
  engine.disconnect()
  server.reachable = true
  await engine.signOut.finish()
  expect(server.session).toBeNull()
})
