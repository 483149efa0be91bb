/**
 * This module remembers for which account the browser keeps share links and a request to a wallet.
 * The links stay when a session ends by itself, because without a vault nothing else could show
 * them again.
 */
import type { Address } from '@did/domain/hex'
import { forgetRequest } from '../../../entities/any-wallet/kept-request.ts'
import { forgetOwnLinks } from '../../../entities/share/own-links.ts'
import { recall, remember } from '../../../lib/page/browser-storage.ts'

/** The page that lists what this browser stores mentions this key, too. */
const ownerKey = 'kept_for'

/**
 * Forgets what the browser keeps for another account, because that account may belong to another
 * person.
 */
export function keepFor(account: Address): void {
  const last = recall(ownerKey)
  if (last === account) return
  if (last !== null) forgetKept()
  remember(ownerKey, account)
}

export function forgetKept(): void {
  forgetOwnLinks()
  forgetRequest()
  remember(ownerKey, null)
}
