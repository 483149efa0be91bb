import * as claimType from '@did/domain/texts/en/claim/claim-type-names'
import * as proofTypes from '@did/domain/texts/en/proof/proof-type-names'

export const claimTypeLabels = claimType.claimTypeLabels

export function claimTypeLabel(type: string): string {
  return claimType.claimTypeLabel(type)
}

export const reviewTexts = {
  accredited: 'Accredited verifier',
  'self-registered': 'Registered itself, not reviewed',
  suspended: 'Suspended',
  'suspended-since': 'Suspended since it signed',
  'accredited-since': 'Accredited since it signed',
} as const

/**
 * Stands beside the name of a verifier that nobody reviewed, if the name looks like the name
 * `known`.
 */
export const resembles = (known: string) => `Its name resembles ${known}, which is another organization.`

/** Returns the name of a type of proof, such as 'Age'. */
export function proofTypeName(type: string): string {
  return proofTypes.proofTypeName(type)
}
