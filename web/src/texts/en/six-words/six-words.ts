/** Texts around the six words that two people or two screens compare. */
export const sixWordsTexts = {
  failed: 'The words could not be loaded.',
} as const
