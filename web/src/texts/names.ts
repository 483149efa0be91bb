/** What the types of claims are called on screen. */
import * as claimType from '@did/domain/claim-type'

export const claimTypeLabels = claimType.claimTypeLabels

export function claimTypeLabel(type: string): string {
  return claimType.claimTypeLabel(type)
}

/** The wizard offers more of them. */
export const onboardingTypeLabels = {
  identity: 'Identity',
  education: 'Education',
  employment: 'Employment',
  license: 'License',
  credential: 'Credential',
  membership: 'Membership',
  certificate: 'Certificate',
  award: 'Award',
  custom: 'Custom',
} as const
