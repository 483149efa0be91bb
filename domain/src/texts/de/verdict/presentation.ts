import type { PresentationFault } from '../../../portable/presentation-request.ts'

export const presentationTexts = {
  passed: {
    'answers-this-request': 'Die Wallet hat auf diese Anfrage geantwortet, und die Antwort zählt nur einmal.',
    'bound-to-wallet': 'Der Nachweis wurde für die Wallet ausgestellt, die ihn gezeigt hat.',
    'issued-by-service': 'Dieser Dienst hat den Nachweis ausgestellt, und niemand hat ihn seitdem verändert.',
    'issued-by-verifier': 'Die Prüfstelle hat den Nachweis selbst ausgestellt, und niemand hat ihn seitdem verändert.',
    'stranger-not-revoked': 'Der Aussteller führt eine Liste zurückgezogener Nachweise. Dieser steht nicht darauf.',
  },
  warning: {
    'issued-by-stranger': 'Dieser Dienst weiß nicht, wer den Nachweis ausgestellt hat.',
    'stranger-without-list': 'Der Nachweis nennt keine Liste zurückgezogener Nachweise.',
    'stranger-list-unread': 'Die Liste zurückgezogener Nachweise des Ausstellers ließ sich nicht lesen.',
    'service-only':
      'Die Wallet hat die Signatur der Prüfstelle nicht gezeigt. Nur dieser Dienst sagt, dass eine Prüfstelle die Angabe bestätigt hat.',
  },
  fault: {
    unreadable: 'Die Antwort der Wallet ist kein Nachweis der Art, nach der gefragt wurde.',
    'issuer-unknown': 'Der Schlüssel des Ausstellers war nicht zu finden.',
    'issuer-signature': 'Der Nachweis ist nicht mit dem Schlüssel des Ausstellers signiert.',
    'issuer-key-ended':
      'Der Aussteller hat den Schlüssel, den der Nachweis nennt, widerrufen, oder der Schlüssel ist abgelaufen.',
    'other-type': 'Die Wallet hat einen Nachweis anderer Art gezeigt.',
    'claims-missing': 'Die Wallet hat nicht alles gezeigt, wonach gefragt wurde.',
    expired: 'Der Nachweis ist abgelaufen.',
    'not-valid-yet': 'Der Nachweis ist noch nicht gültig.',
    revoked: 'Der Nachweis wurde zurückgezogen.',
    suspended: 'Der Aussteller hat den Nachweis ausgesetzt.',
    'not-bound': 'Die Wallet hat nicht bewiesen, dass der Nachweis ihr gehört.',
    'other-key': 'Die Wallet hat mit einem anderen Schlüssel signiert als dem, den der Nachweis nennt.',
    'other-request': 'Die Wallet hat auf eine andere Anfrage geantwortet.',
    stale: 'Die Signatur der Wallet ist zu alt, oder die Uhr der Wallet geht falsch.',
    'words-differ': 'Der Nachweis sagt etwas anderes, als die Prüfstelle signiert hat.',
    'attestation-false': 'Die Signatur der Prüfstelle im Nachweis zählt nicht.',
    undisclosed: 'Die Antwort der Wallet zählt nicht. Nur die Wallet hat den Grund erfahren.',
  } satisfies Record<PresentationFault, string>,
} as const
