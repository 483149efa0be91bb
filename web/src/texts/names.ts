/** What types of claims and levels of verification are called on screen. */
import * as claimType from '@did/domain/claim-type'
import * as proofTypes from '@did/domain/texts/proof-type-names'

export const claimTypeLabels = claimType.claimTypeLabels

export function claimTypeLabel(type: string): string {
  return claimType.claimTypeLabel(type)
}

/** What a verification confirmed. */
export function levelName(level: string): string {
  return proofTypes.proofTypeName(level)
}
