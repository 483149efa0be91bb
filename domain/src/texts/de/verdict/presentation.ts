import type { PresentationFault } from '../../../portable/presentation-request.ts'

/** The page and the API use these sentences about a wallet's answer. */
export const presentationTexts = {
  passed: {
    'answers-this-request': 'Die Wallet hat diese Anfrage beantwortet, und die Antwort zählt einmal.',
    'bound-to-wallet': 'Der Nachweis wurde für die Wallet ausgestellt, die ihn gezeigt hat.',
    'issued-by-service': 'Dieser Dienst hat den Nachweis ausgestellt, und seitdem hat ihn niemand verändert.',
    'issued-by-verifier': 'Die Prüfstelle hat den Nachweis selbst ausgestellt, und seitdem hat ihn niemand verändert.',
    'stranger-not-revoked': 'Auf der Liste zurückgezogener Nachweise des Ausstellers steht er nicht.',
  },
  warning: {
    'issued-by-stranger': 'Dieser Dienst weiß nicht, wer den Nachweis ausgestellt hat.',
    'stranger-without-list': 'Der Nachweis nennt keine Liste zurückgezogener Nachweise.',
    'stranger-list-unread': 'Die Liste zurückgezogener Nachweise des Ausstellers konnte nicht gelesen werden.',
    'service-only':
      'Die Wallet hat die Signatur der Prüfstelle nicht gezeigt. Nur dieser Dienst sagt, dass eine Prüfstelle die Angabe bestätigt hat.',
  },
  fault: {
    unreadable: 'Die Antwort der Wallet ist kein Nachweis der verlangten Art.',
    'issuer-unknown': 'Der Schlüssel des Ausstellers konnte nicht gefunden werden.',
    'issuer-signature': 'Der Nachweis wurde nicht mit dem Schlüssel des Ausstellers signiert.',
    'other-type': 'Die Wallet hat einen Nachweis anderer Art gezeigt.',
    'claims-missing': 'Die Wallet hat nicht alles gezeigt, was verlangt war.',
    expired: 'Der Nachweis ist abgelaufen.',
    'not-valid-yet': 'Der Nachweis ist noch nicht gültig.',
    revoked: 'Der Nachweis wurde zurückgezogen.',
    suspended: 'Der Aussteller hat den Nachweis vorübergehend gesperrt.',
    'not-bound': 'Die Wallet hat nicht bewiesen, dass der Nachweis ihr gehört.',
    'other-key': 'Die Wallet hat mit einem anderen Schlüssel signiert als dem, den der Nachweis nennt.',
    'other-request': 'Die Wallet hat eine andere Anfrage beantwortet.',
    stale: 'Die Signatur der Wallet ist zu alt, oder ihre Uhr geht falsch.',
    'words-differ': 'Im Nachweis steht etwas anderes, als die Prüfstelle signiert hat.',
    'attestation-false': 'Die Signatur der Prüfstelle im Nachweis zählt nicht.',
  } satisfies Record<PresentationFault, string>,
} as const
