import type { AlertKind } from '@did/domain/alert/alert'
import { maximumAlerts } from '@did/domain/alert/limits'
import { writeHours } from '@did/domain/texts/de/durations'

const kinds: Record<AlertKind, string> = {
  asked: 'Jemand bittet mich um eine Bestätigung',
  decided: 'Über eine meiner Anfragen ist entschieden',
  question: 'Eine Prüfstelle fragt mich etwas, oder jemand beantwortet meine Frage',
  ending: 'Eine meiner Bestätigungen läuft bald ab',
  revoked: 'Eine Bestätigung wird zurückgezogen',
  opened: 'Jemand öffnet einen Link, den ich weitergegeben habe',
  control: 'Jemand anderes soll für mich handeln, ein Passkey kommt hinzu, oder meine Identität ist eingefroren',
}

export const alertTexts = {
  heading: 'Bei Änderungen benachrichtigt werden',
  lead: 'Per E-Mail oder in diesem Browser, über die Änderungen, die Sie auswählen.',
  open: 'Benachrichtigungen auswählen',
  description:
    'Keine Nachricht nennt Sie, jemand anderen oder einen Nachweis. Sie sagt nur, dass sich etwas geändert hat.',
  close: 'Fertig',
  loading: 'Ihre Auswahl wird geladen',
  loadFailure: 'Ihre Auswahl konnte nicht geladen werden.',
  kinds,
  kindsLegend: 'Benachrichtigen, wenn',
  noKind: 'Nichts wird gesendet, bis Sie hier etwas auswählen.',
  mail: {
    heading: 'Per E-Mail',
    notOffered: 'Dieser Dienst sendet keine E-Mails.',
    address: 'E-Mail-Adresse',
    addressHint: 'Wir senden zuerst einen Link dorthin. Die Adresse aus Ihrem Profil wird nicht benutzt.',
    addressInvalid: 'Bitte geben Sie eine E-Mail-Adresse ein',
    send: 'Link senden',
    sending: 'Wird gesendet …',
    waiting: (address: string) =>
      `Wir haben einen Link an ${address} gesendet. Öffnen Sie ihn innerhalb von ${writeHours(maximumAlerts.confirmMs)}, um die Adresse zu bestätigen.`,
    confirmed: (address: string) => `Nachrichten gehen an ${address}.`,
    again: 'Neuen Link senden',
    remove: 'Adresse entfernen',
  },
  push: {
    heading: 'In diesem Browser',
    notOffered: 'Dieser Dienst weckt keine Browser.',
    unsupported: 'Eine Seite kann diesen Browser nicht wecken.',
    needsInstalling:
      'Fügen Sie diese Seite auf einem iPhone oder iPad zuerst dem Home-Bildschirm hinzu, und öffnen Sie sie von dort.',
    blocked:
      'Dieser Browser blockiert Nachrichten dieser Seite. Erlauben Sie sie in den Einstellungen des Browsers, und kommen Sie dann zurück.',
    failed:
      'Das ließ sich in diesem Browser nicht einschalten. Vielleicht hat er keinen Push-Dienst, oder das Fenster ist privat.',
    isOff: 'In diesem Browser ausgeschaltet.',
    turnOn: 'Einschalten',
    turningOn: 'Wird eingeschaltet …',
    isOn: 'Dieser Browser wird benachrichtigt, auch wenn diese Seite geschlossen ist.',
    turnOff: 'Ausschalten',
    others: (count: number) =>
      count === 1
        ? 'Ein weiterer Ihrer Browser wird auch benachrichtigt.'
        : `${count} weitere Ihrer Browser werden auch benachrichtigt.`,
    turnOffOthers: 'Die anderen ausschalten',
  },
} as const

export const alertLinkTexts = {
  title: 'Nachrichten per E-Mail',
  broken: {
    title: 'Dieser Link ist unvollständig',
    text: 'Öffnen Sie noch einmal den ganzen Link aus der Nachricht.',
  },
  confirm: {
    question: 'Ist das Ihre E-Mail-Adresse?',
    text: 'Bestätigen Sie sie, und Sie bekommen Nachrichten über die Änderungen, die Sie ausgewählt haben.',
    act: 'Adresse bestätigen',
    acting: 'Wird bestätigt …',
    done: 'Die Adresse ist bestätigt',
    doneText: 'Sie können diese Seite schließen oder dort weitermachen, wo Sie waren.',
  },
  stop: {
    question: 'Möchten Sie keine Nachrichten mehr?',
    text: 'Wir senden dann keine E-Mails über Änderungen mehr an diese Adresse. In Ihrem Profil können Sie sie wieder auswählen.',
    act: 'Nachrichten beenden',
    acting: 'Wird beendet …',
    done: 'Es kommen keine Nachrichten mehr',
    doneText: 'In Ihrem Profil können Sie sie unter „Bei Änderungen benachrichtigt werden“ wieder auswählen.',
  },
} as const
