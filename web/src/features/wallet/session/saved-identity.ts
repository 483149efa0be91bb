import { type Address, toAddress } from '@did/domain/hex'
import { recall, remember } from '../../../lib/page/browser-storage.ts'
import type { SessionStorage } from './saved-session.ts'

/**
 * The identity has its own entry in the storage, because the `wallet_session` of the specification
 * has no member for an identity.
 */
const savedIdentityKey = 'wallet_identity'

type Acting = { wallet: Address; identity: Address }

/**
 * Remembers for which identity a wallet acts, so that the page can show the identity's data while
 * the server does not answer.
 */
export function saveIdentity(storage: SessionStorage, { wallet, identity }: Acting): void {
  remember(savedIdentityKey, wallet === identity ? null : `${wallet} ${identity}`, () => storage)
}

/**
 * Returns the identity for which this wallet acted last. If none is stored, returns the wallet's
 * own address.
 */
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
