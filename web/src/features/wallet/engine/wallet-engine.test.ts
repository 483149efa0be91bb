import { AppError } from '@did/domain/errors'
import type { Address } from '@did/domain/hex'
import { expect, it, vi } from 'vitest'
import { ada, bob, buildWallet, buildWorld, connected, hour } from '../../../../test/wallet-fixtures.ts'
import { findSavedIdentity } from '../session/saved-identity.ts'
import { findSavedSession } from '../session/saved-session.ts'
import { WalletEngine } from './wallet-engine.ts'
import { createWalletPort } from './wallet-port.ts'

it('connecting a wallet stores account and chain, saves the session, and asks the person for only one signature', async () => {
  const { state, world, wallet, server } = await connected()
  expect(state()).toEqual({
    status: 'connected',
    address: ada,
    identity: ada,
    chainId: 31337,
    session: { status: 'signed-in' },
  })
  expect(findSavedSession(world.storage, 0)).toEqual({ address: ada, chainId: 31337, timestamp: 0, lastActivity: 0 })
  expect(wallet.prompts).toBe(1)
  expect(server.calls).toEqual(['sign-in'])
})

it('connecting a wallet shows the identity that the wallet controls, and saves the address of the wallet', async () => {
  const { world, state, server, forgetAccount, entries } = buildWorld()
  const { wallet, port } = buildWallet()
  server.identity = bob
  const engine = new WalletEngine(world)
  await engine.connect(port)
  await vi.waitFor(() => expect(state()).toMatchObject({ address: ada, identity: bob }), { timeout: 60_000 })
  expect(state()).toMatchObject({ session: { status: 'signed-in' } })
  expect(findSavedSession(world.storage, 0)?.address).toBe(ada)
  expect(findSavedIdentity(world.storage, ada)).toBe(bob)
  expect([wallet.prompts, forgetAccount.mock.calls.length]).toEqual([1, 1])
  await engine.check()
  expect(state()).toMatchObject({ identity: bob, session: { status: 'signed-in' } })
  engine.disconnect()
  await vi.waitFor(() => expect(entries.size).toBe(0), { timeout: 60_000 })
})

it('connecting a wallet succeeds before the wallet signs in, and also when the person declines the signature', async () => {
  const { world, state, told } = buildWorld()
  const { wallet, port } = buildWallet()
  wallet.signature = Object.assign(new Error('User rejected the request.'), { code: 4001 })
  await expect(new WalletEngine(world).connect(port)).resolves.toBe(true)
  await vi.waitFor(() => expect(state()).toMatchObject({ status: 'connected', session: { status: 'declined' } }), {
    timeout: 60_000,
  })
  expect(told).toEqual([])
})

it('connecting a wallet offers the sign-in again after the person has declined the signature', async () => {
  const { world, state } = buildWorld()
  const { wallet, port } = buildWallet()
  wallet.signature = Object.assign(new Error('no'), { code: 4001 })
  const engine = new WalletEngine(world)
  await engine.connect(port)
  await vi.waitFor(() => expect(state()).toMatchObject({ session: { status: 'declined' } }), { timeout: 60_000 })
  wallet.signature = '0xabcd'
  await expect(engine.signIn()).resolves.toBe(true)
  expect(state()).toMatchObject({ session: { status: 'signed-in' } })
})

it.each([
  ['the person declines', { code: 4001, message: 'no' }, 'wallet-rejected'],
  ['a request is already open', { code: -32002, message: 'pending' }, 'wallet-request-pending'],
])('the page stays disconnected after the person tried to connect a wallet when %s', async (_, refusal, code) => {
  const { world, state, told, entries } = buildWorld()
  const { wallet, port } = buildWallet()
  wallet.refusal = refusal
  await expect(new WalletEngine(world).connect(port)).resolves.toBe(false)
  expect(state()).toEqual({ status: 'disconnected' })
  expect(entries.size).toBe(0)
  expect(told).toEqual([['connect', expect.objectContaining({ code })]])
})

