import { quoteWords } from '@did/domain/proof/quote-words'
import { resembles } from '../frame/names.ts'
import { keptByVerifier } from './kept-by-verifier.ts'

export const requestDialogTexts = {
  title: 'Prüfung anfragen',
  description: (claimTitle: string) =>
    `Wählen Sie, wer ${quoteWords(claimTitle)} prüfen soll. Die Prüfstelle sieht den Text der Angabe, sonst nichts, wenn Sie es nicht teilen. ${keptByVerifier}`,
  verifier: 'Prüfstelle',
  choose: 'Prüfstelle auswählen',
  accredited: (wallet: string, domain: string | null) =>
    `Akkreditiert: Der Name wurde überprüft${domain === null ? '' : `, und ${domain} gehört dazu`}. Wallet ${wallet}.`,
  selfRegistered: (wallet: string) => `Selbst eingetragen: Niemand hat diesen Namen überprüft. Wallet ${wallet}.`,
  groups: { accredited: 'Akkreditiert', others: 'Selbst eingetragen, nicht überprüft' },
  lookAlike: (known: string, wallet: string) =>
    `${resembles(known)} Niemand hat diesen Namen überprüft. Wallet ${wallet}.`,
  looksLike: (label: string, known: string) => `${label} (nicht ${known})`,
  asked: (label: string) => `${label} (schon angefragt)`,
  cannotReceive: (label: string) => `${label} (kann keine privaten Attribute empfangen)`,
  askedOn: (date: string) => `Sie haben dort am ${date} angefragt und noch keine Antwort bekommen.`,
  loading: 'Prüfstellen werden geladen',
  empty: 'Im Moment nimmt keine Prüfstelle Anfragen an. Versuchen Sie es später noch einmal.',
  loadFailed: 'Die Liste der Prüfstellen konnte nicht geladen werden.',
  submit: 'Anfrage senden',
  submitting: 'Wird gesendet …',
  verifierMissing: {
    title: 'Bitte wählen Sie eine Prüfstelle',
    description: 'Ohne Prüfstelle geht es nicht weiter',
  },
  profileMissing: {
    title: 'Profil erforderlich',
    description: 'Bitte legen Sie ein Profil an, bevor Sie Anfragen senden',
  },
  profileFailed: {
    title: 'Fehler beim Profil',
    description: 'Ihr Profil konnte nicht geladen werden. Bitte sehen Sie nach, ob Sie eines angelegt haben.',
  },
  submitted: {
    first: { title: 'Anfrage gesendet', description: 'Ihre Anfrage ist bei der Prüfstelle' },
    renewal: { title: 'Prüfung angefragt', description: 'Ihre Angabe gilt wieder, sobald sie bestätigt ist' },
    tracker: { title: 'Anfrage gesendet', description: 'Ihre Anfrage wurde übermittelt' },
  },
  notSent: { title: 'Nichts wurde gesendet' },
  withheld: {
    none: 'Diese Prüfstelle kann noch keine privaten Attribute empfangen. Wählen Sie eine andere, oder teilen Sie keine.',
    bad: 'Der Schlüssel dieser Prüfstelle ist nicht von ihrer Wallet signiert. Wählen Sie eine andere, oder teilen Sie nichts Privates.',
    unknown:
      'Die Prüfstelle ließ sich gerade nicht auf der Blockchain prüfen. Versuchen Sie es noch einmal, oder teilen Sie nichts Privates.',
    ended: 'Der Schlüssel dieser Prüfstelle ist abgelaufen. Wählen Sie eine andere, oder teilen Sie nichts Privates.',
    older:
      'Der Schlüssel ist älter als der, den diese Prüfstelle zuletzt hatte. Wählen Sie eine andere, oder teilen Sie nichts Privates.',
    frozen:
      'Ein Schlüssel dieser Prüfstelle ist als gestohlen gemeldet. Wählen Sie eine andere, oder teilen Sie nichts Privates.',
    suspended: 'Die Wallet dieser Prüfstelle ist gesperrt. Wählen Sie eine andere, oder teilen Sie nichts Privates.',
    'not-accredited':
      'Das Verzeichnis kennt die Wallet dieser Prüfstelle nicht. Wählen Sie eine andere, oder teilen Sie nichts Privates.',
    'other-type':
      'Ihre privaten Attribute gehören zu einer anderen Art von Angabe. Teilen Sie mit dieser Anfrage keine.',
  },
  replace: 'Meine Anfrage ersetzen',
  replacing: 'Ihre frühere Anfrage wird zurückgenommen, und diese tritt an ihre Stelle.',
  recall: 'Zurücknehmen',
  recallFrom: (who: string) => `Anfrage an ${quoteWords(who)} zurücknehmen`,
  recalled: {
    title: 'Anfrage zurückgenommen',
    description: 'Ändern Sie die Angabe oder ergänzen Sie private Attribute, und fragen Sie an, wann Sie möchten.',
  },
  failed: {
    first: { title: 'Fehler', description: 'Die Anfrage konnte nicht gesendet werden' },
    renewal: { title: 'Fehler', description: 'Die Prüfung konnte nicht angefragt werden.' },
    tracker: { title: 'Fehler', description: 'Die Anfrage konnte nicht gesendet werden' },
  },
  alreadyAsked: {
    title: 'Fehler',
    description: 'Sie haben diese Prüfstelle schon angefragt. Ihre Antwort steht noch aus.',
  },
  unconfirmed: {
    title: 'Noch wurde nichts gesendet',
    description:
      'Sehen Sie nach, für wen Ihre privaten Attribute versiegelt werden. Stimmen Sie der Wallet zu, oder teilen Sie nichts.',
  },
  notSigned: {
    title: 'Nichts wurde gesendet',
    description:
      'Ihre Wallet hat nicht signiert. Versuchen Sie es noch einmal, oder senden Sie die Anfrage ohne Ihre privaten Attribute.',
  },
  notSignedByPasskey:
    'Ihr Passkey hat nicht signiert. Versuchen Sie es noch einmal, oder senden Sie die Anfrage ohne Ihre privaten Attribute.',
  verifierGone: {
    title: 'Fehler',
    description: 'Diese Prüfstelle nimmt im Moment keine Anfragen an. Wählen Sie eine andere.',
  },
} as const
