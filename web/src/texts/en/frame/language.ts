export const languageTexts = {
  label: 'Language',
  notKept: 'This browser refuses cookies, so the page follows the browser’s own language.',
} as const
