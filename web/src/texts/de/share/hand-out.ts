import { plural } from '../frame/plural.ts'

export const handOutTexts = {
  send: 'Senden',
  sendFailed: {
    title: 'Nicht gesendet',
    description: 'Der Link konnte nicht an eine andere App gegeben werden. Kopieren Sie ihn stattdessen.',
  },
  mail: {
    subject: (title: string) => title,
    sentence: (title: string) => `${title}. Öffnen Sie den Link, um es zu prüfen.`,
    body: (title: string, url: string) =>
      `${title}\n\n${url}\n\nÖffnen Sie den Link, um es zu prüfen. Die Seite sagt, wer es bestätigt hat und ob es noch gilt. Sie brauchen kein Konto.`,
  },
  panel: {
    heading: { send: 'Link senden', enlarge: 'Code zeigen', print: 'Code drucken' },
    which: 'Welcher Link',
    differs: {
      short: 'Kleiner Code. Braucht zum Öffnen unseren Dienst. Sie können ihn jederzeit beenden.',
      open: 'Lang, mit feinem Code. Lässt sich ohne unseren Dienst öffnen und prüfen. Niemand kann ihn zurückholen.',
    },
    sheet: 'Mit anderer App senden',
    mail: 'E-Mail',
    copy: 'Kopieren',
    act: { enlarge: 'Zeigen', print: 'Drucken' },
    close: 'Schließen',
  },
  label: {
    label: 'Für wen ist er? (optional)',
    hint: 'Das sehen nur Sie. So finden und beenden Sie später den richtigen Link.',
    example: 'ACME, Bewerbung',
    add: 'Notiz hinzufügen',
    change: 'Notiz ändern',
    save: 'Notiz speichern',
    cancel: 'Abbrechen',
  },
  several: {
    action: 'Mehrere teilen',
    title: 'Mehrere Nachweise teilen',
    description: 'Wählen Sie aus. Ein Link zeigt alle, und jeder wird für sich geprüft.',
    list: 'Ihre Nachweise',
    chooseMore: 'Wählen Sie mindestens zwei.',
    name: (count: number) => `${count} Nachweise`,
  },
  together: {
    summary: (others: number) =>
      others === 0
        ? 'Weitere Nachweise in diesen Link aufnehmen'
        : `${plural(others, { one: '# weiterer Nachweis', other: '# weitere Nachweise' })} in diesem Link`,
    hint: 'Jeder wird für sich geprüft. Die weiteren zeigen ihre Grunddaten und den Namen.',
    list: 'Ihre weiteren Nachweise',
    notVerified: 'Noch hat ihn niemand bestätigt. Das erfährt, wer den Link öffnet.',
    full: (most: number) => `Ein Link fasst höchstens ${most} Nachweise.`,
  },
} as const
