import type { ErrorText } from '../../error-text.ts'

export const requestErrorTexts = {
  'asker-signature-invalid': {
    type: 'verification',
    text: 'Die Anfrage wurde nicht von der verbundenen Wallet signiert.',
  },
  'request-for-proof-taken': {
    type: 'server',
    text: 'Die Anfrage konnte nicht erstellt werden. Bitte versuchen Sie es noch einmal.',
  },
  'request-for-proof-ended': {
    type: 'verification',
    text: 'Diese Anfrage nach einem Beweis ist abgelaufen. Bitten Sie um eine neue.',
  },
} as const satisfies Record<string, ErrorText>
