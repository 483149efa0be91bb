export const languageTexts = {
  label: 'Sprache',
  notKept: 'Dieser Browser lehnt Cookies ab. Deshalb folgt die Seite der Sprache des Browsers.',
} as const
