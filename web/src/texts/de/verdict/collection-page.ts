import { closedShare } from '@did/domain/texts/de/verdict/labels'

export const collectionPageTexts = {
  intro:
    'Jemand teilt diese Nachweise gemeinsam mit Ihnen. Jeder wird für sich geprüft. Die Person, der sie gehören, sieht, dass der Link geöffnet wurde.',
  open: 'Alle öffnen und prüfen',
  opening: 'Wird geöffnet und geprüft …',
  list: 'Die Nachweise dieses Links',
  checkAgain: 'Alle noch einmal prüfen',
  number: (number: number) => `Nachweis ${number}`,
  noName: 'Kein Name gezeigt',
  notOpened: {
    closed: (number: number) => `Nachweis ${number}: ${closedShare}`,
    unreachable: (number: number) =>
      `Nachweis ${number} ließ sich gerade nicht öffnen. Laden Sie die Seite gleich noch einmal.`,
  },
} as const
