import type { Session } from '@did/domain/account/session'
import { type Address, toAddress } from '@did/domain/hex'
import { expect, vi } from 'vitest'
import { WalletEngine } from '../src/features/wallet/engine/wallet-engine.ts'
import type { WalletState } from '../src/features/wallet/engine/wallet-machine.ts'
import { createWalletPort } from '../src/features/wallet/engine/wallet-port.ts'
import type { WalletWorld } from '../src/features/wallet/engine/wallet-world.ts'
import { createStore } from '../src/lib/store.ts'

export const hour = 3_600_000
export const ada = toAddress('0x71c7656ec7ab88b098defb751b7401b5f6d8976f')
export const bob = toAddress('0x2546bcd3c84621e976d8185a91a922ae77ecec30')

export function buildWallet(accounts: Address[] = [ada]) {
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

/**
 * A server that keeps one session, a clock that the test sets, and a visible tab make up the
 * engine's world.
 */
export function buildWorld(initial: WalletState = { status: 'disconnected' }) {
  const entries = new Map<string, string>()
  /**
   * `session` is the wallet that has signed in. `identity` is the identity for which it acts, or
   * null if that is its own address.
   */
  const server = {
    session: null as Address | null,
    identity: null as Address | null,
    reachable: true,
    calls: [] as string[],
  }
  const clock = { now: 0, ticks: [] as (() => void)[] }
  const told: [string, unknown][] = []
  const tab = { isVisible: true, seen: Promise.resolve() }
  const answer = (signer: Address) => buildSession(signer, server.identity ?? signer)
  const call = (name: string) => {
    server.calls.push(name)
    if (!server.reachable) throw new Error('Failed to fetch')
  }
  const forgetAccount = vi.fn()
  const forgetKept = vi.fn()
  const onTimedOut = vi.fn()
  const onSignOutWaiting = vi.fn()
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
    ifFree: (run) => run(),
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
    forgetKept,
    onTimedOut,
    onSignOutWaiting,
    tell: (what, error) => void told.push([what, error]),
  }
  return {
    ...{ world, server, clock, tab, told, entries, forgetAccount, forgetKept, onTimedOut, onSignOutWaiting },
    state: () => world.store.get(),
  }
}

function buildSession(signer: Address, address: Address): Session {
  return { address, signer, chainId: 31337, expiresAt: '2026-11-21T13:00:00.000Z', user: null, isAdministrator: false }
}

export async function connected() {
  const built = { ...buildWorld(), ...buildWallet() }
  const engine = new WalletEngine(built.world)
  await engine.connect(built.port)
  await vi.waitFor(() => expect(built.state()).toMatchObject({ session: { status: 'signed-in' } }), { timeout: 60_000 })
  return { ...built, engine }
}
