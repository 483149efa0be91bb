// This file must not contain a schema: the public verdict page imports the file, and a schema would
// make the page larger.

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
