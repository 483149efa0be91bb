import type { AppConfig } from '@did/domain/app-config'
import { passkeyCalls } from '@did/domain/calls/passkeys'
import { api } from '../../../lib/api.ts'
import type { Eip1193Provider } from '../engine/wallet-port.ts'
import { walletStore } from '../wallet-store.ts'
import { announceProvider } from './announce-provider.ts'
import { findConfig } from './known-config.ts'
import { type KnownPasskey, recallPasskey, rememberPasskey } from './known-passkey.ts'
import { type OpenedAccount, openAccount, type Way } from './open-account.ts'
import { createPasskeyProvider } from './provider.ts'

/**
 * Opens the account of the passkey that this browser used last, without asking the person. Returns
 * null if there is none.
 */
export async function restorePasskey(): Promise<Eip1193Provider | null> {
  return recallPasskey() ? provideAccount(await openAccount('again', await findConfig())) : null
}

/** This provider only signs. The account that is connected stays connected. */
export async function provideBeside(way: Way, config: AppConfig): Promise<Eip1193Provider> {
  return createPasskeyProvider(await openAccount(way, config))
}

/** After the first sign-in, the server keeps the account's passkey. */
export function provideAccount(opened: OpenedAccount): Eip1193Provider {
  const { end, ...provider } = createPasskeyProvider(opened)
  // The announced provider lacks the passkey, so that other scripts cannot reach the passkey's
  // secret.
  const stopAnnouncing = announceProvider({ ...provider, passkey: undefined })
  followWallet(opened.known, () => {
    end()
    stopAnnouncing()
  })
  return provider
}

/**
 * Once the person is signed in, keeps the passkey's public key at the server, so that another
 * device can find the account. Calls `end` once the account is not connected any more, so that
 * nobody else who uses the tab can sign without being asked.
 */
function followWallet(known: KnownPasskey, end: () => void): void {
  const stop = walletStore.subscribe(() => {
    const state = walletStore.get()
    if (state.status === 'connected' && state.address === known.account) {
      if (known.isKept || state.session.status !== 'signed-in') return
      known.isKept = true
      void keep(known)
    } else if (state.status === 'connected' || state.status === 'disconnected') {
      stop()
      end()
    }
  })
}

async function keep({ credentialId, key, ...known }: KnownPasskey): Promise<void> {
  try {
    await api(passkeyCalls.keepPasskey, { body: { credentialId, ...key } })
    rememberPasskey({ ...known, credentialId, key, isKept: true })
  } catch (error) {
    console.warn('The server did not keep the passkey, so other devices cannot find the account yet', error)
  }
}
