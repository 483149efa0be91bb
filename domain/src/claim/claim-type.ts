// No schema may stand in this file: the public verdict page imports it without a validator.

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
