import { type ErrorText, server, verification } from '../../error-text.ts'

export const requestErrorTexts = {
  'asker-signature-invalid': verification('La solicitud no la firmó la cartera conectada.'),
  'request-for-proof-taken': server('No se ha podido crear la solicitud. Vuelve a intentarlo.'),
  'request-for-proof-ended': verification('Esta solicitud de una prueba ha terminado. Pide una nueva.'),
} satisfies Record<string, ErrorText>
