import { quoteWords } from '@did/domain/proof/quote-words'
import { closedShare } from '@did/domain/texts/de/verdict/labels'
import { plural } from '../frame/plural.ts'

const overall = {
  genuine: 'Verlässlich',
  caution: 'Vorsicht',
  'not-genuine': 'Nicht verlässlich',
  unchecked: 'Nicht prüfbar',
  'other-name': 'Auf den Namen achten',
  'not-opened': 'Noch nicht geöffnet',
  nothing: 'Nichts zu prüfen',
} as const

export const checkManyTexts = {
  bring: {
    heading: 'Links, Codes und Dateien',
    links: 'Links',
    linksHint:
      'Fügen Sie ganze E-Mails oder eine Tabellenspalte ein. Jeder Link darin wird gefunden. Was in der Zeile eines Links wie ein Name aussieht, wird mit dem bestätigten Namen verglichen.',
    check: 'Diese Links prüfen',
    choose: 'Dateien auswählen',
    chooseHint:
      'Dateien von Angaben, Nachweise anderer Dienste, Bilder von Codes und Texte mit Links. Sie können sie auch hierher ziehen oder einfügen.',
    camera: 'Codes scannen',
    cameraDone: 'Scannen beenden',
    reading: 'Dateien werden gelesen …',
    empty: 'Fügen Sie zuerst mindestens einen Link ein.',
    taken: (count: number) => plural(count, { one: '1 Zeile hinzugefügt', other: '# Zeilen hinzugefügt' }),
    filesTaken: (count: number) => plural(count, { one: '1 Datei gelesen.', other: '# Dateien gelesen.' }),
    toResults: 'Zu den Ergebnissen',
    passedOver: (count: number) =>
      plural(count, {
        one: '1 andere Webadresse im Text ist keine Angabe und wurde übergangen',
        other: '# andere Webadressen im Text sind keine Angaben und wurden übergangen',
      }),
    scanned: (count: number) =>
      plural(count, {
        one: '1 Code gescannt. Zeigen Sie den nächsten.',
        other: '# Codes gescannt. Zeigen Sie den nächsten.',
      }),
    leftOut: (count: number, most: number) =>
      `${plural(count, { one: '1 Link wurde', other: '# Links wurden' })} weggelassen, denn diese Seite nimmt höchstens ${most} auf einmal. Leeren Sie die Liste, und fügen Sie diese Links noch einmal ein.`,
  },
  places: {
    pasted: (number: number) => `Eingefügter Text ${number}`,
    camera: (number: number) => `Code ${number} der Kamera`,
    line: (name: string, line: number) => `${name}, Zeile ${line}`,
  },
  placeOf: (row: number, place: string) => `Zeile ${row}: ${place}`,
  noClaim: 'Hier ist keine Angabe',
  noClaimReasons: {
    'no-link': 'Darin ist kein Link zu einer geteilten Angabe.',
    'no-text':
      'Diese Seite kann solche Dateien nicht lesen, zum Beispiel Tabellen, Dokumente und PDFs. Kopieren Sie die Links aus der Datei, und fügen Sie sie ein.',
    'no-code':
      'In diesem Bild wurde kein QR-Code gefunden. Versuchen Sie es mit einem schärferen, auf dem der ganze Code ist.',
    'no-picture': 'Diese Datei ist kein Bild, das der Browser öffnen kann.',
    'picture-too-large':
      'Dieses Bild ist zu groß, um es hier zu öffnen. Schneiden Sie den Teil mit dem Code aus und nehmen Sie den.',
    'no-reader':
      'Das Lesen von Codes konnte nicht geladen werden. Prüfen Sie Ihre Verbindung, und fügen Sie das Bild noch einmal ein.',
    'too-large': 'Das ist zu lang für eine Angabe, einen Nachweis oder einen Text mit Links.',
  },
  bareLine: (text: string) => `In dieser Zeile steht kein Link: ${quoteWords(text)}.`,
  foreign: (host: string) => ({
    title: `Dieser Link gehört zu ${host}`,
    sentence: `Er führt zu ${host}, nicht zu dieser Website. Deshalb wurde er nicht geprüft. Öffnen Sie ihn dort nur, wenn Sie ${host} vertrauen.`,
  }),
  otherPages: {
    answer: {
      title: 'Dieser Link fragt nach einem Beweis',
      sentence: 'Er enthält eine Anfrage und keine Angabe. Öffnen Sie ihn, wenn Sie die Anfrage beantworten möchten.',
      open: 'Anfrage öffnen',
    },
    prove: {
      title: 'Dieser Link fragt, wem ein Nachweis gehört',
      sentence: 'Beweisen soll das, wem der Nachweis gehört. Öffnen Sie den Link, wenn es Ihrer ist.',
      open: 'Frage öffnen',
    },
    'add-key': {
      title: 'Dieser Link fügt ein Gerät hinzu',
      sentence: 'Er fügt einem Konto ein Gerät hinzu. Öffnen Sie ihn nur auf Ihrem eigenen neuen Gerät.',
      open: 'Einladung öffnen',
    },
  },
  notLoaded: {
    title: 'Dieser Nachweis konnte nicht geprüft werden',
    sentence:
      'Ein Teil dieser Seite konnte nicht geladen werden. Prüfen Sie Ihre Verbindung, und prüfen Sie den Nachweis noch einmal.',
  },
  notOpened: {
    closed: closedShare,
    unreachable: 'Das ließ sich gerade nicht öffnen. Versuchen Sie es gleich noch einmal.',
  },
  progress: (done: number, all: number) => `${done} von ${all} Zeilen fertig`,
  progressLabel: 'Geprüfte Angaben',
  cancel: 'Abbrechen',
  goOn: 'Die anderen prüfen',
  stopped: (left: number) =>
    plural(left, {
      one: 'Abgebrochen. 1 Angabe ist nicht geprüft.',
      other: 'Abgebrochen. # Angaben sind nicht geprüft.',
    }),
  limited: {
    open: (count: number) => plural(count, { one: '1 begrenzten Link öffnen', other: '# begrenzte Links öffnen' }),
    counts: (count: number) =>
      plural(count, {
        one: 'Dieser Link wurde begrenzt geteilt. Das Öffnen zählt als Aufruf.',
        other: 'Diese Links wurden begrenzt geteilt. Das Öffnen zählt bei jedem als Aufruf.',
      }),
    opening: 'Wird geöffnet …',
  },
  results: 'Ergebnisse',
  overall,
  repeats: (count: number) =>
    plural(count, {
      one: '1 Zeile zeigt dasselbe wie eine andere und zählt nicht noch einmal.',
      other: '# Zeilen zeigen dasselbe wie eine andere und zählen nicht noch einmal.',
    }),
  counts: (count: number, which: keyof typeof overall) => `${count} · ${overall[which]}`,
  waiting: 'Wartet',
  checking: 'Wird geprüft …',
  expected: 'Wem sollen sie gehören? (optional)',
  expectedHint: 'Geben Sie einen Namen ein oder mehrere, einen pro Zeile. Jeder bestätigte Name wird damit verglichen.',
  missing: 'Erwartete Namen ohne Nachweis oder nur mit einem nicht verlässlichen',
  compared: { match: 'gleich', differs: 'anders', missing: 'fehlt' },
  record: {
    checker: 'Wer prüft? (optional)',
    subject: 'Fall oder Aktenzeichen (optional)',
    hint: 'Beides steht auf dem, was Sie speichern oder drucken, und wird niemandem gesendet.',
  },
  persons: 'Bestätigte Namen',
  person: (name: string, count: number) => `${quoteWords(name)} (${count})`,
  columns: {
    number: 'Nr.',
    person: 'Person',
    what: 'Was',
    verifier: 'Bestätigt von',
    verdict: 'Ergebnis',
    until: 'Bis',
  },
  inText: (text: string) => `In Ihrem Text: ${quoteWords(text)}`,
  noPerson: 'Sagt nicht, wem es gehört',
  ownWords: 'selbst geschrieben, nicht bestätigt',
  nobody: 'Niemand',
  noEnd: 'Ohne Enddatum',
  none: '–',
  marks: {
    'same-link': ({ as }: { as: number }) => `Derselbe Link wie Zeile ${as}`,
    'same-credential': ({ as }: { as: number }) => `Derselbe Nachweis wie Zeile ${as}`,
    'other-name': ({ as }: { as: number }) => `Die Identität aus Zeile ${as} unter einem anderen Namen`,
    'other-identity': ({ as }: { as: number }) => `Der Name aus Zeile ${as}, aber eine andere Identität`,
    'no-name': ({ as }: { as: number | null }) =>
      as === null
        ? 'Zeigt keinen Namen, und keine Zeile mit Namen gehört zu dieser Identität'
        : `Zeigt keinen Namen und gehört zur Identität aus Zeile ${as}`,
    'unlike-most': ({ most }: { most: string }) =>
      `Eine andere Person als in den meisten Zeilen, die ${quoteWords(most)} nennen`,
    'unlike-text': ({ text }: { text: string }) => `Ihr Text sagt neben diesem Link ${quoteWords(text)}`,
    'unlike-expected': ({ expected }: { expected: string }) =>
      `Hier steht nicht, dass es ${quoteWords(expected)} gehört`,
    'not-expected': 'Nennt niemanden, den Sie erwarten',
  },
  order: 'Reihenfolge',
  orders: { 'as-brought': 'Wie eingegeben', attention: 'Auffälliges zuerst', person: 'Nach Person' },
  onlyNotFine: 'Nur zeigen, was nicht in Ordnung ist',
  allFine: 'Jede Zeile ist in Ordnung.',
  details: 'Details',
  detailsOf: (row: number) => `Details zu Zeile ${row}`,
  again: 'Alle noch einmal prüfen',
  clear: 'Liste leeren',
  saveCsv: 'Als Tabelle speichern (CSV, mit Kommas getrennt)',
  print: 'Beleg drucken',
  csv: {
    fileName: (day: string, shown: number, all: number) =>
      `checked-claims-${day}${shown === all ? '' : `-${shown}-of-${all}`}.csv`,
    columns: {
      number: 'Nr.',
      from: 'Woher',
      beside: 'In Ihrem Text',
      person: 'Person',
      expected: 'Erwarteter Name',
      compared: 'Vergleich mit den erwarteten Namen',
      title: 'Titel',
      type: 'Art',
      verifier: 'Bestätigt von',
      wallet: 'Adresse der Prüfstelle',
      review: 'Überprüfung der Prüfstelle',
      standing: 'Stand der Prüfstelle',
      confirmed: 'Bestätigt spätestens am (UTC)',
      verdict: 'Ergebnis',
      why: 'Warum',
      notes: 'Hinweise',
      until: 'Gültig bis (UTC)',
      link: 'Link',
      fingerprint: 'Fingerabdruck des Links (SHA-256)',
      checker: 'Geprüft von',
      subject: 'Fall',
      checkedAt: 'Geprüft am (UTC)',
      block: 'Block',
      blockHash: 'Hash des Blocks',
      digest: 'Prüfsumme',
    },
  },
  receipt: {
    label: 'Beleg einer Prüfung',
    title: 'Geprüfte Angaben',
    address: 'Geprüft mit',
    local: 'Ortszeit',
    utc: 'UTC',
    block: 'Neuester Block der Blockchain',
    blockOf: (number: number, hash: string) => `${number}, ${hash}`,
    noBlock: 'Die Blockchain hat nicht geantwortet',
    chain: 'Blockchain',
    registry: 'Verzeichnis',
    rows: 'Zeilen',
    rowsOf: (shown: number, all: number) =>
      shown === all ? String(all) : `${shown} von ${all}, wie auf der Seite gewählt`,
    summary: 'Zusammenfassung',
    digest: 'Prüfsumme',
    link: 'Link',
    fingerprint: 'Sein Fingerabdruck (SHA-256)',
    confirmed: 'Bestätigt spätestens am (UTC)',
    checker: 'Geprüft von',
    subject: 'Fall',
    toRepeat: 'Links und Fingerabdrücke',
    note: 'Jede Zeile sagt, was zum Zeitpunkt ihrer Prüfung galt. Mit den Links können alle die Prüfung wiederholen.',
  },
} as const
