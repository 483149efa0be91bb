import type { ErrorText } from '../../error-text.ts'

export const proofErrorTexts = {
  'proof-invalid': {
    type: 'verification',
    text: 'La prueba no es válida. No se ha decidido nada. Vuelve a crearla.',
  },
  'proof-engine-refused': { type: 'verification', text: 'Esta instalación no acepta pruebas de este tipo.' },
  'prover-unavailable': {
    type: 'verification',
    text: 'No se ha podido hacer la prueba en este navegador. Revisa la conexión y vuelve a intentarlo.',
  },
  'proof-queue-full': {
    type: 'verification',
    text: 'En este momento se están comprobando muchas pruebas. Vuelve a intentarlo dentro de unos segundos.',
  },
  'attestation-mismatch': {
    type: 'verification',
    text: 'La declaración ha cambiado desde que se pidió la firma. Abre de nuevo la solicitud.',
  },
  'fact-contradicted': {
    type: 'verification',
    text: 'La edad que indica la declaración no concuerda con la fecha de nacimiento.',
  },
  'attestation-signature-invalid': {
    type: 'verification',
    text: 'La firma no es de tu cuenta. Firma con la cuenta que recibió la solicitud.',
  },
} as const satisfies Record<string, ErrorText>
