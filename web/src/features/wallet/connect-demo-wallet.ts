import { loadDemoWallet } from './demo-wallet.ts'
import { connectThrough } from './wallet.ts'

/** Apart from the other connections, so that a production build leaves it out together with the dialog that offers it. */
export async function connectDemoWallet(): Promise<boolean> {
  return connectThrough(loadDemoWallet, { source: 'demo', otherwiseOffer: 'install' })
}
