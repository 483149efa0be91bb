import { type ErrorText, verification } from '../../error-text.ts'

export const issuingKeyErrorTexts = {
  'issuer-keys-not-offered': verification('Dieser Dienst kann solche Schlüssel nicht von der Blockchain lesen.'),
  'issuer-key-exists': verification('Sie haben schon einen solchen Schlüssel. Bitte laden Sie die Seite neu.'),
  'issuer-key-missing': verification(
    'Die Prüfstelle dieser Angabe hat im Moment keinen Schlüssel für diese Form. Bitte wählen Sie eine andere.',
  ),
  'credential-form-unsuitable': verification(
    'Diese Angabe gibt es nicht in dieser Form. Bitte wählen Sie eine andere Form.',
  ),
  'credential-proof-invalid': verification('Die Signatur dieses Browsers passt nicht. Nichts wurde ausgegeben.'),
} satisfies Record<string, ErrorText>
