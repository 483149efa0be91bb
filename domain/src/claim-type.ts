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

/** What the wizard offers beside the five. */
const wizardTypeLabels = {
  identity: 'Identity',
  license: 'License',
  credential: 'Credential',
  certificate: 'Certificate',
  award: 'Award',
  custom: 'Custom',
} as const
const labels: Readonly<Record<string, string>> = { ...claimTypeLabels, ...wizardTypeLabels }

/**
 * The one name of a type, on every screen. A type that only its owner knows keeps the owner's spelling, with a capital letter at its
 * beginning as every other type has.
 */
export function claimTypeLabel(type: string): string {
  return Object.hasOwn(labels, type)
    ? (labels[type] ?? type)
    : type.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase())
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
