/** 'View Proof': what a reader of the claim's link would be told. */
export const ownCheckTexts = {
  checking: 'Checking the signature',
  failed: 'The signature could not be checked just now. The claim itself is unaffected.',
} as const
