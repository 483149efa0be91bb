import { type ErrorText, verification } from '../../error-text.ts'

export const issuingKeyErrorTexts = {
  'issuer-keys-not-offered': verification('This service cannot read such keys from the chain.'),
  'issuer-key-exists': verification('You have such a key already. Please reload the page.'),
  'issuer-key-missing': verification(
    'The verifier of this claim has no key for this form at the moment. Please choose another form.',
  ),
  'credential-form-unsuitable': verification(
    'This claim cannot become a credential of this form. Please choose another form.',
  ),
  'credential-proof-invalid': verification('The signature of this browser does not fit. Nothing was handed out.'),
} satisfies Record<string, ErrorText>
