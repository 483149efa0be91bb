import { AppError } from '@did/domain/errors'
import { getAppConfig } from '../../../lib/app-config.ts'
import { connectThrough } from '../wallet.ts'
import { walletStore } from '../wallet-store.ts'
import { openAccount, type Way } from './open-account.ts'
import { provideAccount } from './provide-account.ts'

/** If no account can be opened, throws an error with the reason. */
export async function connectPasskey(way: Way): Promise<boolean> {
  // While a request to a wallet is open, the page can connect no other account, so a new passkey
  // would be useless.
  if (walletStore.get().status === 'connecting') throw new AppError('wallet-request-pending', 'A wallet is asked')
  const opened = await openAccount(way, await getAppConfig())
  return connectThrough(async () => provideAccount(opened), { source: 'passkey', otherwiseOffer: 'passkey' })
}
