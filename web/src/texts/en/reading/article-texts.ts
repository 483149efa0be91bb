/**
 * The headings above what another person sees or does not see, and the labels of the rows about
 * kept data.
 */
export const articleTexts = {
  shown: 'They see',
  hidden: 'They do not see',
  kept: 'How long it is kept',
  erased: 'If you delete your account',
} as const
