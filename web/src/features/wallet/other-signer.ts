import type { AppConfig } from '@did/domain/app-config'
import { AppError } from '@did/domain/errors'
import type { Signer } from '../../entities/account/account.ts'
import { loadDemoWallet } from './engine/demo-wallet.ts'
import { discoverWallet } from './engine/discover-wallet.ts'
import { createWalletPort, type Eip1193Provider } from './engine/wallet-port.ts'
import type { Way } from './passkey/open-account.ts'
import { createSigner } from './signer.ts'

const waitForWalletMs = 1000

/** Opens a passkey's account for signing only. The account that is connected stays connected. */
export async function openPasskeySigner(way: Way, config: AppConfig): Promise<Signer> {
  const { provideBeside } = await import('./passkey/provide-account.ts')
  return openSigner(await provideBeside(way, config))
}

/** Opens this browser's wallet for signing only. The account that is connected stays connected. */
export async function openWalletSigner(): Promise<Signer> {
  const found = (await discoverWallet(waitForWalletMs)) ?? (__EMBEDDED__ ? await loadDemoWallet() : null)
  if (!found) throw new AppError('wallet-missing', 'There is no wallet in this browser')
  return openSigner(found)
}

async function openSigner(provider: Eip1193Provider): Promise<Signer> {
  const port = createWalletPort(provider)
  const [wallet] = await port.requestAccounts()
  if (!wallet) throw new AppError('wallet-no-accounts', 'The wallet answered no accounts')
  return createSigner(() => port)({ identity: wallet, wallet })
}
