import type { ErrorText } from '../../error-text.ts'

export const issuingKeyErrorTexts = {
  'issuer-keys-not-offered': {
    type: 'verification',
    text: 'Dieser Dienst kann solche Schlüssel nicht von der Blockchain lesen.',
  },
  'issuer-key-exists': {
    type: 'verification',
    text: 'Sie haben schon einen solchen Schlüssel. Bitte laden Sie die Seite neu.',
  },
  'issuer-key-missing': {
    type: 'verification',
    text: 'Die Prüfstelle dieser Angabe hat im Moment keinen Schlüssel für diese Form. Bitte wählen Sie eine andere.',
  },
  'credential-form-unsuitable': {
    type: 'verification',
    text: 'Nur Bildungsnachweise und Zertifikate können Badges werden. Bitte wählen Sie eine andere Form.',
  },
  'credential-proof-invalid': {
    type: 'verification',
    text: 'Die Signatur dieses Browsers passt nicht. Nichts wurde ausgegeben.',
  },
} as const satisfies Record<string, ErrorText>
