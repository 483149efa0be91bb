import { maximumProvenFields, provenYears } from '@did/domain/proof/limits'
import type { SelectableProofType } from '@did/domain/proof/proof'
import { quoteWords } from '@did/domain/proof/quote-words'
import { issuerTerm } from '@did/domain/texts/de/claim/issuer-term'
import { nameAttribute } from '@did/domain/texts/de/proof/attribute-names'
import { proofTypeName } from '../frame/names.ts'

export const proofTexts = {
  title: 'Diese Angabe bestätigen',
  description: 'Nichts ist bestätigt, bevor Sie signieren. Was Sie hier eingeben, verlässt diesen Browser nie.',
  tabsLabel: 'Zero-Knowledge-Beweis',
  tabs: { select: 'Auswählen', configure: 'Einstellen', result: 'Ergebnis' },
  chooseType: 'Art des Beweises wählen',
  continue: 'Fortfahren',
  close: 'Schließen',
  fields: 'Felder im Beweis',
  fieldsHint: 'Wählen Sie, was der Beweis umfasst, und geben Sie die Werte ein, die Sie geprüft haben.',
  fromOwner: 'Von der anfragenden Person',
  value: (field: string) => `Wert von ${quoteWords(field)}`,
  parameters: 'Was er zeigen muss',
  chooseLevel: 'Abschluss auswählen',
  validUntil: 'Gültig bis (optional)',
  validUntilHint:
    'Der letzte Tag, an dem Ihre Bestätigung gilt. Lassen Sie das Feld leer, wenn sie kein Ende haben soll.',
  validUntilOver: 'Bitte wählen Sie einen Tag, der noch nicht vorbei ist',
  endOver: { title: 'Eingabe prüfen', description: 'Bitte wählen Sie einen Tag, der noch nicht vorbei ist' },
  generate: 'Beweis erstellen',
  generating: 'Wird erstellt …',
  noFields: {
    title: 'Keine Felder ausgewählt',
    description: 'Bitte wählen Sie mindestens ein Feld für den Beweis aus',
  },
  generated: { title: 'Beweis erstellt', description: 'Der Zero-Knowledge-Beweis entstand in diesem Browser' },
  generatedAgain: { title: 'Beweis erstellt', description: 'Er ersetzt den vorigen Beweis' },
  generateFailed: { title: 'Fehler', description: 'Der Zero-Knowledge-Beweis konnte nicht erstellt werden' },
  interrupted: {
    title: 'Beweis abgebrochen',
    description:
      'Was die anfragende Person geteilt hat, ist jetzt geöffnet. Sehen Sie es sich an, und erstellen Sie dann den Beweis daraus.',
  },
  progress: 'Beweis wird erstellt',
  cancel: 'Abbrechen',
  notSo: 'Die Werte zeigen nicht, was verlangt ist. Prüfen Sie sie und was der Beweis zeigen muss.',
  proves: (statement: string) => `Was er zeigt: ${statement}.`,
  faults: {
    missing: 'Geben Sie einen Wert ein: Ein echter Beweis erfindet keinen',
    needed: 'Darum geht es in diesem Beweis: Wählen Sie das Feld aus und geben Sie den Wert ein',
    tooMany: `In einen Beweis passen höchstens ${maximumProvenFields} Felder`,
    age: 'Geben Sie ein Alter in ganzen Jahren ein, zum Beispiel 18',
    text: 'Dieser Text ist zu lang',
    date: `Geben Sie einen Tag zwischen ${provenYears.first} und ${provenYears.last} ein`,
    number: 'Geben Sie eine ganze Zahl ein',
    decimal: 'Geben Sie einen Betrag ein, zum Beispiel 30000 oder 30000.50',
    ordinal: 'Wählen Sie einen Abschluss aus',
    country: 'Geben Sie ein Land mit seinen zwei Buchstaben ein, zum Beispiel DE',
    boolean: 'Geben Sie true oder false ein',
  },
  missingLocked:
    'Öffnen Sie oben, was die anfragende Person geteilt hat. Geben Sie einen Wert nur ein, wenn Sie ihn von anderswo haben',
  verifying: 'Beweis wird geprüft …',
  success: 'Der Beweis wurde erfolgreich geprüft!',
  successMeans: 'Er passt zu den Werten oben. Ob sie stimmen, bestätigen Sie.',
  failure: 'Prüfung fehlgeschlagen',
  tryAgain: 'Erneut versuchen',
  complete: 'Prüfung abschließen',
  preparing: 'Wird vorbereitet …',
  signing: 'Wartet auf Ihre Signatur …',
  saving: 'Wird gespeichert …',
  beforeSigning: {
    asksTwice: 'Möglicherweise wurde das schon einmal angefragt',
    differs: 'Etwas weicht von dem ab, was Sie für diese Person früher bestätigt haben',
    comparing: 'Wird mit Ihren früheren Bestätigungen verglichen',
    notCompared:
      'Was Sie für diese Person früher bestätigt haben, konnte nicht geladen werden. Deshalb wurde nichts verglichen.',
  },
  signs: {
    sentence: (holder: string, title: string) =>
      `Sie bestätigen, dass ${quoteWords(title)} zu ${quoteWords(holder)} gehört, und jede Zeile darunter.`,
    sentenceWithoutName: (title: string) =>
      `Sie bestätigen ${quoteWords(title)}, ohne zu sagen, wem es gehört, und jede Zeile darunter.`,
    claim: 'Angabe',
    type: 'Art',
    issuer: issuerTerm,
    date: 'Ausstellungsdatum',
    description: 'Beschreibung',
    owner: 'Wallet der anfragenden Person',
    level: 'Prüfstufe',
    validUntil: 'Gültig bis',
    noEnd: 'Ohne Enddatum',
    attributes: 'Private Attribute',
    attributesToo: 'Alle, die mit Ihnen geteilt wurden',
  },
  stated: {
    heading: 'In der Angabe genannt',
    noDate: 'Noch nicht bekannt',
    agrees: 'Das folgt aus dem Geburtsdatum.',
    contradicts:
      'Das passt nicht zum Geburtsdatum. Lehnen Sie die Anfrage mit diesem Grund ab, oder stellen Sie eine Frage.',
    unknown:
      'Das können Sie bestätigen, sobald Sie das Geburtsdatum haben: von der anfragenden Person oder als Wert, den Sie selbst eingeben.',
  },
  factContradicted: 'Ein Alter in der Angabe passt nicht zum Geburtsdatum. Nichts wurde signiert.',
  engineFailed: 'Das Programm für Beweise konnte nicht geladen werden. Nichts wurde entschieden.',
  costHint: 'Sie signieren den Text der Angabe. Das Signieren kostet nichts.',
  missingData: { title: 'Fehler', description: 'Daten der Prüfung oder der Beweis fehlen' },
  completed: {
    title: 'Angabe bestätigt',
    description: 'Die Prüfung mit Zero-Knowledge-Beweis ist abgeschlossen',
  },
  completeFailed: { title: 'Fehler', description: 'Die Prüfung konnte nicht abgeschlossen werden' },
  declined:
    'Sie haben nicht signiert. Die Anfrage ist noch offen, und nichts ging verloren. Versuchen Sie es noch einmal, wenn Sie so weit sind.',
  mismatch: 'Was der Server signieren lassen will, steht so nicht auf diesem Bildschirm. Nichts wurde signiert.',
  alreadyDecided: 'Über diese Anfrage ist schon entschieden.',
  stillPending:
    'Die Prüfung konnte nicht abgeschlossen werden. Die Anfrage ist noch offen, und nichts ging verloren. Versuchen Sie es noch einmal.',
  missingType: 'Wählen Sie zuerst eine Art des Beweises.',
  missingFields: 'Wählen Sie zuerst mindestens ein Feld.',
  engineMissing:
    'Diese Installation hat nur Entwicklungsschlüssel, mit denen sich Beweise fälschen ließen. Hier lässt sich keine Anfrage bestätigen, bis andere erstellt sind.',
  engineLoading: 'Das Programm für Beweise wird geladen',
  details: 'Details zum Beweis',
  detail: {
    id: 'Nummer des Beweises',
    statement: 'Was er sagt',
    circuit: 'Schaltkreis',
    engine: 'Verfahren',
    groth16: 'Groth16',
    time: 'Erstellt',
    values: 'Öffentliche Werte',
  },
} as const

