import { type Address, toAddress } from '@did/domain/hex'
import { recall, remember } from '../../../lib/page/browser-storage.ts'
import type { SessionStorage } from './saved-session.ts'

/** The specified `wallet_session` has no room for an identity that is not the wallet's own. */
const savedIdentityKey = 'wallet_identity'

type Acting = { wallet: Address; identity: Address }

/**
 * Remembers for which identity a wallet acts, so that the page can show the identity's data while
 * the server does not answer.
 */
export function saveIdentity(storage: SessionStorage, { wallet, identity }: Acting): void {
  remember(savedIdentityKey, wallet === identity ? null : `${wallet} ${identity}`, () => storage)
}

/** Returns the wallet's own address unless the wallet was last seen to act for another identity. */
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
