/**
 * This module knows for which account the browser keeps links and a request to a wallet. The links
 * outlive a session that ends by itself, because without a vault nothing else could show them
 * again.
 */
import type { Address } from '@did/domain/hex'
import { forgetRequest } from '../../../entities/any-wallet/kept-request.ts'
import { forgetOwnLinks } from '../../../entities/share/own-links.ts'
import { recall, remember } from '../../../lib/page/browser-storage.ts'

/** The page that lists what stays in the browser names this key. */
const ownerKey = 'kept_for'

/** Forgets what the browser keeps for another account, because another person may sign in here. */
export function keepFor(account: Address): void {
  const last = recall(ownerKey)
  if (last === account) return
  if (last !== null) forgetKept()
  remember(ownerKey, account)
}

/** Forgets the kept links and the wallet's request when the person disconnects. */
export function forgetKept(): void {
  forgetOwnLinks()
  forgetRequest()
  remember(ownerKey, null)
}