export const simulationTexts = {
  label: 'Simulation',
  choose: 'Beweis simulieren',
  chooseHint: 'Zum Ausprobieren: geht schneller, nimmt jede Eingabe an und beweist nichts.',
  hint: 'Dieser Beweis beweist für sich allein nichts. Es zählt Ihre Signatur.',
  emptyValues: 'Bleibt ein Wert leer, nimmt die Simulation ihren eigenen Standardwert.',
} as const

export const proofTypeTexts: Record<SelectableProofType, { label: string; description: string }> = {
  IdentityProof: { label: proofTypeName('IdentityProof'), description: 'Die Person ist die, die in der Angabe steht.' },
  AgeProof: { label: proofTypeName('AgeProof'), description: 'Die Person hat ein bestimmtes Alter erreicht.' },
  EducationProof: {
    label: proofTypeName('EducationProof'),
    description: 'Die Person hat einen Bildungsabschluss erreicht.',
  },
  IncomeProof: { label: proofTypeName('IncomeProof'), description: 'Das Einkommen erreicht mindestens einen Betrag.' },
  LocationProof: { label: proofTypeName('LocationProof'), description: 'Die Person lebt in einem bestimmten Land.' },
}

export const proofParameterTexts = {
  ageThreshold: 'Mindestalter',
  requiredLevel: 'Verlangter Abschluss',
  incomeThreshold: 'Mindesteinkommen im Jahr',
  requiredLocation: 'Verlangtes Land',
  dateOfBirth: 'Geburtsdatum',
  educationLevel: 'Erreichter Abschluss',
  location: 'Wohnsitzland',
} as const

export const educationLevelTexts = {
  highschool: 'Schulabschluss',
  associate: 'Associate',
  bachelor: 'Bachelor',
  master: 'Master',
  doctorate: 'Promotion',
} as const

export function proofFieldLabel(field: string): string {
  return nameAttribute(field) ?? field
}
