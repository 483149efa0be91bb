/** What types of claims and levels of verification are called on screen. */
import * as claimType from '@did/domain/claim-type'
import * as proofTypes from '@did/domain/texts/proof-type-names'

export const claimTypeLabels = claimType.claimTypeLabels

export function claimTypeLabel(type: string): string {
  return claimType.claimTypeLabel(type)
}

/** Before what an owner typed as issuer: nobody else stands behind it. */
export const issuerTerm = 'Issuer, as the owner wrote it'

/** What stands behind a verifier's name. */
export const reviewTexts = {
  accredited: 'Accredited verifier',
  'self-registered': 'Registered itself, not reviewed',
  suspended: 'Suspended',
  'suspended-since': 'Suspended since it signed',
  'accredited-since': 'Accredited since, not when it signed',
} as const

/** What a verification confirmed. */
export function levelName(level: string): string {
  return proofTypes.proofTypeName(level)
}
