// No schema here: the public verdict page names claim types too, and must not load a validator for it.

/** The five types the Add New Claim dialog offers, with the spec's labels. */
export const claimTypeLabels = {
  education: 'Education Credential',
  kyc: 'KYC Verification',
  certification: 'Professional Certification',
  employment: 'Employment History',
  membership: 'Membership',
} as const
export type LabelledClaimType = keyof typeof claimTypeLabels

/** The nine types the wizard offers. */
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

/** The label of a type: one of the five, otherwise the raw type (SPEC.md 2.9). */
export function claimTypeLabel(type: string): string {
  return isLabelledClaimType(type) ? claimTypeLabels[type] : type
}

export function isLabelledClaimType(type: string): type is LabelledClaimType {
  return Object.hasOwn(claimTypeLabels, type)
}

/** Which of the six looks a type wears (UI.md): wizard types borrow the nearest. */
export type ClaimLook = LabelledClaimType | 'other'
export function claimLook(type: string): ClaimLook {
  if (isLabelledClaimType(type)) return type
  if (type === 'identity') return 'kyc'
  if (['license', 'certificate', 'credential', 'award'].includes(type)) return 'certification'
  return 'other'
}
