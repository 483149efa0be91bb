import type { ErrorText } from '../../error-text.ts'

export const requestErrorTexts = {
  'asker-signature-invalid': { type: 'verification', text: 'La solicitud no la firmó la cartera conectada.' },
  'request-for-proof-taken': { type: 'server', text: 'No se ha podido crear la solicitud. Vuelve a intentarlo.' },
  'request-for-proof-ended': {
    type: 'verification',
    text: 'Esta solicitud de una prueba ha terminado. Pide una nueva.',
  },
} as const satisfies Record<string, ErrorText>
