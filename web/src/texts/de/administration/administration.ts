import { quoteWords } from '@did/domain/proof/quote-words'
export const administrationTexts = {
  notAllowed: {
    title: 'Nur für die Administration',
    text: 'Diese Wallet gehört nicht zu denen, die entscheiden, wer prüfen darf.',
  },
  applications: {
    heading: 'Anträge',
    empty: 'Niemand wartet auf eine Entscheidung.',
    failed: 'Die Anträge konnten nicht geladen werden.',
    applied: (date: string) => `Beantragt am ${date}`,
    from: (username: string) => `Von ${quoteWords(username)}`,
    domainProven: (domain: string) => `Hat nachgewiesen, ${domain} zu betreiben`,
    domainUnproven: 'Keine Domain nachgewiesen',
    newName: (name: string) => `Bisher akkreditiert als ${quoteWords(name)}, beantragt diesen neuen Namen`,
    again: 'War schon einmal gesperrt',
    finishing: 'Auf der Blockchain akkreditiert. Die Entscheidung wird abgeschlossen …',
    approve: 'Akkreditieren',
    refuse: 'Ablehnen',
  },
  decisions: {
    heading: 'Bisherige Entscheidungen',
    empty: 'Noch wurde nichts entschieden.',
    failed: 'Die Entscheidungen konnten nicht geladen werden.',
    status: { approved: 'Akkreditiert', refused: 'Abgelehnt', suspended: 'Gesperrt' },
    by: (administrator: string) => `Entschieden von ${administrator}`,
  },
  approveDialog: {
    title: 'Diese Prüfstelle akkreditieren?',
    text: 'Das öffentliche Verzeichnis auf der Blockchain wird diese Prüfstelle nennen. Das Verzeichnis behält jeden Namen für immer.',
    name: 'Name',
    domain: 'Domain',
    wallet: 'Wallet',
  },
  approveTransaction: {
    title: 'Prüfstelle akkreditieren',
    success: 'Die Akkreditierung steht auf der Blockchain, und die Organisation wurde benachrichtigt.',
  },
  refuseDialog: {
    title: 'Diesen Antrag ablehnen?',
    text: (organization: string) => `${quoteWords(organization)} erfährt davon und darf einen neuen Antrag stellen.`,
    confirm: 'Ablehnen',
    confirming: 'Wird abgelehnt …',
  },
  accredited: {
    heading: 'Verzeichnis',
    suspend: 'Sperren',
    suspendEarlier: 'Sperre früher beginnen lassen',
  },
  suspendDialog: {
    title: 'Diese Prüfstelle sperren?',
    text: (name: string) =>
      `Ab jetzt kann ${quoteWords(name)} nicht mehr prüfen. Was vorher bestätigt wurde, bleibt, wie es war. Der Grund ist öffentlich und bleibt für immer.`,
    earlierText:
      'Lassen Sie das Feld leer, wenn die Sperre ab jetzt gilt. Wählen Sie einen früheren Zeitpunkt, wenn seitdem jemand anderes die Wallet benutzt hat.',
    confirm: 'Sperren',
    confirming: 'Wird gesperrt …',
  },
  suspendEarlierDialog: {
    title: 'Sperre früher beginnen lassen?',
    text: (name: string) =>
      `${quoteWords(name)} ist gesperrt. Was ab dem gewählten Zeitpunkt bestätigt wurde, zählt dann auch nicht mehr. Der Grund ist öffentlich und bleibt für immer.`,
    earlierText: 'Er muss vor der Sperre liegen. Später verlegen lässt er sich nie.',
    confirm: 'Früher beginnen lassen',
    confirming: 'Wird gespeichert …',
  },
  asOf: {
    label: 'Ab welchem Zeitpunkt',
    faults: {
      'no-date': 'Wählen Sie Datum und Uhrzeit',
      future: 'Dieser Zeitpunkt ist noch nicht gekommen',
      'before-accreditation': 'Zu diesem Zeitpunkt war die Prüfstelle noch nicht akkreditiert',
      'not-earlier': 'Wählen Sie einen Zeitpunkt vor der Sperre',
    },
  },
  suspendTransaction: {
    title: 'Prüfstelle sperren',
    success: 'Die Sperre steht auf der Blockchain, und die Prüfstelle wurde benachrichtigt.',
  },
  reason: 'Grund',
  reasonHint: 'Die Organisation liest ihn.',
  reasonMissing: 'Bitte geben Sie einen Grund an',
  toasts: {
    approved: (name: string) => ({ title: 'Akkreditiert', description: `${quoteWords(name)} darf ab jetzt prüfen` }),
    refused: (name: string) => ({ title: 'Abgelehnt', description: `${quoteWords(name)} wurde benachrichtigt` }),
    suspended: (name: string) => ({ title: 'Gesperrt', description: `${quoteWords(name)} kann nicht mehr prüfen` }),
    failed: 'Fehler',
  },
} as const

export const standingTexts = {
  heading: 'Ihr Stand als Prüfstelle',
  refused: 'Ihr Antrag wurde abgelehnt',
  refusedText: (organization: string) =>
    `${quoteWords(organization)} wurde nicht akkreditiert. Sie können einen neuen Antrag stellen.`,
  pending: 'Ihr Antrag wird geprüft',
  pendingText: (organization: string) =>
    `Die Administration entscheidet über ${quoteWords(organization)}. Das Ergebnis erfahren Sie hier.`,
  suspended: (date: string) => `Gesperrt seit dem ${date}`,
  suspendedText: 'Sie können im Moment nicht prüfen. Was Sie vorher bestätigt haben, bleibt, wie es war.',
  accredited: (name: string) => `Akkreditiert als ${quoteWords(name)}`,
  accreditedText: (date: string) => `Seit dem ${date}, im öffentlichen Verzeichnis auf der Blockchain.`,
  domain: {
    heading: 'Ihre Domain',
    intro:
      'Zeigen Sie, dass Ihre Organisation ihre Website betreibt. Wer eine Bestätigung von Ihnen prüft, sieht dann die Domain.',
    proven: (domain: string) => `${domain} ist nachgewiesen`,
    provenText: (seen: string, until: string) => `Gesehen am ${seen}. Gilt bis ${until}.`,
    onChain: 'Sie wird gezeigt, sobald die Administration Sie damit akkreditiert.',
    label: 'Domain',
    hint: 'Zum Beispiel northfield.edu, ohne https:// und ohne Pfad.',
    step1: 'Erstellen Sie die Datei, und legen Sie sie auf Ihre Website unter',
    create: 'Datei erstellen',
    creating: 'In Ihrer Wallet bestätigen …',
    byPasskey: { creating: 'Mit Ihrem Passkey bestätigen …' },
    step2: 'Wenn sie dort liegt, lassen Sie uns nachsehen.',
    check: 'Nachsehen',
    checking: 'Wird nachgesehen …',
    created: { title: 'Datei erstellt', description: 'did-configuration.json ist in Ihren Downloads' },
    checked: (domain: string) => ({ title: 'Domain nachgewiesen', description: `${domain} nennt Ihre Wallet` }),
    failed: 'Fehler',
  },
} as const
