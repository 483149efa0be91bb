import { type ErrorText, transaction, verification, wallet } from '../../error-text.ts'

export const recoveryErrorTexts = {
  'guardian-list-wrong': verification(
    'Esta lista de personas de confianza no vale. Quizá su titular la haya cambiado. Pide el archivo más reciente.',
  ),
  'guardian-unknown': wallet('Esta cartera no pertenece a una persona de confianza de la identidad.'),
  'guardian-vote-over': verification(
    'Mientras tanto, las personas de confianza han decidido otra cosa. Míralo y firma de nuevo.',
  ),
  'guardian-signature-invalid': wallet(
    'La firma no es la de esta persona de confianza para esta decisión. Firma de nuevo.',
  ),
  'recovery-not-ready': transaction(
    'Aún no hay nada que terminar: el tiempo de espera no ha acabado o el cambio se ha cancelado.',
  ),
} satisfies Record<string, ErrorText>
