import { minimumMessageLength } from '../../account/contact-limits.ts'
import { minimumUsernameLength } from '../../account/limits.ts'
import { maximumFields, minimumClaimLength } from '../../claim/limits.ts'
import { maximumTemplates } from '../../template/limits.ts'

/**
 * The complaints of schemas. The page shows them beside fields, and the server sends them in
 * `errors`.
 */
export const complaints = {
  required: 'Pflichtfeld',
  invalid: 'Ungültige Eingabe',
  future: 'Dieser Tag liegt noch in der Zukunft',
  tooLong: (name: string, max: number) => `${name}: höchstens ${max} Zeichen`,
  hidden: (character: string, before: string) =>
    `Entfernen Sie das unsichtbare Zeichen ${character} ${before === '' ? 'am Anfang' : `nach „${before}“`}`,
  beginsAsLabel: 'Ein Text darf nicht mit „_:“ beginnen',
  notVisible: 'Verwenden Sie nur Buchstaben, Ziffern und andere sichtbare Zeichen',
  nameWithoutLetter: 'Ein Name ist eine Zeile mit mindestens einem Buchstaben und ohne Emoji',
  labelWithoutLetter: 'Verwenden Sie mindestens einen Buchstaben oder eine Ziffer und keine Emoji',
  wordingWithoutLetter: 'Verwenden Sie mindestens einen Buchstaben oder eine Ziffer',
  usernameWithoutLetter: 'Der Benutzername muss einen Buchstaben oder eine Ziffer enthalten',
  usernameShort: `Der Benutzername muss mindestens ${minimumUsernameLength} Zeichen lang sein`,
  email: 'Ungültige E-Mail-Adresse',
  claimTypeMissing: 'Bitte wählen Sie eine Art der Angabe',
  titleShort: `Der Titel muss mindestens ${minimumClaimLength.title} Zeichen lang sein`,
  descriptionShort: `Die Beschreibung muss mindestens ${minimumClaimLength.description} Zeichen lang sein`,
  questionMissing: 'Bitte geben Sie eine Frage ein',
  answerMissing: 'Bitte geben Sie eine Antwort ein',
  nameMissing: 'Bitte geben Sie Ihren Namen ein',
  messageShort: `Die Nachricht muss mindestens ${minimumMessageLength} Zeichen lang sein`,
  domain: 'Geben Sie eine Domain wie example.org ein',
  domainTooLong: 'Ungültige Domain',
  website: 'Geben Sie eine Adresse wie https://example.org ein',
  templateLineName: 'Ein Name ist eine Zeile Text ohne Doppelpunkt',
  templateLinesMissing: 'Bitte fügen Sie mindestens eine Zeile hinzu',
  templateLinesTooMany: `Höchstens ${maximumTemplates.fields} Zeilen`,
  fieldDate: 'Geben Sie ein Datum ein',
  fieldNumber: 'Geben Sie eine Zahl ein',
  fieldCountry: 'Wählen Sie ein Land',
  fieldLeast: {
    number: (least: string) => `Geben Sie ${least} oder mehr ein`,
    date: (day: string) => `Wählen Sie den ${day} oder einen späteren Tag`,
  },
  fieldMost: {
    number: (most: string) => `Geben Sie ${most} oder weniger ein`,
    date: (day: string) => `Wählen Sie den ${day} oder einen früheren Tag`,
  },
  fieldPeriod: 'Wählen Sie einen Tag, der nicht vor dem Beginn liegt',
  fieldBeforeIssue: 'Wählen Sie einen Tag, der nicht vor dem Datum des Dokuments liegt',
  fieldLimitsCrossed: 'Zwischen diesen Grenzen liegt keine Zahl',
  fieldsTooMany: `Höchstens ${maximumFields} Felder`,
  fieldsAlike: 'Jedes Feld braucht einen eigenen Namen',
  fieldTaken: 'Ein Feld mit diesem Namen hat jede Angabe schon',
  templateTooLong: 'Diese Vorlage ist zu lang. Kürzen Sie Hinweise oder Auswahlmöglichkeiten',
  templateLinesAlike: 'Jede Zeile braucht einen eigenen Namen',
  templateChoicesMissing: 'Geben Sie mindestens zwei Auswahlmöglichkeiten ein, eine pro Zeile',
} as const

export const fieldNames = {
  answer: 'Antwort',
  audience: 'Name',
  choice: 'Auswahlmöglichkeit',
  claimType: 'Art der Angabe',
  contact: 'Kontakt',
  description: 'Beschreibung',
  example: 'Beispiel',
  fieldLimit: 'Grenze',
  fieldName: 'Name des Feldes',
  fieldValue: 'Wert',
  hint: 'Hinweis',
  holderName: 'Name',
  issuer: 'Aussteller',
  message: 'Nachricht',
  name: 'Name',
  note: 'Notiz',
  organization: 'Organisation',
  question: 'Frage',
  reason: 'Grund',
  search: 'Suche',
  statement: 'Aussage',
  summary: 'Zusammenfassung',
  title: 'Titel',
  username: 'Benutzername',
  website: 'Website',
} as const
