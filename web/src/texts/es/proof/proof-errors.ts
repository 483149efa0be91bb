import { type ErrorText, verification } from '../../error-text.ts'

export const proofErrorTexts = {
  'proof-invalid': verification('La prueba no es válida. No se ha decidido nada. Vuelve a crearla.'),
  'proof-engine-refused': verification('Esta instalación no acepta pruebas de este tipo.'),
  'prover-unavailable': verification(
    'No se ha podido hacer la prueba en este navegador. Revisa la conexión y vuelve a intentarlo.',
  ),
  'proof-queue-full': verification(
    'En este momento se están comprobando muchas pruebas. Vuelve a intentarlo dentro de unos segundos.',
  ),
  'attestation-mismatch': verification(
    'La declaración ha cambiado desde que se pidió la firma. Abre de nuevo la solicitud.',
  ),
  'fact-contradicted': verification('La edad que indica la declaración no concuerda con la fecha de nacimiento.'),
  'attestation-signature-invalid': verification(
    'La firma no es de tu cuenta. Firma con la cuenta que recibió la solicitud.',
  ),
} satisfies Record<string, ErrorText>
