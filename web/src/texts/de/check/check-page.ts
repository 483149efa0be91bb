export const checkPageTexts = {
  title: 'Mehrere prüfen',
  lead: 'Fügen Sie die Links, Codes und Dateien ein, die Sie bekommen haben, alle auf einmal oder nacheinander. Dieser Browser prüft sie und behält nichts: Keine Liste wird gesendet, keine Datei hochgeladen.',
  toOne: 'Ist es nur einer?',
  scanOne: 'Code scannen',
} as const
