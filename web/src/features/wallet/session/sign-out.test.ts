import { expect, it, vi } from 'vitest'
import { ada, bob, buildWallet, buildWorld, connected, hour } from '../../../../test/wallet-fixtures.ts'
import { ConnectionError } from '../../../lib/api-error.ts'
import { WalletEngine } from '../engine/wallet-engine.ts'
import { saveSession } from './saved-session.ts'

const silence = new ConnectionError('Failed to fetch')
const patience = { timeout: 60_000 }

/** Builds a page whose person has signed out while the server was silent. */
async function signedOutInSilence() {
  const page = await connected()
  page.server.calls.length = 0
  page.server.reachable = false
  page.engine.disconnect()
  await page.engine.signOut.asked
  page.server.reachable = true
  return page
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

it('the page knows that a sign-out waits until the server has answered', async () => {
  const { server, engine, onSignOutWaiting } = await signedOutInSilence()
  expect(server.session).toBe(ada)
  expect(onSignOutWaiting).toHaveBeenLastCalledWith(true)
  await engine.signOut.finish()
  expect(server.session).toBeNull()
  expect(onSignOutWaiting).toHaveBeenLastCalledWith(false)
})

it('a page that opens after an unheard sign-out ends the session before it restores anything', async () => {
  const { world, server } = await signedOutInSilence()
  server.calls.length = 0
  saveSession(world.storage, { address: ada, chainId: 1 }, 0)
  await new WalletEngine(world).restore(buildWallet().port)
  expect(server.calls).toEqual(['sign-out', 'find'])
  expect(server.session).toBeNull()
})

it('a session that the person has ended counts no more, even if the server refuses the sign-out', async () => {
  const { world, server, state } = await signedOutInSilence()
  vi.spyOn(world, 'signOut').mockRejectedValue(silence)
  saveSession(world.storage, { address: ada, chainId: 1 }, 0)
  await new WalletEngine(world).restore(buildWallet().port)
  expect(server.session).toBe(ada)
  expect(state()).toMatchObject({ status: 'connected', session: { status: 'expired' } })
})

it('a new sign-in ends a waiting sign-out, because the server has ended the old session', async () => {
  const { engine, port, server, entries, state, onSignOutWaiting } = await signedOutInSilence()
  await engine.connect(port)
  await vi.waitFor(() => expect(state()).toMatchObject({ session: { status: 'signed-in' } }), patience)
  expect(onSignOutWaiting).toHaveBeenLastCalledWith(false)
  expect([...entries.keys()]).toEqual(['wallet_session'])
  await engine.signOut.finish()
  expect(server.session).toBe(ada)
})

it('a new sign-in waits for the answer to the sign-out before it, because that answer removes the cookie', async () => {
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

it('a sign-out does not count as heard when the server answers only the sign-out before it', async () => {
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

it('the session of the wallet’s old account ends later if the server did not hear its end', async () => {
  const { world, wallet, engine, emit, server, state } = await connected()
  vi.spyOn(world, 'signOut').mockRejectedValueOnce(silence)
  wallet.signature = Object.assign(new Error('no'), { code: 4001 })
  emit('accountsChanged', [bob])
  await vi.waitFor(() => expect(state()).toMatchObject({ address: bob, session: { status: 'declined' } }), patience)
  expect(server.session).toBe(ada)
  await engine.signOut.finish()
  expect(server.session).toBeNull()
})

it('the session of the wallet’s old account ends later if the server was silent when the account changed', async () => {
  const { engine, emit, server, state } = await connected()
  server.reachable = false
  emit('accountsChanged', [bob])
  await vi.waitFor(() => expect(state()).toMatchObject({ address: bob, session: { status: 'none' } }), patience)
  await vi.waitFor(() => expect(server.calls).toContain('sign-out'), patience)
  server.reachable = true
  await engine.signOut.finish()
  expect(server.session).toBeNull()
})

it('a waiting sign-out is over after a day, because the session has ended by itself', async () => {
  const { engine, server, clock, entries, onSignOutWaiting } = await signedOutInSilence()
  server.calls.length = 0
  clock.now = 24 * hour
  await engine.signOut.finish()
  expect([server.calls, entries.size]).toEqual([[], 0])
  expect(onSignOutWaiting).toHaveBeenLastCalledWith(false)
})

it('only one of two open pages repeats a sign-out that waits', async () => {
  const { world, engine, server } = await signedOutInSilence()
  server.calls.length = 0
  let before: Promise<unknown> = Promise.resolve()
  world.exclusively = (run) => {
    const done = before.then(() => run(true))
    before = done
    return done
  }
  await Promise.all([engine.signOut.finish(), new WalletEngine(world).signOut.finish()])
  expect(server.calls).toEqual(['sign-out'])
})

it('a page whose browser refuses storage repeats a sign-out that waits, too', async () => {
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
