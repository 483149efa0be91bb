import { loadDemoWallet } from './engine/demo-wallet.ts'
import { connectThrough } from './wallet.ts'

/** This code has its own file, so that a production build leaves the demo wallet out. */
export async function connectDemoWallet(): Promise<boolean> {
  return connectThrough(loadDemoWallet, { source: 'demo', otherwiseOffer: 'install' })
}
