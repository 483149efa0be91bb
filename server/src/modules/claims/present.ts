import type { Claim } from '@did/domain/claim'
import { listDerivedFacts } from '@did/domain/derived-facts'
import type { Session } from '../auth/session.ts'
import { readAskedVerifier, readVerifiedBy } from './claim-verifiers.ts'
import type { PresentableClaim } from './store.ts'

/** For its owner. `isVerified` and the level are read off the attestation that stands now; no column claims them. */
export function presentClaim({ claim, ...seen }: PresentableClaim): Claim {
  const { attestationId, level, standing, validUntil, chainRecord } = seen
  const { id, didId, type, title, description, issuer, issueDate, isPrivate, isSelective } = claim
  return {
    id,
    didId,
    type,
    title,
    description,
    derivedFacts: listDerivedFacts(claim.leaves),
    issuer,
    issueDate,
    isVerified: attestationId !== null,
    isPrivate,
    isSelective,
    verificationLevel: level,
    standing,
    validUntil: validUntil?.toISOString() ?? null,
    previousClaimId: claim.previousClaimId,
    claimHash: claim.claimHash,
    details: claim.details,
    chainRecord,
    verifiedBy: seen.verifiedBy && readVerifiedBy(seen.verifiedBy),
    asked: seen.asked.map(readAskedVerifier),
    createdAt: claim.createdAt.toISOString(),
    version: claim.version,
  }
}

/**
 * For the owner, or for a verifier that was asked. A verifier reads neither whom else the owner asked nor who else verified the claim, and
 * not what the owner does with it: to a verifier every claim is private.
 */
export function presentClaimTo({ address, user }: Session, row: PresentableClaim): Claim {
  const claim = presentClaim(row)
  if (row.owner === address) return claim
  const verifiedBy = claim.verifiedBy?.verifierId === user?.id ? claim.verifiedBy : null
  return { ...claim, isPrivate: true, isSelective: false, verifiedBy, asked: [] }
}
