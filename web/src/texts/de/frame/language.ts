export const languageTexts = {
  label: 'Sprache',
  notKept: 'Dieser Browser lehnt Cookies ab. Deshalb folgt die Seite der Sprache des Browsers.',
  typed:
    'Was Sie auf dieser Seite eingegeben haben, ginge verloren. Drücken Sie noch einmal, um die Sprache zu wechseln.',
} as const
