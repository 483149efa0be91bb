import * as claimType from '@did/domain/claim/claim-type'
import * as proofTypes from '@did/domain/texts/proof-type-names'

export const claimTypeLabels = claimType.claimTypeLabels

export function claimTypeLabel(type: string): string {
  return claimType.claimTypeLabel(type)
}

/** Says whether and when somebody reviewed a verifier. */
export const reviewTexts = {
  accredited: 'Accredited verifier',
  'self-registered': 'Registered itself, not reviewed',
  suspended: 'Suspended',
  'suspended-since': 'Suspended since it signed',
  'accredited-since': 'Accredited since, not when it signed',
} as const

/** Returns the name of a verification's level, such as 'Age'. */
export function levelName(level: string): string {
  return proofTypes.proofTypeName(level)
}
