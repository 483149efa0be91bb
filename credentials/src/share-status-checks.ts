import type { ShareStatus } from '@did/domain/share'
import { claimHash } from './claim-leaves.ts'
import type { Fact } from './fact.ts'
import type { ParsedShare } from './share-link.ts'
import { type Check, check } from './verdict-checks.ts'

// What our own server says about a share. Nothing of it makes a verdict green.

/**
 * The share id is not signed, so a status tells of a confirmation only where the text of the link hashes to what was shared. It is our
 * server's word alone, and makes nothing green.
 */
export function listUnattestedChecks(share: ParsedShare & { kind: 'unattested' }, status: Fact<ShareStatus>): Check[] {
  const confirmed = status === 'unknown' ? undefined : status.confirmed
  const details = share.details ?? confirmed?.details ?? null
  const hash = details === null ? null : claimHash({ ...share.payload.publicData, details })
  const found = checkOpenedStatus(status, hash)
  const isConfirmed = confirmed !== undefined && found.code === 'share-active'
  return [check('link-intact'), check(isConfirmed ? 'confirmed-since' : 'nobody-yet'), found]
}

/** Views are used up for those who have not opened the share; whoever holds its text is one of those it was opened to. */
export function checkOpenedStatus(shareStatus: Fact<ShareStatus>, expectedHash: string | null): Check {
  const found = checkShareStatus(shareStatus, expectedHash)
  return found.code === 'share-used-up' ? check('share-opened') : found
}

/** The share id is not signed: `expectedHash` tells whether the status is about this claim and not about a borrowed id's. */
export function checkShareStatus(shareStatus: Fact<ShareStatus>, expectedHash: string | null): Check {
  if (shareStatus === 'unknown') return check('share-unchecked')
  const { status, claimHash: actualHash } = shareStatus
  if (expectedHash !== null && actualHash !== null && actualHash.toLowerCase() !== expectedHash)
    return check('share-of-another-claim')
  return check(`share-${status}`)
}
