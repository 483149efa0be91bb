import { issuerTerm } from '@did/domain/texts/de/claim/issuer-term'
import { closedShare } from '@did/domain/texts/de/verdict/labels'

export const verdictTexts = {
  title: 'Geteilte Angabe',
  checking: 'Diese Angabe wird geprüft …',
  print: 'Beleg drucken',
  record: 'Wer prüft, und für welchen Fall',
  empty: {
    title: 'In diesem Link ist keine Angabe',
    sentence: 'Öffnen Sie den ganzen Link, den Sie bekommen haben, oder scannen Sie seinen Code.',
    scan: 'QR scannen',
  },
  card: {
    /**
     * Says that the day is the day of issue. A day alone beside “Verified” would read as the day of
     * the verification.
     */
    issued: (date: string) => `Ausgestellt am ${date}`,
    verified: 'Geprüft',
    /** Replaces “Verified” on a genuine claim if our own server could not answer a check. */
    confirmed: 'Bestätigt',
    pending: 'Ausstehend',
    caution: 'Hinweis oben lesen',
    /**
     * Names a reason to be careful in as few words as possible. The keys are the codes of checks.
     */
    cautions: {
      'verifier-not-reviewed': 'Prüfstelle nicht überprüft',
      'verifier-accredited-later': 'Vor der Akkreditierung bestätigt',
      'verifier-suspended': 'Prüfstelle gesperrt',
      'verifier-frozen': 'Schlüssel gestohlen gemeldet',
      'verifier-key-replaced': 'Schlüssel ersetzt',
      'identity-frozen': 'Schlüssel gestohlen gemeldet',
      'holder-not-named': 'Kein Name gezeigt',
      'not-valid-yet': 'Noch nicht gültig',
      'share-withdrawn': 'Link beendet',
      'share-expired': 'Link abgelaufen',
      'share-unknown': 'Link unbekannt',
    },
    unchecked: 'Nicht prüfbar',
    withdrawn: 'Zurückgezogen',
    expired: 'Abgelaufen',
    verifiedBy: 'Geprüft von:',
    confirmedBy: 'Bestätigt von:',
    website: 'Website:',
    issuer: `${issuerTerm}:`,
    ownWords: 'Das hat die Person selbst geschrieben. Dieser Link enthält keine Bestätigung dafür.',
  },
  controlled: {
    open: 'Diese Angabe öffnen',
    opening: 'Wird geöffnet …',
    closed: closedShare,
    usedUp: 'Wenn dieser Browser sie schon einmal geöffnet hat, können Sie sie wieder öffnen.',
    unreachable: 'Sie ließ sich gerade nicht öffnen. Versuchen Sie es gleich noch einmal.',
  },
  independent: {
    servedBy: 'Diese Seite kam von',
    how: 'Wer eine Seite ausliefert, kann sie verändern. Um ohne sie zu prüfen, führen Sie diesen Befehl in einer Kopie des Projekts aus, mit irgendeinem Knoten der Blockchain, dem Sie vertrauen.',
    run: 'Die unabhängige Prüfung',
    command: (link: string, node: string | null) =>
      `npm run check-credential -- '${link}'${node === null ? '' : ` --rpc '${node}'`}`,
    file: 'die Datei',
    what: 'Er fragt nur die Blockchain, und den Dienst, über den geteilt wurde, ob der Link noch offen ist.',
  },
  copy: {
    copy: 'Kopieren',
    copyOf: (what: string) => `Kopieren: ${what}`,
    copied: { title: 'Kopiert', description: 'Der Text ist in der Zwischenablage.' },
    failed: { title: 'Fehler', description: 'Das ließ sich nicht kopieren. Markieren Sie stattdessen den Text.' },
  },
  details: {
    summary: 'Technische Details',
    verifier: 'Wallet der Prüfstelle',
    standing: 'Website der Prüfstelle',
    subject: 'DID, zu der die Angabe gehört',
    level: 'Art der Prüfung',
    signedOn: 'Von der Prüfstelle genanntes Datum',
    claim: 'Nummer der Angabe',
    digest: 'Signierte Prüfsumme',
    signature: 'Signatur',
    anchor: 'Auf der Blockchain eingetragen',
    anchored: ({ block, transaction }: { block: number; transaction: string }) =>
      `Block ${block}, Transaktion ${transaction}`,
    signed: 'Was die Prüfstelle signiert hat (EIP-712)',
    tools: 'Mit üblichen Werkzeugen prüfen (cast von Foundry)',
    askSigned: 'der Text oben, gespeichert als signed.json, und seine Signatur: „Validation succeeded“',
    askSigner: (verifier: string) =>
      `wer signiert hat: endet auf ${verifier.slice(2)}, oder ist 0x1626ba7e bei einer Vertrags-Wallet`,
    askStanding: 'wer dafür einsteht: true, der Name, die Website, seit wann',
    askSubject: 'die DID der Person: 1 oder mehr',
    askControl: 'wer für die Person handelt, seit wann (0: von Anfang an), ob nach einer Wiederherstellung',
    askFrozen: 'kein Schlüssel der Person ist als gestohlen gemeldet: 0',
    askVerifierControl: 'wer für die Prüfstelle handelt: sie selbst, oder seit einer Zeit nach dem Eintrag',
    askVerifierFrozen: 'kein Schlüssel der Prüfstelle ist als gestohlen gemeldet: 0, oder eine Zeit nach dem Eintrag',
    askAnchor: 'wann signiert: der Block des ersten Ereignisses',
    askRevocation: 'nicht zurückgezogen: 0',
  },
} as const
