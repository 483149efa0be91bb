import { quoteWords } from '@did/domain/proof/quote-words'
import { plural } from '../frame/plural.ts'

export const confirmAgainTexts = {
  title: (date: string) => `Sie wurden am ${date} akkreditiert`,
  signedBefore: (count: number, hasMore: boolean) =>
    hasMore
      ? `Mehr als ${count} Bestätigungen haben Sie davor signiert.`
      : plural(count, {
          one: '# Bestätigung haben Sie davor signiert.',
          other: '# Bestätigungen haben Sie davor signiert.',
        }),
  checkersRead: 'Wer prüft, liest das so lange, bis Sie noch einmal bestätigen.',
  needOwners: (count: number) =>
    plural(count, {
      one: '# davon umfasst private Attribute. Die kann Ihnen nur noch einmal senden, wem sie gehören.',
      other: '# davon umfassen private Attribute. Die kann Ihnen nur noch einmal senden, wem sie gehören.',
    }),
  all: 'Noch einmal bestätigen',
  one: 'Noch einmal bestätigen',
  oneOf: (title: string) => `${quoteWords(title)} noch einmal bestätigen`,
  needsOwner: 'Sie umfasst private Attribute. Deshalb muss die Person, der sie gehören, noch einmal anfragen.',
  asking: 'Wird hinzugefügt …',
  made: (count: number) => ({
    title: 'Wartet wieder auf Sie',
    description: plural(count, {
      one: '# Anfrage steht unter „Wartend“. Bestätigen Sie sie, um neu zu signieren.',
      other: '# Anfragen stehen unter „Wartend“. Bestätigen Sie jede, um neu zu signieren.',
    }),
  }),
  none: {
    title: 'Nichts wurde hinzugefügt',
    description:
      'In den Konten, denen die Angaben gehören, ist gerade kein Platz. Versuchen Sie es später noch einmal.',
  },
  badge: 'Noch einmal bestätigen',
  since: (verifier: string) =>
    `${quoteWords(verifier)} wurde erst nach dieser Bestätigung akkreditiert. Nach einer neuen Bestätigung liest niemand mehr eine Warnung.`,
  ask: (verifier: string) => `Neue Bestätigung bei ${quoteWords(verifier)} anfragen`,
  asked: (verifier: string) => ({
    title: 'Prüfung angefragt',
    description: `${quoteWords(verifier)} wurde noch einmal angefragt.`,
  }),
} as const
