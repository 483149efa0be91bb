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

/** Warns of a name that nobody reviewed, beside the name. */
export const resembles = (known: string) => `Its name resembles ${known}, which is another organization.`

/**
 * Returns the name of a verification's level, such as 'Age'. An identity proof covers the fields of
 * whatever claim it is about, so about anything but an identity its level is the claim's type.
 */
export function levelName(level: string, type = 'identity'): string {
  if (level === 'IdentityProof' && type !== 'identity' && type !== 'kyc') return claimTypeLabel(type)
  return proofTypes.proofTypeName(level)
}
