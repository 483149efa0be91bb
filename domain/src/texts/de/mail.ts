import type { AlertKind } from '../../alert/alert.ts'
import { maximumAlerts } from '../../alert/limits.ts'
import { writeHours } from './durations.ts'

export const alertMails: Record<AlertKind, { subject: string; change: string }> = {
  asked: {
    subject: 'DID Verification: Jemand bittet Sie um eine Bestätigung',
    change: 'Eine Anfrage wartet darauf, dass Sie etwas bestätigen.',
  },
  decided: {
    subject: 'DID Verification: Über eine Ihrer Anfragen ist entschieden',
    change: 'Über eine Ihrer Anfragen ist entschieden.',
  },
  question: {
    subject: 'DID Verification: Eine Frage zu einer Anfrage',
    change: 'Zu einer Anfrage wurde eine Frage gestellt oder beantwortet.',
  },
  ending: {
    subject: 'DID Verification: Eine Ihrer Bestätigungen läuft bald ab',
    change: 'Eine Ihrer Bestätigungen läuft bald ab.',
  },
  revoked: {
    subject: 'DID Verification: Eine Bestätigung wurde zurückgezogen',
    change: 'Der Stand einer zurückgezogenen Bestätigung hat sich geändert.',
  },
  opened: {
    subject: 'DID Verification: Jemand hat einen Ihrer Links geöffnet',
    change: 'Jemand hat einen Link geöffnet, den Sie weitergegeben haben.',
  },
  control: {
    subject: 'DID Verification: Wer für Ihre Identität handelt',
    change:
      'Jemand anderes handelt für Ihre Identität oder wird es bald tun, zu Ihrer Identität wurde ein Passkey hinzugefügt, oder Ihre Identität wurde eingefroren.',
  },
}

export const alertMailTexts = {
  open: 'Öffnen Sie DID Verification, um es sich anzusehen:',
  namesNobody: 'Diese Nachricht nennt niemanden und keinen Nachweis, weil andere eine E-Mail unterwegs lesen können.',
  stop: 'Wenn Sie keine solchen Nachrichten mehr möchten, öffnen Sie diesen Link:',
}

export const confirmMailTexts = {
  subject: 'DID Verification: Bestätigen Sie Ihre E-Mail-Adresse',
  entered:
    'Jemand hat diese E-Mail-Adresse bei DID Verification eingegeben, um dort über Änderungen benachrichtigt zu werden.',
  confirm: `Wenn Sie das waren, öffnen Sie innerhalb von ${writeHours(maximumAlerts.confirmMs)} diesen Link und bestätigen Sie die Adresse:`,
  ignore: 'Wenn Sie es nicht waren, brauchen Sie nichts zu tun. Diese Adresse bekommt dann keine Nachrichten.',
}

export const stoppedMailTexts = {
  subject: 'DID Verification: Nachrichten zu Ihrer Identität kommen hier nicht mehr an',
  change:
    'Diese Adresse bekommt keine Nachrichten mehr darüber, wer für Ihre Identität handelt. Jemand hat in Ihrem Konto die Adresse entfernt oder ersetzt, oder diese Nachrichten dort oder über den Link in einer Nachricht abgeschaltet.',
  you: 'Wenn Sie das waren, brauchen Sie nichts zu tun.',
  notYou:
    'Wenn Sie es nicht waren, hat vielleicht jemand anderes Ihren Schlüssel. Öffnen Sie jetzt DID Verification und frieren Sie Ihre Identität in Ihrem Profil ein:',
}
