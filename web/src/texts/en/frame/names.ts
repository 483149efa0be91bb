import * as claimType from '@did/domain/texts/en/claim/claim-type-names'
import * as proofTypes from '@did/domain/texts/en/proof/proof-type-names'

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
  'accredited-since': 'Accredited since it signed',
} as const

/**
 * Stands beside the name of a verifier that nobody reviewed, and warns that the name looks like
 * another one.
 */
export const resembles = (known: string) => `Its name resembles ${known}, which is another organization.`

/**
 * Returns the name of a verification's level, such as 'Age'. A verifier can make an identity proof
 * about the fields of any claim. For a claim of another type, the level's name is therefore the
 * name of the claim's type.
 */
export function levelName(level: string, type = 'identity'): string {
  if (level === 'IdentityProof' && type !== 'identity' && type !== 'kyc') return claimTypeLabel(type)
  return proofTypes.proofTypeName(level)
}
