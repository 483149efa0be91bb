import { AppError } from '@did/domain/errors'
import { getAppConfig } from '../../../lib/app-config.ts'
import { connectThrough } from '../wallet.ts'
import { walletStore } from '../wallet-store.ts'
import { openAccount, type Way } from './open-account.ts'
import { provideAccount } from './provide-account.ts'

/** Opens the account of a passkey and signs in. Throws the reason if no account can be opened. */
export async function connectPasskey(way: Way): Promise<boolean> {
  // While another wallet has not answered, nobody can connect, so a passkey would be of no use.
  if (walletStore.get().status === 'connecting') throw new AppError('wallet-request-pending', 'A wallet is asked')
  const opened = await openAccount(way, await getAppConfig())
  return connectThrough(async () => provideAccount(opened), { source: 'passkey', otherwiseOffer: 'passkey' })
}
