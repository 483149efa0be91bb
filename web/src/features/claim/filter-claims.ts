import { claimTypeLabel, claimTypeLabels } from '../../texts/en/frame/names.ts'

/**
 * Lists the types that occur in the claims. The five labelled types come first, and the other types
 * follow by name.
 */
export function listClaimTypes(claims: readonly { type: string }[]): readonly { value: string; label: string }[] {
  const present = new Set(claims.map((claim) => claim.type))
  const labelled = Object.keys(claimTypeLabels).filter((type) => present.delete(type))
  return [...labelled, ...[...present].sort()].map((type) => ({ value: type, label: claimTypeLabel(type) }))
}

/** Keeps all claims if the type is 'all' or if no claim has the type any more. */
export function filterClaims<Claim extends { type: string }>(claims: readonly Claim[], type: string): readonly Claim[] {
  return claims.some((claim) => claim.type === type) ? claims.filter((claim) => claim.type === type) : claims
}
