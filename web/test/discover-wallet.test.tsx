import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { discoverWallet } from '../src/features/wallet/engine/discover-wallet.ts'
import type { Eip1193Provider } from '../src/features/wallet/engine/wallet-port.ts'

afterEach(() => void Reflect.deleteProperty(window, 'ethereum'))

type Injected = Eip1193Provider & { isMetaMask?: boolean; providers?: readonly unknown[] }
const build = (more: Partial<Injected> = {}): Injected => ({ request: async () => null, ...more })
const inject = (value: unknown) => Reflect.set(window, 'ethereum', value)

/** This wallet announces itself whenever a page asks for wallets (EIP-6963). */
function announce(rdns: string, provider: unknown): void {
  const answer = () =>
    window.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail: { info: { rdns }, provider } }))
  window.addEventListener('eip6963:requestProvider', answer)
  onTestFinished(() => window.removeEventListener('eip6963:requestProvider', answer))
}

test('the page takes a MetaMask that announces itself before wallets that call themselves MetaMask on window.ethereum', async () => {
  const [metaMask, claiming] = [build(), build({ isMetaMask: true })]
  inject(build({ isMetaMask: true, providers: [claiming, build({ isMetaMask: true })] }))
  announce('com.example.other', claiming)
  announce('io.metamask', metaMask)
  expect(await discoverWallet(1000)).toBe(metaMask)
})

test('among wallets that share window.ethereum, the page takes the wallet that calls itself MetaMask', async () => {
  const metaMask = build({ isMetaMask: true })
  inject(build({ providers: [build(), null, { isMetaMask: true }, metaMask] }))
  expect(await discoverWallet(1000)).toBe(metaMask)
})

test('if there is no MetaMask, the page takes the wallet at window.ethereum', async () => {
  const last = build()
  inject(last)
  expect(await discoverWallet(1000)).toBe(last)
})

test('the search for wallets ignores values that are no wallet, whether they are announced or at window.ethereum', async () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  inject({ isMetaMask: true })
  announce('io.metamask', null)
  announce('io.metamask', { request: 'no function' })
  const found = discoverWallet(1000)
  await vi.advanceTimersByTimeAsync(1000)
  expect(await found).toBeNull()
})

test('the search for wallets ends without a wallet after the given time if the browser has no wallet', async () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const found = discoverWallet(1000)
  await vi.advanceTimersByTimeAsync(1000)
  expect(await found).toBeNull()
})
