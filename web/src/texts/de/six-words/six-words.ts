/** Texts around the six words that two people or two screens compare. */
export const sixWordsTexts = {
  failed: 'Die Wörter konnten nicht geladen werden.',
} as const
