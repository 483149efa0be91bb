import { AppError } from '@did/domain/errors'
import { onSignedOut } from '../../lib/api.ts'
import { renewQueryClient } from '../../lib/query-client.ts'
import { unreachableStore } from '../../lib/reachability.ts'
import { forgetAnswers, keepAnswersOf } from '../../lib/response-cache/response-cache.ts'
import { createBrowserWorld } from './browser-world.ts'
import { loadDemoWallet } from './demo-wallet.ts'
import { discoverWallet } from './discover-wallet.ts'
import { findSavedSession, savedSessionKey } from './saved-session.ts'
import { createSigner } from './signer.ts'
import { createWalletEngine } from './wallet-engine.ts'
import { createWalletPort, type Eip1193Provider } from './wallet-port.ts'
import { type WalletOffer, walletOfferStore, walletStore } from './wallet-store.ts'

// Extensions inject themselves at their own pace: a restored page gives them longer than a person who waits for a click.
const waitAtRestoreMs = 3000
const waitAtConnectMs = 1000
/** Which wallet the saved session belongs to; the session itself has the spec's four fields only. */
const sourceKey = 'wallet_source'
type WalletSource = 'demo'

/** When this browser last signed in. A mark, not a message: a tab that was still loading can read it afterwards. */
const signedInAtKey = 'wallet_signed_in_at'

const engine = createWalletEngine(createBrowserWorld(() => remember(signedInAtKey, String(Date.now()))))
let isConnecting = false

followOutside()

/** Opens MetaMask; where there is none, offers what there is instead and answers false. */
export async function connectWallet(): Promise<boolean> {
  return connectThrough(() => discoverWallet(waitAtConnectMs), { otherwiseOffer: __EMBEDDED__ ? 'demo' : 'install' })
}

/** Connects with the wallet found; where there is none, makes that offer and answers false. */
export async function connectThrough(
  find: () => Promise<Eip1193Provider | null>,
  { source, otherwiseOffer }: { source?: WalletSource; otherwiseOffer: WalletOffer },
): Promise<boolean> {
  return connectOnce(async () => {
    const provider = await find().catch(() => null)
    if (!provider) {
      console.warn('Failed to connect the wallet: there is none')
      engine.drop()
      walletOfferStore.set(otherwiseOffer)
      return false
    }
    const connected = await engine.connect(createWalletPort(provider))
    if (connected && source) remember(sourceKey, source)
    return connected
  })
}

export async function restoreWallet(options: { isFresh: boolean }): Promise<void> {
  const provider = await findSavedWallet().catch(() => null)
  await engine.restore(provider && createWalletPort(provider), options)
  if (options.isFresh && hasSignedInSinceConnecting()) await engine.checkSession()
}

/** True when another tab got its signature while this one was still on the way. */
function hasSignedInSinceConnecting(): boolean {
  const saved = findSavedSession(localStorage, Date.now())
  return saved !== null && Number(recall(signedInAtKey)) >= saved.timestamp
}

export function disconnectWallet(): void {
  remember(sourceKey, null)
  engine.disconnect()
}

/** Brings the wallet to a network, offering it first when the wallet does not know it; throws when it is not there afterwards. */
export async function switchNetwork(chain: { chainId: number; rpcUrl: string | null }): Promise<void> {
  const port = engine.currentPort()
  if (!port) throw new AppError('wallet-not-connected', 'No wallet connected')
  const { ensureChain } = await import('./ensure-chain.ts')
  await ensureChain(port, chain)
  await engine.look()
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
  if (__EMBEDDED__ && recall(sourceKey) === 'demo') return (await discoverWallet(0)) ?? (await loadDemoWallet())
  return discoverWallet(waitAtRestoreMs)
}

/** Other tabs, the way back from the background, the server's 401 and its return after a silence. */
function followOutside(): void {
  walletStore.subscribe(followKeptAnswers)
  onSignedOut(() => void engine.checkSession())
  unreachableStore.subscribe(() => {
    if (unreachableStore.get().length === 0) void engine.checkSession()
  })
  addEventListener('storage', (event) => {
    if (event.key === signedInAtKey) void engine.checkSession()
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

let lastSession = 'none'

/** While the server is silent, what was kept of the account can be read; once its session has ended, every cache of it is empty. */
function followKeptAnswers(): void {
  const state = walletStore.get()
  const session = state.status === 'connected' ? state.session.status : 'none'
  if (session === lastSession) return
  lastSession = session
  if (state.status === 'connected' && session === 'unreachable') keepAnswersOf(state.address)
  if (session !== 'expired') return
  forgetAnswers()
  renewQueryClient()
}

function recall(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

function remember(key: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(key)
    else localStorage.setItem(key, value)
  } catch {
    // Without storage the demo wallet has to be chosen again after a reload, and other tabs notice later.
  }
}
