/** What the types of claims are called on screen. */
import * as claimType from '@did/domain/claim-type'

export const claimTypeLabels = claimType.claimTypeLabels

export function claimTypeLabel(type: string): string {
  return claimType.claimTypeLabel(type)
}
