import { quoteWords } from '@did/domain/proof/quote-words'

const names = new Intl.ListFormat('de')

export const addClaimTexts = {
  title: 'Neue Angabe',
  description: 'Schreiben Sie, was eine Prüfstelle prüfen kann: genaue Namen, wann und wo.',
  fromTemplate: (title: string) => `Aus der Vorlage ${quoteWords(title)}. Sie können alles ändern.`,
  type: 'Art der Angabe',
  typePlaceholder: 'Art auswählen',
  name: 'Titel',
  details: 'Beschreibung',
  detailsPlaceholder: 'Worum es geht, wann und wo',
  detailsOptional: 'Beschreibung (optional)',
  detailsOptionalHint: 'Alles, was die Felder oben nicht sagen.',
  holderName: 'Ihr Name',
  holderNameHint:
    'So, wie die Organisation Sie kennt. Sie bestätigt diesen Namen, und alle, mit denen Sie die Angabe teilen, sehen ihn.',
  issueDate: {
    label: 'Ausstellungsdatum (optional)',
    hint: 'Das Datum auf Ihrem Dokument.',
    without: 'Ohne Datum gilt der Tag, an dem Sie die Angabe hinzufügen.',
  },
  template: {
    label: 'Mit einer Vorlage beginnen (optional)',
    none: 'Etwas anderes',
    of: (title: string, verifier: string) => `${quoteWords(title)} · ${quoteWords(verifier)}`,
  },
  fields: {
    optional: (label: string) => `${label} (optional)`,
    choose: 'Auswählen',
    example: (value: string) => `Zum Beispiel ${value}`,
    readers: 'Die Organisation, die die Angabe prüft, liest diese Felder. Ebenso alle, denen Sie sie zeigen.',
  },
  opened: {
    summary: (labels: string) => `Beim Teilen zu sehen: ${labels}`,
    holder: 'Ihr Name',
    hint: 'Damit beginnt jeder neue Link. Sie können für jeden Link neu wählen.',
    show: (label: string) => `${quoteWords(label)} zeigen`,
  },
  privateFields: {
    belongs: (labels: readonly string[]) => {
      const named = names.format(labels.map((label) => quoteWords(label)))
      const belong = labels.length === 1 ? 'gehört' : 'gehören'
      return `${named} ${belong} zu Ihren privaten Attributen. Lesen können das nur Sie und eine Prüfstelle, die Sie auswählen.`
    },
    enter: (label: string) => `${quoteWords(label)} dort eingeben`,
    wish: (label: string) => `${quoteWords(label)} gleich nach diesem Schritt ergänzen`,
    wishHint: 'Ihr Browser erstellt dann den Schlüssel dafür. Vorher wird nichts gesendet.',
    line: (label: string) =>
      `Überlegen Sie, bevor Sie hier ${quoteWords(label)} eintragen: Alle, denen Sie dieses Feld zeigen, lesen es, und Sie können es nicht zurücknehmen.`,
  },
  issuer: 'Adresse des Ausstellers',
  issuerHint: 'Der Name oder die Wallet-Adresse der Organisation, die es ausgestellt hat.',
  selfIssued: 'Selbst ausgestellt',
  selfIssuedHint: 'Selbst ausgestellte Angaben gelten als ungeprüft, bis eine vertrauenswürdige Stelle sie prüft.',
  publication: {
    legend: 'Auf der Blockchain',
    private: 'Text privat halten',
    privateHint: 'Nur ein Siegel davon kommt auf die Blockchain. Niemand kann die Angabe daraus lesen.',
    publish: 'Text auf der Blockchain veröffentlichen',
    publishHint: 'Alle können ihn dort lesen, für immer. Das lässt sich nicht zurücknehmen.',
    offChain:
      'Ihre DID ist noch nicht auf der Blockchain. Diese Angabe wird deshalb nur hier gespeichert. Nach dem Minten können Sie sie eintragen.',
  },
  attributes: {
    summary: 'Private Attribute (optional)',
    wrong: { title: 'Eingabe prüfen', description: 'Bitte prüfen Sie Ihre privaten Attribute' },
    sealTitle: 'Private Attribute',
    sealText: 'Ihre Angabe ist gespeichert. Als Nächstes wird versiegelt, was Sie daneben eingegeben haben.',
  },
  submit: 'Angabe erstellen',
  submitting: 'Wird erstellt …',
} as const
