import type { RevocationReason } from '@did/domain/attestation/revocation-reason'
import { quoteWords } from '@did/domain/proof/quote-words'
import { plural } from '../frame/plural.ts'

export const revocationChoices: Record<RevocationReason, string> = {
  'issued-by-mistake': 'Irrtümlich bestätigt',
  'no-longer-true': 'Trifft nicht mehr zu',
  'holder-request': 'Auf Wunsch der Person, der die Angabe gehört',
  'key-compromised': 'Jemand anderes hat unsere Wallet benutzt',
  other: 'Anderer Grund',
}

export const confirmationsTexts = {
  heading: 'Was Sie bestätigt haben',
  lead: 'Sie können eine Bestätigung jederzeit zurückziehen. Wer einen Link dazu öffnet, erfährt es sofort.',
  loadFailed: 'Die Liste Ihrer Bestätigungen konnte nicht geladen werden.',
  of: (owner: string) => `Für ${quoteWords(owner)}`,
  confirmed: (date: string) => `Bestätigt am ${date}`,
  ends: (date: string) => `Bis ${date}`,
  revoke: 'Zurückziehen',
  revoked: 'Zurückgezogen',
  revokedOn: (date: string) => `Zurückgezogen am ${date}`,
  because: (reason: string) => `Grund: ${reason}`,
  notRecorded: 'Das gilt ab jetzt. Der öffentliche Eintrag folgt in wenigen Minuten.',
  search: 'Bestätigung suchen',
  searchPlaceholder: 'Person, Titel',
  decided: 'Unter „Entschieden“: Felder durchsuchen, Zeitraum wählen, als CSV speichern',
  none: 'Keine Bestätigung passt zu Ihrer Suche.',
  older: 'Ältere zeigen',
  loadingOlder: 'Wird geladen …',
  choices: revocationChoices,
} as const

export const revokeTexts = {
  title: 'Diese Bestätigung zurückziehen?',
  description: (title: string, holder: string | null, owner: string) =>
    holder === null
      ? `${quoteWords(title)}, bestätigt für ${quoteWords(owner)}.`
      : `${quoteWords(title)} von ${quoteWords(holder)}, bestätigt für ${quoteWords(owner)}.`,
  consequence:
    'Wer einen Link dazu öffnet, sieht, dass Sie sie zurückgezogen haben. Die Person, der die Angabe gehört, erfährt es sofort und kann Sie noch einmal anfragen. Rückgängig machen lässt sich das nicht.',
  others: (count: number) =>
    plural(count, {
      one: 'Sie haben denselben Text noch einmal bestätigt. Diese Bestätigung gilt für sich:',
      other: 'Sie haben denselben Text noch #-mal bestätigt. Diese Bestätigungen gelten für sich:',
    }),
  also: (count: number) =>
    plural(count, {
      one: 'Auch diese zurückziehen',
      other: 'Auch diese alle zurückziehen',
    }),
  partly: (done: number, left: number) =>
    `Bisher zurückgezogen: ${done}. Noch zurückzuziehen: ${left}. Bitte versuchen Sie es noch einmal.`,
  reason: 'Grund',
  chooseReason: 'Grund auswählen',
  reasonMissing: 'Bitte wählen Sie einen Grund',
  ownWords: 'In eigenen Worten',
  words: 'Ihre Worte',
  wordsHint: 'Das liest nur die Person, der die Angabe gehört. Alle anderen erfahren, dass Sie zurückgezogen haben.',
  wordsMissing: 'Bitte sagen Sie, warum',
  walletHint: (count: number) =>
    plural(count, {
      one: 'Ihre Wallet bittet um eine Signatur. Das kostet nichts.',
      other: 'Ihre Wallet bittet um # Signaturen, eine für jede Bestätigung. Das kostet nichts.',
    }),
  revoke: 'Zurückziehen',
  confirmInWallet: 'In Ihrer Wallet bestätigen',
  saving: 'Wird zurückgezogen …',
  declined: 'Sie haben in Ihrer Wallet abgelehnt. Nichts hat sich geändert: Ihre Bestätigung gilt weiter.',
  byPasskey: {
    walletHint: (count: number) =>
      plural(count, {
        one: 'Sie signieren mit Ihrem Passkey. Das kostet nichts.',
        other: 'Sie signieren #-mal mit Ihrem Passkey, einmal für jede Bestätigung. Das kostet nichts.',
      }),
    confirmInWallet: 'Mit Ihrem Passkey bestätigen',
    declined: 'Sie haben nicht mit Ihrem Passkey bestätigt. Nichts hat sich geändert: Ihre Bestätigung gilt weiter.',
  },
  failed: 'Ihre Bestätigung gilt weiter. Bitte versuchen Sie es noch einmal.',
  unknown:
    'Es kam keine Antwort. Deshalb weiß noch niemand, ob Ihre Bestätigung zurückgezogen ist. Sie können es ruhig noch einmal versuchen: Zurückgezogen wird sie nur einmal.',
  mismatch: 'Was der Server gesendet hat, ist nicht, was Sie bestätigt haben. Nichts wurde signiert.',
  doneTitle: (count: number) =>
    plural(count, {
      one: 'Bestätigung zurückgezogen',
      other: '# Bestätigungen zurückgezogen',
    }),
  told: 'Die Person, der die Angabe gehört, wurde benachrichtigt.',
  stillCounts: (count: number) =>
    plural(count, {
      one: 'Eine andere Bestätigung desselben Textes gilt weiter.',
      other: '# andere Bestätigungen desselben Textes gelten weiter.',
    }),
} as const
