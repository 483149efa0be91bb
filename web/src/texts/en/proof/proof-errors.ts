import type { ErrorText } from '../../error-text.ts'

export const proofErrorTexts = {
  'proof-invalid': {
    type: 'verification',
    text: 'The proof does not hold. Nothing was decided. Please create it again.',
  },
  'proof-engine-refused': { type: 'verification', text: 'This installation does not accept proofs of this kind.' },
  'prover-unavailable': {
    type: 'verification',
    text: 'The proof could not be made in this browser. Please check the connection and try again.',
  },
  'proof-queue-full': {
    type: 'verification',
    text: 'Many proofs are being checked at the moment. Please try again in a few seconds.',
  },
  'attestation-mismatch': {
    type: 'verification',
    text: 'The claim has changed since the signature was asked for. Please open the request again.',
  },
  'fact-contradicted': {
    type: 'verification',
    text: 'An age stated in the claim does not follow from a date of birth.',
  },
  'attestation-signature-invalid': {
    type: 'verification',
    text: 'The signature is not by your account. Please sign with the account that was asked.',
  },
} as const satisfies Record<string, ErrorText>
