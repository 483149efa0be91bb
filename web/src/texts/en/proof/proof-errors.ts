import { type ErrorText, verification } from '../../error-text.ts'

export const proofErrorTexts = {
  'proof-invalid': verification('The proof does not hold. Nothing was decided. Please create it again.'),
  'proof-engine-refused': verification('This installation does not accept proofs of this kind.'),
  'prover-unavailable': verification(
    'The proof could not be made in this browser. Please check the connection and try again.',
  ),
  'proof-queue-full': verification('Many proofs are being checked at the moment. Please try again in a few seconds.'),
  'attestation-mismatch': verification(
    'The claim has changed since the signature was asked for. Please open the request again.',
  ),
  'fact-contradicted': verification('An age stated in the claim does not follow from a date of birth.'),
  'attestation-signature-invalid': verification(
    'The signature is not by your account. Please sign with the account that was asked.',
  ),
} satisfies Record<string, ErrorText>
