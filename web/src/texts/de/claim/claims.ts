export const claimsTexts = {
  heading: 'Geprüfte Angaben',
  readOnly: {
    title: 'Verbinden Sie eine Wallet, um Angaben zu sehen',
    signInTitle: 'Melden Sie sich an, um Ihre Angaben zu sehen',
    text: 'Angaben sieht nur, wem sie gehören, bis sie mit einem Code oder Link geteilt werden.',
  },
  add: 'Angabe hinzufügen',
  proveAge: 'Mein Alter beweisen',
  loading: 'Ihre Angaben werden geladen',
  loadFailure: 'Ihre Angaben konnten nicht geladen werden.',
  empty: {
    title: 'Noch keine Angaben',
    text: 'Eine Angabe ist eine Tatsache über Sie: ein Abschluss, eine Stelle, eine Mitgliedschaft.',
    action: 'Erste Angabe hinzufügen',
  },
  filter: {
    label: 'Nach Art filtern',
    all: 'Alle Angaben',
    found: (count: number) => `${count} ${count === 1 ? 'Angabe' : 'Angaben'} gefunden`,
  },
  badge: {
    verified: 'Geprüft',
    pending: 'Ausstehend',
    pendingVerification: 'Prüfung ausstehend',
  },
  state: {
    notSent: 'noch an niemanden gesendet',
    waiting: (who: string, since: string) => `wartet seit dem ${since} bei ${who}`,
    declined: (who: string, reason: string | null) => `abgelehnt von ${who}${reason ? `: ${reason}` : ''}`,
    confirmed: (who: string, on: string) => `bestätigt von ${who} am ${on}`,
    ended: (who: string) => `bestätigt von ${who}, inzwischen abgelaufen`,
    withdrawn: (who: string, reason: string | null) => `zurückgezogen von ${who}${reason ? `: ${reason}` : ''}`,
    someone: 'der Prüfstelle',
  },
  until: {
    holds: (date: string) => `Gültig bis ${date}`,
    soon: (date: string) => `Läuft am ${date} ab`,
    ended: (date: string) => `Abgelaufen am ${date}`,
  },
  card: {
    issued: (date: string) => `Ausgestellt am ${date}`,
    verifiedBy: 'Geprüft von:',
    awaiting: 'Angefragt bei:',
    notAsked: 'Noch nicht angefragt',
    notAskedNow: 'Zurzeit ist niemand angefragt',
    wasVerifiedBy: 'War geprüft von:',
    rejected: (who: string, reason: string | null) => `Abgelehnt von ${who}${reason ? `: ${reason}` : ''}`,
    verifierAsked: 'der angefragten Prüfstelle',
    viewDetails: 'Details zeigen',
    show: 'Zeigen',
    share: 'Teilen',
    record: 'Auf der Blockchain eintragen',
  },
  transaction: {
    title: 'Angabe hinzufügen',
    recordTitle: 'Auf der Blockchain eintragen',
    success: 'Ihre Angabe wurde erstellt.',
    recordSuccess: 'Ihre Angabe ist auf der Blockchain eingetragen.',
    saved: 'Ihre Angabe ist gespeichert.',
    savedButNotRecorded: (reason: string) =>
      `${reason.replace(/\.$/, '')}. Ihre Angabe ist gespeichert, aber noch nicht auf der Blockchain eingetragen. Wenn Sie so weit sind, wählen Sie auf ihrer Karte „Auf der Blockchain eintragen“.`,
  },
  toasts: {
    validation: { title: 'Eingabe prüfen', description: 'Bitte füllen Sie alle Pflichtfelder aus' },
    added: { title: 'Angabe hinzugefügt', description: 'Ihre Angabe wurde erstellt.' },
    recorded: { title: 'Angabe eingetragen', description: 'Ihre Angabe ist auf der Blockchain eingetragen.' },
    recordedEarlier: {
      title: 'Frühere Fassung eingetragen',
      description:
        'Die Angabe wurde geändert, während Sie bestätigt haben. Tragen Sie sie über ihre Karte noch einmal ein.',
    },
    templateGone: {
      title: 'Vorlage nicht verfügbar',
      description: 'Vielleicht wurde sie eingestellt. Sie können die Angabe selbst schreiben.',
    },
    failed: { title: 'Fehler', description: 'Die Angabe konnte nicht hinzugefügt werden' },
  },
} as const
