import { holderNameOf } from '@did/domain/claim/claim-fields'
import type { PendingAsked } from '@did/domain/verification-request/verification-request'

/** Names whom a request is about, and in brackets the account that sent it. */
export function nameRequester({ leaves, requester }: Pick<PendingAsked, 'leaves' | 'requester'>): string {
  const name = holderNameOf(leaves)
  return !name || name === requester.username ? requester.username : `${name} (${requester.username})`
}
