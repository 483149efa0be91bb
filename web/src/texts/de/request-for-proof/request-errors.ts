import { type ErrorText, server, verification } from '../../error-text.ts'

export const requestErrorTexts = {
  'asker-signature-invalid': verification('Die Anfrage wurde nicht von der verbundenen Wallet signiert.'),
  'request-for-proof-taken': server('Die Anfrage konnte nicht erstellt werden. Bitte versuchen Sie es noch einmal.'),
  'request-for-proof-ended': verification('Diese Anfrage nach einem Beweis ist abgelaufen. Bitten Sie um eine neue.'),
} satisfies Record<string, ErrorText>
