import { expect, it } from 'vitest'
import { ada, bob, buildWallet, buildWorld, hour } from '../../../../test/wallet-fixtures.ts'
import { saveIdentity } from '../session/saved-identity.ts'
import { findSavedSession, saveSession } from '../session/saved-session.ts'
import { WalletEngine } from './wallet-engine.ts'

it('restoring a session opens no window of the wallet in which the person would have to agree', async () => {
  const { world, server, state } = buildWorld({ status: 'restoring' })
  const { wallet, port } = buildWallet()
  saveSession(world.storage, { address: ada, chainId: 1 }, 0)
  server.session = ada
  await new WalletEngine(world).restore(port)
  expect(state()).toEqual({
    status: 'connected',
    address: ada,
    identity: ada,
    chainId: 31337,
    session: { status: 'signed-in' },
  })
  expect(wallet.prompts).toBe(0)
})

it('restoring a session that the server has forgotten leaves the wallet connected and the session expired', async () => {
  const { world, state } = buildWorld({ status: 'restoring' })
  saveSession(world.storage, { address: ada, chainId: 1 }, 0)
  await new WalletEngine(world).restore(buildWallet().port)
  expect(state()).toMatchObject({ status: 'connected', session: { status: 'expired' } })
})

it('restoring a session while the server is silent leaves the session unreachable until the server answers', async () => {
  const { world, server, state } = buildWorld({ status: 'restoring' })
  saveSession(world.storage, { address: ada, chainId: 1 }, 0)
  server.session = ada
  server.reachable = false
  const engine = new WalletEngine(world)
  await engine.restore(buildWallet().port)
  expect(state()).toMatchObject({ status: 'connected', session: { status: 'unreachable' } })
  server.reachable = true
  await engine.checkSession()
  expect(state()).toMatchObject({ session: { status: 'signed-in' } })
})

it('restoring a session while the server is silent keeps the identity for which the wallet acted before', async () => {
  const { world, server, state } = buildWorld({ status: 'restoring' })
  saveSession(world.storage, { address: ada, chainId: 1 }, 0)
  saveIdentity(world.storage, { wallet: ada, identity: bob })
  server.reachable = false
  await new WalletEngine(world).restore(buildWallet().port)
  expect(state()).toMatchObject({ address: ada, identity: bob, session: { status: 'unreachable' } })
})

it('restoring a session takes the identity from the server’s session that the wallet has signed', async () => {
  const { world, server, state } = buildWorld({ status: 'restoring' })
  saveSession(world.storage, { address: ada, chainId: 1 }, 0)
  server.session = ada
  server.identity = bob
  await new WalletEngine(world).restore(buildWallet().port)
  expect(state()).toMatchObject({ address: ada, identity: bob, session: { status: 'signed-in' } })
})

it('restoring a session does not take over a session that another wallet has signed for the same identity', async () => {
  const { world, server, state } = buildWorld({ status: 'restoring' })
  saveSession(world.storage, { address: ada, chainId: 1 }, 0)
  server.session = bob
  server.identity = ada
  await new WalletEngine(world).restore(buildWallet().port)
  expect(state()).toMatchObject({ address: ada, session: { status: 'expired' } })
})

it('restoring a session does not ask the server about a session that another tab is starting', async () => {
  const { world, server, state } = buildWorld()
  saveSession(world.storage, { address: ada, chainId: 1 }, 0)
  const engine = new WalletEngine(world)
  await engine.restore(buildWallet().port, { isFresh: true })
  expect(state()).toMatchObject({ status: 'connected', session: { status: 'none' } })
  expect(server.calls).toEqual([])
  server.session = ada
  await engine.checkSession()
  expect(state()).toMatchObject({ session: { status: 'signed-in' } })
})

it.each([
  ['it has expired', 3 * hour + 1, [ada]],
  ['the wallet shares no account any more', 0, []],
])(
  'after an attempt to restore a session, the page is disconnected and the server’s session has ended when %s',
  async (_, now, accounts) => {
    const { world, clock, server, state, entries, onTimedOut } = buildWorld({ status: 'restoring' })
    server.session = ada
    saveSession(world.storage, { address: ada, chainId: 1 }, 0)
    clock.now = now
    await new WalletEngine(world).restore(buildWallet(accounts).port)
    expect(state()).toEqual({ status: 'disconnected' })
    expect(onTimedOut).toHaveBeenLastCalledWith(now > 3 * hour)
    expect(server.session).toBeNull()
    expect(entries.size).toBe(0)
  },
)

it('after an attempt to restore a session, the page is disconnected and the server’s session has ended when there is no wallet', async () => {
  const { world, server, state, entries } = buildWorld({ status: 'restoring' })
  server.session = ada
  saveSession(world.storage, { address: ada, chainId: 1 }, 0)
  await new WalletEngine(world).restore(null)
  expect(state()).toEqual({ status: 'disconnected' })
  expect([server.session, entries.size]).toEqual([null, 0])
})

it('a tab that cannot use the wallet of another tab’s new session leaves that session alone', async () => {
  const { world, server } = buildWorld()
  saveSession(world.storage, { address: ada, chainId: 1 }, 0)
  server.session = ada
  await new WalletEngine(world).restore(null, { isFresh: true })
  expect([server.calls, findSavedSession(world.storage, 0)?.address]).toEqual([[], ada])
})
