import { claimTypeLabel, claimTypeLabels } from '../../texts/names.ts'

/** The types that occur, the five labelled ones first in their own order, the others by name. */
export function listClaimTypes(claims: readonly { type: string }[]): readonly { value: string; label: string }[] {
  const present = new Set(claims.map((claim) => claim.type))
  const labelled = Object.keys(claimTypeLabels).filter((type) => present.delete(type))
  return [...labelled, ...[...present].sort()].map((type) => ({ value: type, label: claimTypeLabel(type) }))
}

/** 'all' keeps every claim, and so does a type that no claim has any more. */
export function filterClaims<Claim extends { type: string }>(claims: readonly Claim[], type: string): readonly Claim[] {
  return claims.some((claim) => claim.type === type) ? claims.filter((claim) => claim.type === type) : claims
}
