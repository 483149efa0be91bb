import { claimTypeLabel, claimTypeLabels } from '../../texts/en/frame/names.ts'

/** Lists the types that occur: the five labelled types in their own order, then others by name. */
export function listClaimTypes(claims: readonly { type: string }[]): readonly { value: string; label: string }[] {
  const present = new Set(claims.map((claim) => claim.type))
  const labelled = Object.keys(claimTypeLabels).filter((type) => present.delete(type))
  return [...labelled, ...[...present].sort()].map((type) => ({ value: type, label: claimTypeLabel(type) }))
}

/** Keeps every claim for 'all', and for a type that no claim has any more. */
export function filterClaims<Claim extends { type: string }>(claims: readonly Claim[], type: string): readonly Claim[] {
  return claims.some((claim) => claim.type === type) ? claims.filter((claim) => claim.type === type) : claims
}
