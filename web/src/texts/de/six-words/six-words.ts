export const sixWordsTexts = {
  failed: 'Die Wörter konnten nicht geladen werden.',
} as const
