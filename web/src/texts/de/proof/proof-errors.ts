import { type ErrorText, verification } from '../../error-text.ts'

export const proofErrorTexts = {
  'proof-invalid': verification(
    'Der Beweis gilt nicht. Nichts wurde entschieden. Bitte erstellen Sie ihn noch einmal.',
  ),
  'proof-engine-refused': verification('Diese Installation nimmt Beweise dieser Art nicht an.'),
  'prover-unavailable': verification(
    'Der Beweis konnte in diesem Browser nicht erstellt werden. Bitte prüfen Sie die Verbindung und versuchen Sie es noch einmal.',
  ),
  'proof-queue-full': verification(
    'Im Moment werden viele Beweise geprüft. Bitte versuchen Sie es in ein paar Sekunden noch einmal.',
  ),
  'attestation-mismatch': verification(
    'Die Angabe wurde geändert, seit um die Signatur gebeten wurde. Bitte öffnen Sie die Anfrage noch einmal.',
  ),
  'fact-contradicted': verification('Ein Alter in der Angabe passt nicht zu einem Geburtsdatum.'),
  'attestation-signature-invalid': verification(
    'Die Signatur stammt nicht von Ihrem Konto. Bitte signieren Sie mit dem Konto, das angefragt wurde.',
  ),
} satisfies Record<string, ErrorText>
