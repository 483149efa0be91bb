// No schema may stand in this file: the public verdict page imports it without a validator.

/** The five types that the Add New Claim dialog offers. */
export const claimTypeLabels = {
  education: 'Education Credential',
  kyc: 'KYC Verification',
  certification: 'Professional Certification',
  employment: 'Employment History',
  membership: 'Membership',
} as const
export type LabelledClaimType = keyof typeof claimTypeLabels

/** The nine types that the onboarding wizard offers. */
export const onboardingClaimTypes = [
  'identity',
  'education',
  'employment',
  'license',
  'credential',
  'membership',
  'certificate',
  'award',
  'custom',
] as const

const wizardTypeLabels = {
  identity: 'Identity',
  license: 'License',
  credential: 'Credential',
  certificate: 'Certificate',
  award: 'Award',
  custom: 'Custom',
} as const
const labels: Readonly<Record<string, string>> = { ...claimTypeLabels, ...wizardTypeLabels }

/** Returns a type's name for screens. An unknown type only gets a capital first letter. */
export function claimTypeLabel(type: string): string {
  return Object.hasOwn(labels, type)
    ? (labels[type] ?? type)
    : type.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase())
}

export function isLabelledClaimType(type: string): type is LabelledClaimType {
  return Object.hasOwn(claimTypeLabels, type)
}

/**
 * The six designs of a claim on screen. A wizard's type has the design of the most similar type.
 */
export type ClaimLook = LabelledClaimType | 'other'
export function claimLook(type: string): ClaimLook {
  if (isLabelledClaimType(type)) return type
  if (type === 'identity') return 'kyc'
  if (['license', 'certificate', 'credential', 'award'].includes(type)) return 'certification'
  return 'other'
}
