import { type ErrorText, verification } from '../../error-text.ts'

export const issuingKeyErrorTexts = {
  'issuer-keys-not-offered': verification('Este servicio no puede leer esas claves en la cadena de bloques.'),
  'issuer-key-exists': verification('Ya tienes una clave así. Recarga la página.'),
  'issuer-key-missing': verification(
    'La entidad verificadora de esta declaración no tiene ahora una clave para este formato. Elige otro formato.',
  ),
  'credential-form-unsuitable': verification('Esta declaración no puede llevarse en este formato. Elige otro formato.'),
  'credential-proof-invalid': verification('La firma de este navegador no es correcta. No se ha entregado nada.'),
} satisfies Record<string, ErrorText>
