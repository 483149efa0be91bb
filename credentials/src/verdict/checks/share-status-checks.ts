import type { ShareStatus } from '@did/domain/share/share'
import { claimHash } from '../../attestation/claim-leaves.ts'
import type { JudgedShare } from '../../share/share-link.ts'
import type { Fact } from '../fact.ts'
import { type Check, check } from '../verdict-checks.ts'

/**
 * Checks a claim that had no attestation when its link was made. Nobody signs a share's id, so the
 * server's report of a later attestation counts only if the link's text has the `claimHash` that
 * the server has for the share. The verdict stays amber in any case.
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
 * Checks the status of a share that the checker has already opened, so it does not matter that no
 * views are left.
 */
export function checkOpenedStatus(shareStatus: Fact<ShareStatus>, expectedHash: string | null): Check {
  const found = checkShareStatus(shareStatus, expectedHash)
  return found.code === 'share-used-up' ? check('share-opened') : found
}

/**
 * Checks the status of a share. Nobody signs a share's id, so the server's answer may be about
 * another share. `expectedHash` is the hash of the link's text.
 */
export function checkShareStatus(shareStatus: Fact<ShareStatus>, expectedHash: string | null): Check {
  if (shareStatus === 'unknown') return check('share-unchecked')
  const { status, claimHash: actualHash } = shareStatus
  if (expectedHash !== null && actualHash !== null && actualHash.toLowerCase() !== expectedHash)
    return check('share-of-another-claim')
  return check(`share-${status}`)
}
