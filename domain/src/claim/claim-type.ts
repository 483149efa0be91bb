// No schema may stand in this file: the public verdict page imports it without a validator.

/** The five types that the Add New Claim dialog offers. */
const dialogClaimTypes = ['education', 'kyc', 'certification', 'employment', 'membership'] as const
type DialogClaimType = (typeof dialogClaimTypes)[number]

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

/**
 * The six designs of a claim on screen. A wizard's type has the design of the most similar type.
 */
export type ClaimLook = DialogClaimType | 'other'
export function claimLook(type: string): ClaimLook {
  const own = dialogClaimTypes.find((each) => each === type)
  if (own) return own
  if (type === 'identity') return 'kyc'
  if (['license', 'certificate', 'credential', 'award'].includes(type)) return 'certification'
  return 'other'
}
