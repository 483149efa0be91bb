import { quoteWords } from '@did/domain/proof/quote-words'
import { plural } from '../frame/plural.ts'

export const publishingTexts = {
  own: {
    heading: 'Ihre Vorlagen',
    lead: 'Was Sie allen anbieten, die bei Ihnen anfragen möchten.',
    empty: 'Sie haben noch keine Vorlage veröffentlicht.',
    loadFailed: 'Ihre Vorlagen konnten nicht geladen werden.',
    publish: 'Vorlage veröffentlichen',
    uses: (count: number) =>
      count === 0
        ? 'Noch nicht verwendet'
        : plural(count, { one: 'Für # Angabe verwendet', other: 'Für # Angaben verwendet' }),
    published: (date: string) => `Veröffentlicht am ${date}`,
    retired: (date: string) => `Eingestellt am ${date}`,
    retiredBadge: 'Eingestellt',
    edit: 'Bearbeiten',
    retire: 'Einstellen',
    older: 'Ältere zeigen',
  },
  form: {
    publishTitle: 'Vorlage veröffentlichen',
    editTitle: 'Vorlage bearbeiten',
    description: 'Sagen Sie, wie eine Angabe geschrieben sein soll, damit Sie sie prüfen können.',
    isPublic: (organization: string) =>
      `Alle können sie lesen, unter dem Namen ${organization}. Sie sehen, wie oft sie verwendet wird, nicht von wem.`,
    edited: 'Angaben, die schon daraus erstellt wurden, bleiben, wie sie sind.',
    type: 'Art der Angabe',
    typePlaceholder: 'Art auswählen',
    title: 'Titel',
    titlePlaceholder: 'Bootsführerschein',
    summary: 'Wozu sie dient',
    summaryPlaceholder: 'Dass Sie ein Motorboot auf Binnengewässern führen dürfen.',
    level: 'Stufe Ihrer Bestätigung',
    levelHint: 'Damit beginnen Sie, wenn Sie eine solche Angabe bestätigen. Sie können noch eine andere wählen.',
    levelOfClaim: 'Wie die Angabe nahelegt',
    fields: 'Was darin stehen soll',
    fieldsHint:
      'Jede Zeile wird ein Feld der Angabe. Die Person, der die Angabe gehört, kann es zeigen oder zurückhalten.',
    fieldKind: (position: number) => `Art von Zeile ${position}`,
    kinds: { text: 'Text', date: 'Datum', number: 'Zahl', choice: 'Auswahl', country: 'Land' },
    fieldRequired: (position: number) => `Zeile ${position} ist Pflicht`,
    fieldOpen: (position: number) => `Zeile ${position} wird zunächst gezeigt`,
    fieldChoices: (position: number) => `Auswahl in Zeile ${position}, jeder Wert in einer eigenen Zeile`,
    fieldName: (position: number) => `Zeile ${position}`,
    fieldNamePlaceholder: 'Bestanden am',
    fieldHint: (position: number) => `Hinweis zu Zeile ${position}`,
    fieldHintPlaceholder: 'Hinweis (optional)',
    fieldExample: (position: number) => `Beispiel für Zeile ${position}`,
    fieldExamplePlaceholder: 'Beispiel für einen Wert (optional)',
    privateLine: (label: string) =>
      `${quoteWords(label)} sagt viel über eine Person. In einer Zeile können es alle lesen, denen sie gezeigt wird. Als privates Attribut lässt es sich stattdessen nur an Sie senden.`,
    numberLimits: {
      least: (position: number) => `Kleinste Zahl in Zeile ${position} (optional)`,
      most: (position: number) => `Größte Zahl in Zeile ${position} (optional)`,
    },
    dayLimit: (position: number) => `Tage in Zeile ${position}`,
    days: { none: 'Jeder Tag', most: 'Bis heute', least: 'Ab heute' },
    addField: 'Zeile hinzufügen',
    removeField: (position: number) => `Zeile ${position} entfernen`,
    example: 'Beispiel',
    exampleHint: 'So, wie Sie es gern lesen würden. Nehmen Sie erfundene Namen.',
    examplePlaceholder: 'Bestanden am: 4. Mai 2024',
    publish: 'Veröffentlichen',
    publishing: 'Wird veröffentlicht …',
    save: 'Änderungen speichern',
    saving: 'Wird gespeichert …',
    published: { title: 'Vorlage veröffentlicht', description: 'Alle können sie jetzt verwenden.' },
    saved: { title: 'Vorlage geändert', description: 'Ihre Änderungen sind veröffentlicht.' },
  },
  retireDialog: {
    title: 'Diese Vorlage einstellen?',
    description: (title: string) => `${quoteWords(title)} wird niemandem mehr angeboten.`,
    consequence:
      'Angaben, die daraus erstellt wurden, bleiben, wie sie sind. Zurückholen lässt sie sich nicht. Sie können sie aber als neue Vorlage veröffentlichen.',
    cancel: 'Behalten',
    submit: 'Einstellen',
    submitting: 'Wird eingestellt …',
    done: { title: 'Vorlage eingestellt', description: 'Sie wird nicht mehr angeboten.' },
  },
} as const
