import type { Eip1193Provider } from './wallet-port.ts'

const metaMaskName = 'io.metamask'

/**
 * Finds an announced MetaMask (EIP-6963), or else `window.ethereum`. Returns null if there is no
 * wallet after `waitMs` milliseconds.
 */
export function discoverWallet(waitMs: number): Promise<Eip1193Provider | null> {
  return new Promise((resolve) => {
    const settle = (provider: Eip1193Provider | null) => {
      clearInterval(looking)
      clearTimeout(giveUp)
      removeEventListener('eip6963:announceProvider', hear)
      resolve(provider)
    }
    const hear = (event: Event) => {
      const announced = readAnnouncement(event)
      if (announced?.name === metaMaskName) settle(announced.provider)
    }
    const look = () => {
      const injected = findInjected()
      if (injected) settle(injected)
    }
    const looking = setInterval(look, 50)
    const giveUp = setTimeout(() => settle(null), waitMs)
    addEventListener('eip6963:announceProvider', hear)
    // Wallets answer this event at once, so an announced MetaMask wins over `window.ethereum`.
    dispatchEvent(new Event('eip6963:requestProvider'))
    look()
  })
}

/**
 * Finds a wallet that announces a wanted name (EIP-6963 rdns). Returns null if none does within
 * `waitMs` milliseconds.
 */
export function discoverAnnounced(
  isWanted: (name: string) => boolean,
  waitMs: number,
): Promise<Eip1193Provider | null> {
  return new Promise((resolve) => {
    const settle = (provider: Eip1193Provider | null) => {
      clearTimeout(giveUp)
      removeEventListener('eip6963:announceProvider', hear)
      resolve(provider)
    }
    const hear = (event: Event) => {
      const announced = readAnnouncement(event)
      if (announced && isWanted(announced.name)) settle(announced.provider)
    }
    const giveUp = setTimeout(() => settle(null), waitMs)
    addEventListener('eip6963:announceProvider', hear)
    dispatchEvent(new Event('eip6963:requestProvider'))
  })
}

/**
 * If several wallets share `window.ethereum` (`providers`), returns MetaMask if it is among them.
 */
function findInjected(): Eip1193Provider | null {
  const injected: unknown = Reflect.get(window, 'ethereum')
  if (!isProvider(injected)) return null
  const shared: unknown = Reflect.get(injected, 'providers')
  const all = Array.isArray(shared) ? shared.filter(isProvider) : []
  return all.find((provider) => Reflect.get(provider, 'isMetaMask') === true) ?? injected
}

function readAnnouncement(event: Event): { name: string; provider: Eip1193Provider } | null {
  if (!(event instanceof CustomEvent)) return null
  const detail: unknown = event.detail
  if (!isObject(detail) || !isObject(detail['info']) || !isProvider(detail['provider'])) return null
  const { rdns } = detail['info']
  return typeof rdns === 'string' ? { name: rdns, provider: detail['provider'] } : null
}

function isProvider(value: unknown): value is Eip1193Provider {
  return isObject(value) && typeof value['request'] === 'function'
}

function isObject(value: unknown): value is Record<string, unknown> {
  return (typeof value === 'object' || typeof value === 'function') && value !== null
}
