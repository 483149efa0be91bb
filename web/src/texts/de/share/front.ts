import { frontShareDays } from '@did/domain/share/limits'
import { writeDuration } from '@did/domain/texts/de/durations'

const lasts = writeDuration(frontShareDays * 86_400_000)

export const frontTexts = {
  confirmedBy: 'Bestätigt von',
  confirmedOn: (day: string) => `Bestätigt am ${day}`,
  nameless: 'Hier steht nicht, wem es gehört.',
  scan: 'Scannen Sie den Code, um dies zu prüfen. Der Bildschirm allein beweist nichts.',
  loading: 'Code wird gezeichnet',
  failed: 'Der Code konnte nicht gezeichnet werden.',
  again: 'Erneut versuchen',
  tooLong: 'Dieser Nachweis ist zu lang für einen feinen Code. Nehmen Sie einen einfacheren.',
  withdrawn: 'Sie haben diesen Link zurückgezogen.',
  newLink: 'Neuen Link erstellen',
  simpler: 'Einfacheren Code nehmen',
  simplerHint: `Leichter zu scannen. Er braucht zum Öffnen unseren Dienst und endet nach ${lasts}.`,
  simplerShown: `Dieser Code endet nach ${lasts}.`,
  label: 'Auf meinem Bildschirm gezeigt',
  over: {
    none: 'Das hat noch niemand bestätigt. Deshalb gibt es nichts zu zeigen.',
    expired: 'Diese Bestätigung ist abgelaufen.',
    withdrawn: 'Die Prüfstelle hat ihre Bestätigung zurückgezogen.',
    private: 'Diese Angabe ist privat und kann nicht gezeigt werden.',
  },
} as const
