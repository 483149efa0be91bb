import { AppError } from '@did/domain/errors'
import { type Address, toAddress } from '@did/domain/hex'
import type { Session } from '@did/domain/session'
import { describe, expect, it, vi } from 'vitest'
import { createStore } from '../../lib/store.ts'
import { findSavedSession, saveSession } from './saved-session.ts'
import { createWalletEngine } from './wallet-engine.ts'
import type { WalletState } from './wallet-machine.ts'
import { createWalletPort } from './wallet-port.ts'
import type { WalletWorld } from './wallet-world.ts'

const hour = 3_600_000
const ada = toAddress('0x71c7656ec7ab88b098defb751b7401b5f6d8976f')
const bob = toAddress('0x2546bcd3c84621e976d8185a91a922ae77ecec30')

function buildWallet(accounts: Address[] = [ada]) {
  const listeners = new Map<string, (value: unknown) => void>()
  const wallet = { accounts, signature: '0xabcd' as string | Error, refusal: null as unknown, prompts: 0 }
  const port = createWalletPort({
    request: async ({ method }) => {
      if (method === 'eth_chainId') return '0x7a69'
      if (method === 'personal_sign') {
        wallet.prompts += 1
        if (typeof wallet.signature !== 'string') throw wallet.signature
        return wallet.signature
      }
      if (method === 'eth_requestAccounts' && wallet.refusal) throw wallet.refusal
      return wallet.accounts
    },
    on: (event, listener) => listeners.set(event, listener),
    removeListener: (event) => listeners.delete(event),
  })
  return { wallet, port, emit: (event: string, value: unknown) => listeners.get(event)?.(value), listeners }
}

/** A world with a server that keeps one session, a clock that is set by hand, and a visible tab. */
function buildWorld(initial: WalletState = { status: 'disconnected' }) {
  const entries = new Map<string, string>()
  const server = { session: null as Address | null, reachable: true, calls: [] as string[] }
  const clock = { now: 0, ticks: [] as (() => void)[] }
  const told: [string, unknown][] = []
  const tab = { isVisible: true, seen: Promise.resolve() }
  const answer = (address: Address): Session => ({
    address,
    chainId: 31337,
    expiresAt: '2026-11-21T13:00:00.000Z',
    user: null,
  })
  const call = (name: string) => {
    server.calls.push(name)
    if (!server.reachable) throw new Error('Failed to fetch')
  }
  const forgetAccount = vi.fn()
  const world: WalletWorld = {
    store: createStore(initial),
    storage: {
      getItem: (key) => entries.get(key) ?? null,
      setItem: (key, value) => void entries.set(key, value),
      removeItem: (key) => void entries.delete(key),
    },
    now: () => clock.now,
    every: (_, run) => {
      clock.ticks.push(run)
      return () => clock.ticks.splice(clock.ticks.indexOf(run), 1)
    },
    isVisible: () => tab.isVisible,
    whenVisible: () => tab.seen,
    exclusively: (run) => run(false),
    findSession: async () => {
      call('find')
      return server.session ? answer(server.session) : null
    },
    signIn: async (address, sign) => {
      call('sign-in')
      await sign('message')
      server.session = address
      return answer(address)
    },
    signOut: async () => {
      call('sign-out')
      server.session = null
    },
    onSession: () => {},
    forgetAccount,
    tell: (what, error) => void told.push([what, error]),
  }
  return { world, server, clock, tab, told, entries, forgetAccount, state: () => world.store.get() }
}

async function connected() {
  const built = { ...buildWorld(), ...buildWallet() }
  const engine = createWalletEngine(built.world)
  await engine.connect(built.port)
  await vi.waitFor(() => expect(built.state()).toMatchObject({ session: { status: 'signed-in' } }))
  return { ...built, engine }
}

