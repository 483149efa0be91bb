import { listDerivedFacts } from '@did/domain/claim/age-facts'
import type { Claim } from '@did/domain/claim/claim'
import { holderNameOf, listClaimFields } from '@did/domain/claim/claim-fields'
import type { Session } from '../auth/session.ts'
import { readAskedVerifier, readVerifiedBy } from './claim-verifiers.ts'
import type { PresentableClaim } from './store.ts'

/**
 * `isVerified` and the level are in no column of `claims`: both come from the current attestation.
 */
export function presentClaim(row: PresentableClaim): Claim {
  const { claim, attestationId, level, standing, validUntil, chainRecord, verifiedBy, asked } = row
  const { id, didId, type, title, description, issuer, issueDate, isPrivate, isSelective } = claim
  return {
    id,
    didId,
    type,
    title,
    description,
    holderName: holderNameOf(claim.leaves),
    fields: listClaimFields(claim.leaves),
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
    verifiedBy: standing === 'current' && verifiedBy ? readVerifiedBy(verifiedBy) : null,
    asked: asked.map(readAskedVerifier),
    createdAt: claim.createdAt.toISOString(),
    version: claim.version,
  }
}

/** A verifier does not see the owner's choice of visibility and the claim's other verifiers. */
export function presentClaimTo({ address, user }: Session, row: PresentableClaim): Claim {
  const claim = presentClaim(row)
  if (row.owner === address) return claim
  const verifiedBy = claim.verifiedBy?.verifierId === user?.id ? claim.verifiedBy : null
  return { ...claim, isPrivate: true, isSelective: false, verifiedBy, asked: [] }
}
