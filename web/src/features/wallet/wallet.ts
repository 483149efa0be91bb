import { AppError } from '@did/domain/errors'
import { onSignedOut } from '../../lib/api.ts'
import { isForgetful } from '../../lib/page/browser-storage.ts'
import { renewQueryClient } from '../../lib/query/query-client.ts'
import { forgetAnswers, keepAnswersOf } from '../../lib/query/response-cache/response-cache.ts'
import { unreachableStore } from '../../lib/reachability.ts'
import { connectFailureTexts } from '../../texts/en/wallet/connect-failures.ts'
import { toast } from '../../ui/toast/toast.ts'
import { createBrowserWorld } from './engine/browser-world.ts'
import { loadDemoWallet } from './engine/demo-wallet.ts'
import { discoverWallet } from './engine/discover-wallet.ts'
import { WalletEngine } from './engine/wallet-engine.ts'
import { createWalletPort, type Eip1193Provider } from './engine/wallet-port.ts'
import { savedSessionKey } from './session/saved-session.ts'
import { signedInAtKey } from './session/sign-out.ts'
import { createSigner } from './signer.ts'
import {
  readSource,
  setWalletSource,
  type WalletOffer,
  type WalletSource,
  walletOfferStore,
  walletSourceStore,
  walletStore,
} from './wallet-store.ts'

// Wallet extensions appear in the page late. A page that restores a session waits longer for them
// than a page in which the person has pressed Connect.
const waitAtRestoreMs = 3000
const waitAtConnectMs = 1000

const engine = new WalletEngine(createBrowserWorld())
let isConnecting = false
/**
 * This is true while a passkey's session cannot be restored because the server does not answer.
 * Without the server, the page cannot read the passkey's account.
 */
let isWaiting = false

followOutside()

/** If the browser has no MetaMask, offers another wallet and returns false. */
export async function connectWallet(): Promise<boolean> {
  return connectThrough(() => discoverWallet(waitAtConnectMs), { otherwiseOffer: __EMBEDDED__ ? 'demo' : 'install' })
}

/** If `find` returns no wallet, offers `otherwiseOffer` and returns false. */
export async function connectThrough(
  find: () => Promise<Eip1193Provider | null>,
  { source = null, otherwiseOffer }: { source?: WalletSource; otherwiseOffer: WalletOffer },
): Promise<boolean> {
  return connectOnce(async () => {
    const provider = await find().catch(() => null)
    if (!provider) {
      console.warn('Failed to connect the wallet: there is none')
      engine.drop()
      walletOfferStore.set(otherwiseOffer)
      return false
    }
    setWalletSource(source)
    const connected = await engine.connect(createWalletPort(provider))
    if (!connected) setWalletSource(null)
    else if (isForgetful()) toast(connectFailureTexts.forgetful)
    return connected
  })
}

export async function restoreWallet(options: { isFresh: boolean }): Promise<void> {
  // The other tab has stored where its wallet comes from.
  if (options.isFresh) walletSourceStore.set(readSource())
  const provider = await findSavedWallet().catch(() => null)
  isWaiting = provider === null && walletSourceStore.get() === 'passkey' && unreachableStore.get().length > 0
  if (isWaiting) return
  await engine.restore(provider && createWalletPort(provider), options)
  // The other tab may still be signing in. It announces the end of its sign-in.
  if (options.isFresh && engine.signOut.mayFollowSignIn()) await engine.checkSession()
}

export function disconnectWallet(): void {
  setWalletSource(null)
  engine.disconnect()
}

/** Throws if the wallet is on another network after the switch. */
export async function switchNetwork(chain: { chainId: number; rpcUrl: string | null }): Promise<void> {
  const { port } = engine
  if (!port) throw new AppError('wallet-not-connected', 'No wallet connected')
  const { ensureChain } = await import('./networks/ensure-chain.ts')
  await ensureChain(port, chain)
  await engine.look()
}

export const finishSignOut = () => engine.signOut.finish()
export const signInAgain = () => engine.signIn()
export const signer = createSigner(() => engine.port)

async function connectOnce(connect: () => Promise<boolean>): Promise<boolean> {
  if (isConnecting) return false
  isConnecting = true
  isWaiting = false
  walletStore.set({ status: 'connecting' })
  try {
    return await connect()
  } finally {
    isConnecting = false
  }
}

async function findSavedWallet(): Promise<Eip1193Provider | null> {
  const source = walletSourceStore.get()
  if (source === 'passkey') return (await import('./passkey/provide-account.ts')).restorePasskey()
  if (__EMBEDDED__ && source === 'demo') return (await discoverWallet(0)) ?? (await loadDemoWallet())
  return discoverWallet(waitAtRestoreMs)
}

function followOutside(): void {
  walletStore.subscribe(followKeptAnswers)
  onSignedOut(() => void engine.checkSession())
  unreachableStore.subscribe(() => {
    if (unreachableStore.get().length === 0)
      void (isWaiting ? restoreWallet({ isFresh: false }) : engine.checkSession())
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

/**
 * While the server is silent, the page can read kept answers. When the session ends, every cache
 * becomes empty.
 */
function followKeptAnswers(): void {
  const state = walletStore.get()
  const session = state.status === 'connected' ? state.session.status : 'none'
  if (session === lastSession) return
  lastSession = session
  if (state.status === 'connected' && session === 'unreachable') keepAnswersOf(state.identity)
  if (session !== 'expired') return
  forgetAnswers()
  renewQueryClient()
}
