import type { ErrorText } from '../../error-text.ts'

export const requestErrorTexts = {
  'asker-signature-invalid': { type: 'verification', text: 'The request was not signed by the connected wallet.' },
  'request-for-proof-taken': { type: 'server', text: 'The request could not be made. Please try again.' },
  'request-for-proof-ended': { type: 'verification', text: 'This request for a proof is over. Ask for a new one.' },
} as const satisfies Record<string, ErrorText>
