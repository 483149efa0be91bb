import type { ErrorText } from '../../error-text.ts'

export const issuingKeyErrorTexts = {
  'issuer-keys-not-offered': { type: 'verification', text: 'This service cannot read such keys from the chain.' },
  'issuer-key-exists': { type: 'verification', text: 'You have such a key already. Please reload the page.' },
  'issuer-key-missing': {
    type: 'verification',
    text: 'The verifier of this claim has no key for this form at the moment. Please choose another form.',
  },
  'credential-form-unsuitable': {
    type: 'verification',
    text: 'Only education and certificates can become badges. Please choose another form.',
  },
  'credential-proof-invalid': {
    type: 'verification',
    text: 'The signature of this browser does not fit. Nothing was handed out.',
  },
} as const satisfies Record<string, ErrorText>
