import { discoverAnnounced } from './discover-wallet.ts'
import type { Eip1193Provider } from './wallet-port.ts'

const source = '/demo-wallet.js'
let loading: Promise<void> | null = null

/** Only an embedded installation has a demo wallet. */
export async function loadDemoWallet(): Promise<Eip1193Provider | null> {
  loading ??= addScript().catch((error: unknown) => {
    loading = null
    throw error
  })
  await loading
  return discoverAnnounced((name) => name !== 'io.metamask' && /demo/i.test(name), 2000)
}

function addScript(): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script')
    script.src = source
    script.onload = () => resolve()
    script.onerror = () => {
      script.remove()
      reject(new Error(`Failed to fetch ${source}`))
    }
    document.head.append(script)
  })
}
