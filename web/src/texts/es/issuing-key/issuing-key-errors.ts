import type { ErrorText } from '../../error-text.ts'

export const issuingKeyErrorTexts = {
  'issuer-keys-not-offered': {
    type: 'verification',
    text: 'Este servicio no puede leer esas claves en la cadena de bloques.',
  },
  'issuer-key-exists': { type: 'verification', text: 'Ya tienes una clave así. Recarga la página.' },
  'issuer-key-missing': {
    type: 'verification',
    text: 'La entidad verificadora de esta declaración no tiene ahora una clave para este formato. Elige otro formato.',
  },
  'credential-form-unsuitable': {
    type: 'verification',
    text: 'Solo los estudios y los certificados pueden convertirse en insignias. Elige otro formato.',
  },
  'credential-proof-invalid': {
    type: 'verification',
    text: 'La firma de este navegador no es correcta. No se ha entregado nada.',
  },
} as const satisfies Record<string, ErrorText>
