import { contactMessages } from '@did/domain/account/contact-limits'
import { signedRecordsKept } from '@did/domain/attestation/limits'

export const yourDataTexts = {
  heading: 'Ihre Daten',
  lead: 'Alles, was wir über Sie haben, zum Mitnehmen oder Löschen.',
  download: 'Meine Daten herunterladen',
  downloading: 'Wird vorbereitet …',
  downloaded: {
    title: 'Daten heruntergeladen',
    description: 'Die Datei ist in Ihren Downloads. Bewahren Sie sie sicher auf: Sie öffnet Ihre Angaben.',
  },
  fileName: 'did-verification-data.json',
  delete: 'Mein Konto löschen …',
  dialog: {
    title: 'Ihr Konto löschen?',
    description:
      'Das geschieht sofort und lässt sich nicht rückgängig machen. Laden Sie vorher Ihre Daten herunter, wenn Sie sie noch brauchen könnten.',
    goesHeading: 'Was hier gelöscht wird',
    goes: [
      'Ihr Profil, Ihre Anmeldungen, Ihre DIDs und alle Ihre Angaben, mit dem, was Prüfstellen dazu signiert haben.',
      'Ihre Anfragen, mit den Fragen dazu und Ihren Antworten. Prüfstellen, die noch nicht geantwortet haben, erfahren, dass die Anfrage beendet ist.',
      'Ihre Links. Kontrollierte lassen sich nicht mehr öffnen. Bei offenen sagt dieser Dienst, dass er sie nicht kennt.',
      'Ihre privaten Attribute, mit allen Zugängen.',
      'Ihre Benachrichtigungen und der Text im Verlauf Ihrer Angaben.',
    ],
    staysHeading: 'Was bleibt',
    stays: [
      'Links und Dateien, die andere schon haben: Was eine Prüfstelle signiert hat, bleibt dort echt und lesbar.',
      `Was Prüfstellen bestätigt haben: Ihr Name und die Felder der Angabe bleiben in deren eigenen Unterlagen, höchstens ${signedRecordsKept.years} Jahre. Fragen Sie die Prüfstelle, wenn sie früher gelöscht werden sollen.`,
      'Was auf der Blockchain eingetragen wurde. Das kann niemand löschen.',
      'Vermerke, die nichts über Sie sagen: dass etwas signiert wurde, und ob es zurückgezogen ist.',
      `Nachrichten aus dem Kontaktformular, bis sie ${contactMessages.keptMonths} Monate alt sind: Sie gehören zu keinem Konto.`,
    ],
    goesOfVerifier: [
      'Ihre Anträge, Prüfstelle zu werden, die nachgewiesene Domain und der für Sie reservierte Name.',
      'Ihre Unterlagen darüber, was Sie für Personen signiert haben, deren Konten gelöscht sind.',
      'Die Vorlagen, die Sie veröffentlicht haben. Angaben, die andere daraus erstellt haben, gehören weiter ihnen.',
    ],
    staysOfVerifier: [
      'Was Sie für andere bestätigt haben, gehört weiter ihnen, mit dem Namen Ihrer Organisation und Ihrer Wallet.',
      'Anfragen, die Sie nicht beantwortet haben, werden abgelehnt: „Die Prüfstelle hat ihr Konto geschlossen“.',
    ],
    staysOfAdministrator: ['Was Sie in der Administration entschieden haben, mit Ihrer Wallet.'],
    word: 'löschen',
    confirm: 'Geben Sie zur Bestätigung „löschen“ ein',
    confirmMissing: 'Bitte geben Sie das Wort „löschen“ ein',
    cancel: 'Konto behalten',
    submit: 'Konto löschen',
    submitting: 'Wird gelöscht …',
    done: { title: 'Konto gelöscht', description: 'Was als gelöscht aufgeführt war, ist hier nicht mehr vorhanden.' },
  },
} as const
