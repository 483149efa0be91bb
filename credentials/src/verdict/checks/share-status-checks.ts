import type { ShareStatus } from '@did/domain/share/share'
import { claimHash } from '../../attestation/claim-leaves.ts'
import type { JudgedShare } from '../../share/share-link.ts'
import type { Fact } from '../fact.ts'
import { type Check, check } from '../verdict-checks.ts'

/**
 * Checks the server's report of a later attestation. The share id is not signed, so the report
 * counts only when the link's text hashes to the share's `claimHash`. The verdict stays amber.
 */
export function listUnattestedChecks(share: JudgedShare & { kind: 'unattested' }, status: Fact<ShareStatus>): Check[] {
  const confirmed = status === 'unknown' ? undefined : status.confirmed
  const details = share.details ?? confirmed?.details ?? null
  const hash = details === null ? null : claimHash({ ...share.payload.publicData, details })
  const found = checkOpenedStatus(status, hash)
  const isConfirmed = confirmed !== undefined && found.code === 'share-active'
  return [check('link-intact'), check(isConfirmed ? 'confirmed-since' : 'nobody-yet'), found]
}

/**
 * Checks the status of a share that was opened. Used-up views do not matter to a reader who has
 * already opened the share.
 */
export function checkOpenedStatus(shareStatus: Fact<ShareStatus>, expectedHash: string | null): Check {
  const found = checkShareStatus(shareStatus, expectedHash)
  return found.code === 'share-used-up' ? check('share-opened') : found
}

/**
 * Checks a share's status. The share id is not signed, but `expectedHash` shows when the status is
 * about another text.
 */
export function checkShareStatus(shareStatus: Fact<ShareStatus>, expectedHash: string | null): Check {
  if (shareStatus === 'unknown') return check('share-unchecked')
  const { status, claimHash: actualHash } = shareStatus
  if (expectedHash !== null && actualHash !== null && actualHash.toLowerCase() !== expectedHash)
    return check('share-of-another-claim')
  return check(`share-${status}`)
}
