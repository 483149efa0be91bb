import { type ErrorText, server, verification } from '../../error-text.ts'

export const requestErrorTexts = {
  'asker-signature-invalid': verification('The request was not signed by the connected wallet.'),
  'request-for-proof-taken': server('The request could not be made. Please try again.'),
  'request-for-proof-ended': verification('This request for a proof is over. Ask for a new one.'),
} satisfies Record<string, ErrorText>
