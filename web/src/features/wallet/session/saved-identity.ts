import { type Address, toAddress } from '@did/domain/hex'
import { recall, remember } from '../../../lib/page/browser-storage.ts'
import type { SessionStorage } from './saved-session.ts'

/**
 * The `wallet_session` of the specification has no member for an identity, so the identity has its
 * own entry in the storage.
 */
const savedIdentityKey = 'wallet_identity'

type Acting = { wallet: Address; identity: Address }

/** The page can then show the identity's data while the server does not answer. */
export function saveIdentity(storage: SessionStorage, { wallet, identity }: Acting): void {
  remember(savedIdentityKey, wallet === identity ? null : `${wallet} ${identity}`, () => storage)
}

/** Without a saved identity, a wallet acts for its own address. */
export function findSavedIdentity(storage: SessionStorage, wallet: Address): Address {
  const [savedWallet, identity] = recall(savedIdentityKey, () => storage)?.split(' ') ?? []
  try {
    return savedWallet === wallet && identity !== undefined ? toAddress(identity) : wallet
  } catch {
    return wallet
  }
}

export function forgetSavedIdentity(storage: SessionStorage): void {
  remember(savedIdentityKey, null, () => storage)
}
