export const sixWordsTexts = {
  failed: 'تعذّر تحميل الكلمات.',
} as const
