import { getAppConfig } from '../../../lib/app-config.ts'
import { connectThrough } from '../wallet.ts'
import { openAccount, type Way } from './open-account.ts'
import { provideAccount } from './provide-account.ts'

/** Opens an account and signs in. Throws what keeps the person from opening one. */
export async function connectPasskey(way: Way): Promise<boolean> {
  const opened = await openAccount(way, await getAppConfig())
  return connectThrough(async () => provideAccount(opened), { source: 'passkey', otherwiseOffer: 'passkey' })
}
