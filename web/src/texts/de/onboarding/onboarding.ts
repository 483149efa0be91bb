import { onboardingSteps } from '@did/domain/page/onboarding-steps'
import { quoteWords } from '@did/domain/proof/quote-words'
import { keptByVerifier } from '../verification/kept-by-verifier.ts'

const names = new Intl.ListFormat('de')

export const onboardingTexts = {
  heading: 'Ihre digitale Identität einrichten',
  documentTitle: 'Einführung',
  progress: 'Fortschritt der Einführung',
  stepOf: (step: number) => `Schritt ${step} von ${onboardingSteps}`,
  skip: 'Vorerst überspringen',
  back: 'Zurück',
  connect: {
    title: 'Wallet verbinden',
    text: 'Ihre Wallet ist Ihr Schlüssel. Verbinden Sie sie, um zu beginnen.',
  },
  signIn: {
    title: 'Anmelden und beginnen',
    text: 'Ihre Wallet ist verbunden. Melden Sie sich damit an, um zu beginnen.',
  },
  profile: {
    title: 'Profil anlegen',
    existingTitle: 'Ihr Profil',
    text: 'Prüfstellen sehen diesen Namen bei Ihren Anfragen. Nur der Benutzername ist nötig.',
    existingText: 'Sie haben schon ein Profil. Sehen Sie es durch und fahren Sie fort.',
    submit: 'Profil anlegen',
    submitting: 'Wird angelegt …',
    continue: 'Fortfahren',
    saving: 'Wird gespeichert …',
  },
  did: {
    title: 'DID erstellen',
    text: 'Ihre DID ist die Kennung, zu der Ihre Angaben gehören. Hier kostet sie nichts. Auf die Blockchain bringen können Sie sie später.',
    sponsored:
      'Ihre DID ist die Kennung, zu der Ihre Angaben gehören. Dieser Dienst bringt sie für Sie auf die Blockchain, und Sie zahlen nichts.',
    create: 'Neue DID erstellen',
    creating: 'Wird erstellt …',
    existing: 'Oder eine vorhandene auswählen',
    created: (date: string) => `Erstellt am ${date}`,
  },
  claim: {
    title: 'Erste Angabe hinzufügen',
    text: 'Eine Angabe ist eine Tatsache über Sie. Sie ist privat, bis Sie sie teilen.',
    question: 'Welche Organisation, welcher Nachweis?',
    verifier: {
      legend: 'Organisation, die bestätigen soll',
      search: 'Organisationen suchen',
      unknown: 'Weiß ich noch nicht',
      unknownHint: 'Die Angabe wird nur gespeichert. Eine Organisation können Sie später anfragen.',
      notFound: 'Keine Organisation hat diesen Namen.',
      none: 'Hier ist noch keine Organisation eingetragen. Anfragen können Sie später.',
      reads: `Die Organisation bekommt eine Anfrage und liest diese Angabe. ${keptByVerifier}`,
    },
    type: 'Art der Angabe',
    name: 'Titel',
    holderName: 'Ihr Name',
    holderNameHint:
      'So, wie die Organisation Sie kennt. Sie bestätigt diesen Namen, und alle, mit denen Sie die Angabe teilen, sehen ihn.',
    description: 'Beschreibung',
    descriptionPlaceholder: 'Worum es geht, wann und wo',
    descriptionHint:
      'Lassen Sie Geburtsdaten und Ausweisnummern weg. Fügen Sie sie später als private Attribute hinzu. Die können nur Sie lesen, und Prüfstellen, die Sie auswählen.',
    isPrivate: 'Private Angabe',
    isPrivateHint: 'Sie lässt sich weder mit Code noch mit Link teilen.',
    isSelective: 'Felder einzeln wählbar',
    isSelectiveHint: 'Sie wählen beim Teilen, welche Felder zu sehen sind.',
    submit: 'Angabe erstellen',
    submitAndSend: 'Angabe erstellen und Anfrage senden',
    submitting: 'Wird erstellt …',
  },
  attributes: {
    title: (labels: readonly string[]) => `${names.format(labels)} hinzufügen`,
    text: 'Ihre Angabe ist gespeichert. Was Sie hier eingeben, wird in diesem Browser verschlossen. Nur Sie können es lesen, und eine Prüfstelle, die Sie auswählen.',
    textAsking:
      'Ihre Angabe ist gespeichert, die Anfrage noch nicht gesendet. Was Sie hier eingeben, wird in diesem Browser verschlossen. Ob es mit der Anfrage mitgeht, wählen Sie im nächsten Schritt.',
    next: 'Fortfahren',
    later: 'Später hinzufügen',
  },
  request: {
    title: 'Anfrage senden',
    text: (claim: string, organization: string) =>
      `${quoteWords(claim)} ist gespeichert. ${quoteWords(organization)} bekommt eine Anfrage mit der Bitte um Bestätigung.`,
    unsent: 'Die Anfrage ist noch nicht gesendet',
    unsentHint: 'Ihre Angabe ist sicher. Wenn Sie noch einmal senden, entsteht keine zweite.',
    send: 'Anfrage senden',
    sending: 'Wird gesendet …',
    skip: 'Ohne Senden fortfahren',
  },
  done: {
    title: 'Geschafft!',
    text: 'Ihre dezentrale Identität ist eingerichtet.',
    did: 'Ihre DID',
    claim: 'Ihre erste Angabe',
    asked: 'Anfrage gesendet an',
    nextHeading: 'Wie es weitergeht',
    next: {
      ask: 'Bitten Sie eine Prüfstelle, der Sie vertrauen, Ihre Angabe zu prüfen.',
      wait: 'Warten Sie auf die Antwort. Die Glocke meldet sie.',
      seal: (labels: readonly string[]) => `Ergänzen Sie Ihre Angabe um private Attribute: ${names.format(labels)}.`,
      mint: 'Minten Sie Ihre DID, damit sie Ihnen auf der Blockchain gehört.',
      share: 'Teilen Sie Ihre Angabe mit einem Code oder Link.',
    },
    continue: 'Weiter zur Übersicht',
  },
  toasts: {
    profileCreated: { title: 'Profil angelegt', description: 'Ihr Profil wurde angelegt' },
    profileUpdated: { title: 'Profil geändert', description: 'Ihre Änderungen sind gespeichert' },
    didCreated: { title: 'DID erstellt', description: 'Ihre dezentrale Kennung wurde erstellt' },
    claimCreated: { title: 'Angabe erstellt', description: 'Ihre erste Angabe gehört jetzt zu Ihrer DID' },
    complete: { title: 'Einführung abgeschlossen', description: 'Ihre dezentrale Identität ist eingerichtet' },
    claimFailed: { title: 'Fehler', description: 'Die Angabe konnte nicht hinzugefügt werden' },
  },
} as const
