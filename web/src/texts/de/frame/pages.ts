export const notFoundTexts = {
  title: '404 Seite nicht gefunden',
  text: 'Fehlt die Seite vielleicht noch im Router?',
  home: 'Zur Startseite',
} as const
