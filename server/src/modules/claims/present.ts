import type { Claim } from '@did/domain/claim'
import { listDerivedFacts } from '@did/domain/derived-facts'
import type { PresentableClaim } from './store.ts'

/** `isVerified` and the level are read off the attestation that stands now; no column claims them. */
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
    createdAt: claim.createdAt.toISOString(),
    version: claim.version,
  }
}
