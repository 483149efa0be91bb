import { holderNameOf } from '@did/domain/claim/claim-fields'
import type { PendingAsked } from '@did/domain/verification-request/verification-request'

/**
 * Returns the holder's name on the claim. The username of the account that sent the request follows
 * in brackets if it differs.
 */
export function nameRequester({ leaves, requester }: Pick<PendingAsked, 'leaves' | 'requester'>): string {
  const name = holderNameOf(leaves)
  return !name || name === requester.username ? requester.username : `${name} (${requester.username})`
}