it('if the wallet never answers the sign-in, the page stays connected and offers the sign-in again', async () => {
  const { world, server, state, told } = buildWorld()
  const { port } = buildWallet()
  const { promise, reject } = Promise.withResolvers<`0x${string}`>()
  port.signText = () => promise
  const engine = new WalletEngine(world)
  await engine.connect(port)
  expect(state()).toMatchObject({ session: { status: 'signing' } })
  reject(new AppError('wallet-silent', 'The wallet has not answered'))
  await vi.waitFor(() => expect(state()).toMatchObject({ status: 'connected', session: { status: 'none' } }), {
    timeout: 60_000,
  })
  expect(told).toEqual([['sign-in', expect.objectContaining({ code: 'wallet-silent' })]])
  port.signText = async () => '0xabcd'
  await expect(engine.signIn()).resolves.toBe(true)
  expect(server.session).toBe(ada)
})

it('connecting a wallet fails when the wallet shares no accounts', async () => {
  const { world, state, told } = buildWorld()
  const { port } = buildWallet([])
  await expect(new WalletEngine(world).connect(port)).resolves.toBe(false)
  expect(state()).toEqual({ status: 'disconnected' })
  expect(told).toEqual([['connect', expect.any(AppError)]])
})

it('a session ends at once if the wallet’s signature for it arrives after the person has disconnected', async () => {
  const { world, server, state } = buildWorld()
  const { port } = buildWallet()
  const { promise, resolve } = Promise.withResolvers<`0x${string}`>()
  const signText = vi.spyOn(port, 'signText').mockReturnValue(promise)
  const engine = new WalletEngine(world)
  await engine.connect(port)
  await vi.waitFor(() => expect(signText).toHaveBeenCalledOnce(), { timeout: 60_000 })
  engine.disconnect()
  resolve('0xabcd')
  await vi.waitFor(() => expect(server.calls).toEqual(['sign-in', 'sign-out', 'sign-out']), { timeout: 60_000 })
  expect(server.session).toBeNull()
  expect(state()).toEqual({ status: 'disconnected' })
})

it('when the wallet’s account changes, the page ends the old session, forgets its data and asks the new account to sign in', async () => {
  const { emit, state, server, wallet, forgetAccount, world } = await connected()
  server.calls.length = 0
  emit('accountsChanged', [bob])
  expect(state()).toMatchObject({ address: bob, session: { status: 'none' } })
  expect(forgetAccount).toHaveBeenCalledOnce()
  await vi.waitFor(() => expect(state()).toMatchObject({ address: bob, session: { status: 'signed-in' } }), {
    timeout: 60_000,
  })
  expect(server.calls).toEqual(['find', 'sign-out', 'sign-in'])
  expect(wallet.prompts).toBe(2)
  expect(findSavedSession(world.storage, 0)?.address).toBe(bob)
})

it('a connected page takes over the session that another tab started for the new account', async () => {
  const { emit, state, server, wallet } = await connected()
  server.session = bob
  emit('accountsChanged', [bob])
  await vi.waitFor(() => expect(state()).toMatchObject({ address: bob, session: { status: 'signed-in' } }), {
    timeout: 60_000,
  })
  expect(wallet.prompts).toBe(1)
})

it('a hidden tab ends the session of the wallet’s old account, but asks the new account only when the person sees the tab', async () => {
  const { emit, state, server, tab, wallet } = await connected()
  const seen = Promise.withResolvers<void>()
  tab.isVisible = false
  tab.seen = seen.promise
  emit('accountsChanged', [bob])
  await vi.waitFor(() => expect(server.session).toBeNull(), { timeout: 60_000 })
  expect(wallet.prompts).toBe(1)
  seen.resolve()
  await vi.waitFor(() => expect(state()).toMatchObject({ address: bob, session: { status: 'signed-in' } }), {
    timeout: 60_000,
  })
  expect(wallet.prompts).toBe(2)
})

