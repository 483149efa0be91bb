export const languageTexts = {
  label: 'Language',
  notKept: 'This browser refuses cookies, so the page follows the browser’s own language.',
  typed: 'What you typed on this page would be lost. Press again to change the language.',
} as const
