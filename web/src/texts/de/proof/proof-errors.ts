import type { ErrorText } from '../../error-text.ts'

export const proofErrorTexts = {
  'proof-invalid': {
    type: 'verification',
    text: 'Der Beweis gilt nicht. Nichts wurde entschieden. Bitte erstellen Sie ihn noch einmal.',
  },
  'proof-engine-refused': { type: 'verification', text: 'Diese Installation nimmt Beweise dieser Art nicht an.' },
  'prover-unavailable': {
    type: 'verification',
    text: 'Der Beweis konnte in diesem Browser nicht erstellt werden. Bitte prüfen Sie die Verbindung und versuchen Sie es noch einmal.',
  },
  'proof-queue-full': {
    type: 'verification',
    text: 'Im Moment werden viele Beweise geprüft. Bitte versuchen Sie es in ein paar Sekunden noch einmal.',
  },
  'attestation-mismatch': {
    type: 'verification',
    text: 'Die Angabe wurde geändert, seit um die Signatur gebeten wurde. Bitte öffnen Sie die Anfrage noch einmal.',
  },
  'fact-contradicted': {
    type: 'verification',
    text: 'Ein Alter in der Angabe passt nicht zu einem Geburtsdatum.',
  },
  'attestation-signature-invalid': {
    type: 'verification',
    text: 'Die Signatur stammt nicht von Ihrem Konto. Bitte signieren Sie mit dem Konto, das angefragt wurde.',
  },
} as const satisfies Record<string, ErrorText>