describe('connecting', () => {
  it('stores account and chain, saves the session, and signs in with one prompt', async () => {
    const { state, world, wallet, server } = await connected()
    expect(state()).toEqual({ status: 'connected', address: ada, chainId: 31337, session: { status: 'signed-in' } })
    expect(findSavedSession(world.storage, 0)).toEqual({ address: ada, chainId: 31337, timestamp: 0, lastActivity: 0 })
    expect(wallet.prompts).toBe(1)
    expect(server.calls).toEqual(['sign-in'])
  })

  it('is connected before and without the signature', async () => {
    const { world, state, told } = buildWorld()
    const { wallet, port } = buildWallet()
    wallet.signature = Object.assign(new Error('User rejected the request.'), { code: 4001 })
    await expect(createWalletEngine(world).connect(port)).resolves.toBe(true)
    await vi.waitFor(() => expect(state()).toMatchObject({ status: 'connected', session: { status: 'declined' } }))
    expect(told).toEqual([])
  })

  it('offers the signature again after it was declined', async () => {
    const { world, state } = buildWorld()
    const { wallet, port } = buildWallet()
    wallet.signature = Object.assign(new Error('no'), { code: 4001 })
    const engine = createWalletEngine(world)
    await engine.connect(port)
    await vi.waitFor(() => expect(state()).toMatchObject({ session: { status: 'declined' } }))
    wallet.signature = '0xabcd'
    await expect(engine.signIn()).resolves.toBe(true)
    expect(state()).toMatchObject({ session: { status: 'signed-in' } })
  })

  it.each([
    ['the person declines', { code: 4001, message: 'no' }, 'wallet-rejected'],
    ['a request is already open', { code: -32002, message: 'pending' }, 'wallet-request-pending'],
  ])('stays disconnected and cleans up when %s', async (_, refusal, code) => {
    const { world, state, told, entries } = buildWorld()
    const { wallet, port } = buildWallet()
    wallet.refusal = refusal
    await expect(createWalletEngine(world).connect(port)).resolves.toBe(false)
    expect(state()).toEqual({ status: 'disconnected' })
    expect(entries.size).toBe(0)
    expect(told).toEqual([['connect', expect.objectContaining({ code })]])
  })

  it('fails when the wallet answers no accounts', async () => {
    const { world, state, told } = buildWorld()
    const { port } = buildWallet([])
    await expect(createWalletEngine(world).connect(port)).resolves.toBe(false)
    expect(state()).toEqual({ status: 'disconnected' })
    expect(told).toEqual([['connect', expect.any(AppError)]])
  })

  it('ends a session whose signature came after the person had left', async () => {
    const { world, server, state } = buildWorld()
    const { port } = buildWallet()
    let answer: (signature: string) => void = () => {}
    port.signText = () => new Promise((resolve) => (answer = (signature) => resolve(signature as Address)))
    const engine = createWalletEngine(world)
    await engine.connect(port)
    engine.disconnect()
    answer('0xabcd')
    await vi.waitFor(() => expect(server.calls).toEqual(['sign-in', 'sign-out', 'sign-out']))
    expect(server.session).toBeNull()
    expect(state()).toEqual({ status: 'disconnected' })
  })
})

describe('restoring', () => {
  it('restores a saved session without asking the wallet for anything', async () => {
    const { world, server, state } = buildWorld({ status: 'restoring' })
    const { wallet, port } = buildWallet()
    saveSession(world.storage, { address: ada, chainId: 1 }, 0)
    server.session = ada
    await createWalletEngine(world).restore(port)
    expect(state()).toEqual({ status: 'connected', address: ada, chainId: 31337, session: { status: 'signed-in' } })
    expect(wallet.prompts).toBe(0)
  })

  it('is read-only with a "Sign in" action when the server has forgotten the session', async () => {
    const { world, state } = buildWorld({ status: 'restoring' })
    saveSession(world.storage, { address: ada, chainId: 1 }, 0)
    await createWalletEngine(world).restore(buildWallet().port)
    expect(state()).toMatchObject({ status: 'connected', session: { status: 'expired' } })
  })

  it('cannot tell while the server is silent, and knows as soon as it answers', async () => {
    const { world, server, state } = buildWorld({ status: 'restoring' })
    saveSession(world.storage, { address: ada, chainId: 1 }, 0)
    server.session = ada
    server.reachable = false
    const engine = createWalletEngine(world)
    await engine.restore(buildWallet().port)
    expect(state()).toMatchObject({ status: 'connected', session: { status: 'unreachable' } })
    server.reachable = true
    await engine.checkSession()
    expect(state()).toMatchObject({ session: { status: 'signed-in' } })
  })

  it('does not ask the server about a session that another tab is just starting', async () => {
    const { world, server, state } = buildWorld()
    saveSession(world.storage, { address: ada, chainId: 1 }, 0)
    const engine = createWalletEngine(world)
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
  ])('cleans up when %s', async (_, now, accounts) => {
    const { world, clock, state, entries } = buildWorld({ status: 'restoring' })
    saveSession(world.storage, { address: ada, chainId: 1 }, 0)
    clock.now = now
    await createWalletEngine(world).restore(buildWallet(accounts).port)
    expect(state()).toEqual({ status: 'disconnected' })
    expect(entries.size).toBe(0)
  })

  it('cleans up when there is no wallet', async () => {
    const { world, state, entries } = buildWorld({ status: 'restoring' })
    saveSession(world.storage, { address: ada, chainId: 1 }, 0)
    await createWalletEngine(world).restore(null)
    expect(state()).toEqual({ status: 'disconnected' })
    expect(entries.size).toBe(0)
  })
})

