/** Two people or two screens compare the six words. */
export const sixWordsTexts = {
  failed: 'The words could not be loaded.',
} as const