it.each([
  ['accountsChanged', []],
  ['disconnect', { code: 4900 }],
])(
  'the wallet’s event %s %j disconnects the page and ends the session at the server, but keeps the share links',
  async (event, value) => {
    const { emit, state, server, entries, clock, listeners, forgetKept } = await connected()
    emit(event, value)
    expect(forgetKept).not.toHaveBeenCalled()
    expect(state()).toEqual({ status: 'disconnected' })
    await vi.waitFor(() => expect(server.session).toBeNull(), { timeout: 60_000 })
    expect([entries.size, clock.ticks.length, listeners.size]).toEqual([0, 0, 0])
  },
)

it('a person who disconnects on the page leaves no share links in the browser', async () => {
  const { engine, forgetKept } = await connected()
  engine.disconnect()
  expect(forgetKept).toHaveBeenCalledOnce()
})

it('a connected page keeps the session when only the chain changes', async () => {
  const { emit, state, server, world } = await connected()
  emit('chainChanged', '0x89')
  expect(state()).toMatchObject({ chainId: 137, session: { status: 'signed-in' } })
  expect(findSavedSession(world.storage, 0)?.chainId).toBe(137)
  expect(server.calls).toEqual(['sign-in'])
})

it('whenever a connected page checks its session, it saves the time of the last activity and asks the server about the session', async () => {
  const { clock, world, server, engine } = await connected()
  clock.now = 5 * 60_000
  await engine.check()
  expect(findSavedSession(world.storage, clock.now)?.lastActivity).toBe(clock.now)
  expect(server.calls).toEqual(['sign-in', 'find'])
})

it('a connected page disconnects, but keeps the share links, when a check of its session finds the saved session expired or missing', async () => {
  const first = await connected()
  first.clock.now = 3 * hour + 1
  await first.engine.check()
  expect(first.state()).toEqual({ status: 'disconnected' })
  expect(first.forgetKept).not.toHaveBeenCalled()

  const second = await connected()
  second.entries.clear()
  await second.engine.check()
  expect(second.state()).toEqual({ status: 'disconnected' })
})

it('a connected page stays connected, but without a session, when the server has ended the session', async () => {
  const { server, engine, state } = await connected()
  server.session = null
  await engine.check()
  expect(state()).toMatchObject({ status: 'connected', session: { status: 'expired' } })
})

it.each([
  ['left', []],
  ['changed', [bob]],
])('a connected page ignores an answer about a session whose account was %s before the answer', async (_, accounts) => {
  const { world, emit, engine } = await connected()
  const kept = vi.spyOn(world, 'onSession')
  const current = await world.findSession()
  const answer = Promise.withResolvers<typeof current>()
  vi.spyOn(world, 'findSession').mockReturnValueOnce(answer.promise)
  const checked = engine.check()
  emit('accountsChanged', accounts)
  answer.resolve(current)
  await checked
  expect(kept).not.toHaveBeenCalledWith(current)
})

it('a connected page keeps a new session even if the server then answers a question from before this session', async () => {
  const { world, server, engine, state } = await connected()
  const answer = Promise.withResolvers<null>()
  vi.spyOn(world, 'findSession').mockReturnValueOnce(answer.promise)
  const slow = engine.check()
  server.session = null
  await engine.check()
  expect(state()).toMatchObject({ session: { status: 'expired' } })
  await engine.signIn()
  answer.resolve(null)
  await slow
  expect(state()).toMatchObject({ session: { status: 'signed-in' } })
})

it('a connected page keeps its state while the server is silent', async () => {
  const { server, engine, state } = await connected()
  server.reachable = false
  await engine.check()
  expect(state()).toMatchObject({ session: { status: 'signed-in' } })
})

it('the page itself looks for a changed account or network in a wallet without events', async () => {
  const { world, state } = buildWorld()
  let accounts: Address[] = [ada]
  const port = createWalletPort({
    request: async ({ method }) => (method === 'eth_chainId' ? '1' : method === 'personal_sign' ? '0xabcd' : accounts),
  })
  const engine = new WalletEngine(world)
  await engine.connect(port)
  accounts = [bob]
  await engine.look()
  expect(state()).toMatchObject({ address: bob, chainId: 1 })
})
