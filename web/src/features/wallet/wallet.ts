import { onSignedOut } from '../../lib/api.ts'
import { unreachableStore } from '../../lib/reachability.ts'
import { createBrowserWorld } from './browser-world.ts'
import { loadDemoWallet } from './demo-wallet.ts'
import { discoverWallet } from './discover-wallet.ts'
import { savedSessionKey } from './saved-session.ts'
import { createSigner } from './signer.ts'
import { createWalletEngine } from './wallet-engine.ts'
import { createWalletPort, type Eip1193Provider } from './wallet-port.ts'
import { walletOfferStore, walletStore } from './wallet-store.ts'

// Extensions inject themselves at their own pace: a restored page gives them longer than a person who waits for a click.
const waitAtRestoreMs = 3000
const waitAtConnectMs = 1000
/** Which wallet the saved session belongs to; the session itself has the spec's four fields only. */
const sourceKey = 'wallet_source'

const tabs = 'BroadcastChannel' in window ? new BroadcastChannel('did-verification-session') : null
const engine = createWalletEngine(createBrowserWorld(() => tabs?.postMessage('session-changed')))
let isConnecting = false

followOutside()

/** Opens MetaMask; where there is none, offers what there is instead and answers false. */
export async function connectWallet(): Promise<boolean> {
  return connectOnce(async () => {
    const provider = await discoverWallet(waitAtConnectMs)
    if (provider) return engine.connect(createWalletPort(provider))
    console.warn('Failed to connect the wallet: there is none')
    engine.drop()
    walletOfferStore.set(__EMBEDDED__ ? 'demo' : 'install')
    return false
  })
}

export async function connectDemoWallet(): Promise<boolean> {
  if (!__EMBEDDED__) return false
  return connectOnce(async () => {
    const provider = await loadDemoWallet().catch(() => null)
    if (!provider) {
      engine.drop()
      walletOfferStore.set('install')
      return false
    }
    const connected = await engine.connect(createWalletPort(provider))
    if (connected) rememberSource('demo')
    return connected
  })
}

export async function restoreWallet(options: { isFresh: boolean }): Promise<void> {
  const provider = await findSavedWallet().catch(() => null)
  await engine.restore(provider && createWalletPort(provider), options)
}

export function disconnectWallet(): void {
  rememberSource(null)
  engine.disconnect()
}

export const signInAgain = engine.signIn
export const signer = createSigner(engine.currentPort)

async function connectOnce(connect: () => Promise<boolean>): Promise<boolean> {
  if (isConnecting) return false
  isConnecting = true
  walletStore.set({ status: 'connecting' })
  try {
    return await connect()
  } finally {
    isConnecting = false
  }
}

async function findSavedWallet(): Promise<Eip1193Provider | null> {
  if (__EMBEDDED__ && readSource() === 'demo') return (await discoverWallet(0)) ?? (await loadDemoWallet())
  return discoverWallet(waitAtRestoreMs)
}

/** Other tabs, the way back from the background, the server's 401 and its return after a silence. */
function followOutside(): void {
  onSignedOut(() => void engine.checkSession())
  tabs?.addEventListener('message', () => void engine.checkSession())
  unreachableStore.subscribe(() => {
    if (unreachableStore.get().length === 0) void engine.checkSession()
  })
  addEventListener('storage', (event) => {
    if (event.key !== savedSessionKey && event.key !== null) return
    const { status } = walletStore.get()
    if (event.newValue === null && status === 'connected') engine.drop()
  })
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible') return
    void engine.check()
    void engine.look()
  })
  addEventListener('focus', () => void engine.look())
}

function readSource(): string | null {
  try {
    return localStorage.getItem(sourceKey)
  } catch {
    return null
  }
}

function rememberSource(source: 'demo' | null): void {
  try {
    if (source === null) localStorage.removeItem(sourceKey)
    else localStorage.setItem(sourceKey, source)
  } catch {
    // Then the demo wallet has to be chosen again after a reload.
  }
}