describe('while connected', () => {
  it('ends the old session, forgets its data and asks the new account once when the account changes', async () => {
    const { emit, state, server, wallet, forgetAccount, world } = await connected()
    server.calls.length = 0
    emit('accountsChanged', [bob])
    expect(state()).toMatchObject({ address: bob, session: { status: 'none' } })
    expect(forgetAccount).toHaveBeenCalledOnce()
    await vi.waitFor(() => expect(state()).toMatchObject({ address: bob, session: { status: 'signed-in' } }))
    expect(server.calls).toEqual(['find', 'sign-out', 'sign-in'])
    expect(wallet.prompts).toBe(2)
    expect(findSavedSession(world.storage, 0)?.address).toBe(bob)
  })

  it('takes over the session that another tab has started for the new account', async () => {
    const { emit, state, server, wallet } = await connected()
    server.session = bob
    emit('accountsChanged', [bob])
    await vi.waitFor(() => expect(state()).toMatchObject({ address: bob, session: { status: 'signed-in' } }))
    expect(wallet.prompts).toBe(1)
  })

  it('ends the old session in a tab that nobody sees, and asks the new account once somebody does', async () => {
    const { emit, state, server, tab, wallet } = await connected()
    const seen = Promise.withResolvers<void>()
    tab.isVisible = false
    tab.seen = seen.promise
    emit('accountsChanged', [bob])
    await vi.waitFor(() => expect(server.session).toBeNull())
    expect(wallet.prompts).toBe(1)
    seen.resolve()
    await vi.waitFor(() => expect(state()).toMatchObject({ address: bob, session: { status: 'signed-in' } }))
    expect(wallet.prompts).toBe(2)
  })

  it.each([
    ['accountsChanged', []],
    ['disconnect', { code: 4900 }],
  ])('disconnects on %s %j and ends the session everywhere', async (event, value) => {
    const { emit, state, server, entries, clock, listeners } = await connected()
    emit(event, value)
    expect(state()).toEqual({ status: 'disconnected' })
    await vi.waitFor(() => expect(server.session).toBeNull())
    expect([entries.size, clock.ticks.length, listeners.size]).toEqual([0, 0, 0])
  })

  it('keeps the session when only the chain changes', async () => {
    const { emit, state, server, world } = await connected()
    emit('chainChanged', '0x89')
    expect(state()).toMatchObject({ chainId: 137, session: { status: 'signed-in' } })
    expect(findSavedSession(world.storage, 0)?.chainId).toBe(137)
    expect(server.calls).toEqual(['sign-in'])
  })

  it('refreshes the last activity at every check and asks the server', async () => {
    const { clock, world, server, engine } = await connected()
    clock.now = 5 * 60_000
    await engine.check()
    expect(findSavedSession(world.storage, clock.now)?.lastActivity).toBe(clock.now)
    expect(server.calls).toEqual(['sign-in', 'find'])
  })

  it('disconnects at a check that finds the saved session expired or missing', async () => {
    const first = await connected()
    first.clock.now = 3 * hour + 1
    await first.engine.check()
    expect(first.state()).toEqual({ status: 'disconnected' })

    const second = await connected()
    second.entries.clear()
    await second.engine.check()
    expect(second.state()).toEqual({ status: 'disconnected' })
  })

  it('stays connected, read-only, when the server has ended the session', async () => {
    const { server, engine, state } = await connected()
    server.session = null
    await engine.check()
    expect(state()).toMatchObject({ status: 'connected', session: { status: 'expired' } })
  })

  it('keeps what it knows while the server is silent', async () => {
    const { server, engine, state } = await connected()
    server.reachable = false
    await engine.check()
    expect(state()).toMatchObject({ session: { status: 'signed-in' } })
  })
})

it('looks itself at a wallet that has no events', async () => {
  const { world, state } = buildWorld()
  let accounts: Address[] = [ada]
  const port = createWalletPort({
    request: async ({ method }) => (method === 'eth_chainId' ? '1' : method === 'personal_sign' ? '0xabcd' : accounts),
  })
  const engine = createWalletEngine(world)
  await engine.connect(port)
  accounts = [bob]
  await engine.look()
  expect(state()).toMatchObject({ address: bob, chainId: 1 })
})
