import { onboardingClaimTypes } from '@did/domain/claim/claim-type'
import { quoteWords } from '@did/domain/proof/quote-words'
import { claimTypeLabel, claimTypeLabels } from '../frame/names.ts'
import { plural } from '../frame/plural.ts'

export const templateTypeLabels: Readonly<Record<string, string>> = {
  ...Object.fromEntries(onboardingClaimTypes.map((type) => [type, claimTypeLabel(type)])),
  ...claimTypeLabels,
}

export const templatesTexts = {
  title: 'Vorlagen',
  lead: 'Gute Anfänge für Angaben. Eine Prüfstelle kann nur prüfen, was da steht. Schreiben Sie also, was sich prüfen lässt.',
  visitor: {
    title: 'Sie sehen sich nur um',
    text: 'Verbinden Sie Ihre Wallet, um aus einer Vorlage eine Angabe zu erstellen.',
    action: 'MetaMask verbinden',
    connecting: 'Wird verbunden …',
  },
  search: {
    label: 'Vorlagen suchen',
    placeholder: 'Abschluss, Führerschein, Mitglied …',
    type: 'Art der Angabe',
    allTypes: 'Alle Arten',
    found: (count: number, hasMore: boolean) =>
      hasMore
        ? plural(count, { one: 'Mehr als # Vorlage', other: 'Mehr als # Vorlagen' })
        : plural(count, { one: '# Vorlage', other: '# Vorlagen' }),
    nothingTitle: 'Keine Vorlage gefunden',
    nothing: 'Versuchen Sie ein kürzeres Wort oder eine andere Art. Sie können eine Angabe auch ganz selbst schreiben.',
    clear: 'Alle Vorlagen zeigen',
  },
  offered: {
    heading: 'Von Prüfstellen',
    lead: 'Was diese Organisationen gern lesen, wenn sie eine Angabe prüfen.',
    loading: 'Vorlagen der Prüfstellen werden geladen',
    loadFailed: 'Die Vorlagen der Prüfstellen konnten nicht geladen werden. Die üblichen stehen unten.',
    more: 'Mehr zeigen',
    loadingMore: 'Wird geladen …',
  },
  unreviewed: {
    heading: 'Von selbst eingetragenen Prüfstellen',
    lead: 'Niemand hat ihre Namen überprüft.',
  },
  builtIn: { heading: 'Übliche Nachweise', lead: 'Was viele haben, und wer es üblicherweise prüft.' },
  card: {
    checkedBy: 'Geprüft von',
    preview: 'Vorschau',
    use: 'Vorlage verwenden',
    accredited: 'Akkreditiert',
    selfRegistered: 'Selbst eingetragen',
  },
  preview: {
    description: 'So sieht es aus, wenn es bestätigt ist. Namen und Daten sind erfunden.',
    descriptionOffered: (publisher: string) => `So möchte ${quoteWords(publisher)} eine solche Angabe lesen.`,
    loading: 'Vorlage wird geladen',
    loadFailed: 'Die Vorlage konnte nicht geladen werden.',
    figure: (title: string) => `Beispiel für den Nachweis: ${quoteWords(title)}`,
    example: 'Beispiel',
    fields: 'Was darin stehen soll',
    checkedBy: 'Wer es üblicherweise prüft',
    published: (date: string) => `Veröffentlicht am ${date}`,
    accredited: (domain: string | null) =>
      domain === null ? 'Eine akkreditierte Prüfstelle.' : `Eine akkreditierte Prüfstelle, bekannt als ${domain}.`,
    selfRegistered: 'Diese Prüfstelle hat sich selbst eingetragen. Niemand hat überprüft, wer sie ist.',
    goneTitle: 'Nicht mehr angeboten',
    gone: 'Die Prüfstelle hat diese Vorlage eingestellt. Angaben, die daraus erstellt wurden, sind davon nicht betroffen.',
    close: 'Schließen',
  },
} as const
