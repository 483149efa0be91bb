import type { ErrorText } from '../../error-text.ts'

export const recoveryErrorTexts = {
  'guardian-list-wrong': {
    type: 'verification',
    text: 'Esta lista de personas de confianza no vale. Quizá su titular la haya cambiado. Pide el archivo más reciente.',
  },
  'guardian-unknown': { type: 'wallet', text: 'Esta cartera no pertenece a una persona de confianza de la identidad.' },
  'guardian-vote-over': {
    type: 'verification',
    text: 'Mientras tanto, las personas de confianza han decidido otra cosa. Míralo y firma de nuevo.',
  },
  'guardian-signature-invalid': {
    type: 'wallet',
    text: 'La firma no es la de esta persona de confianza para esta decisión. Firma de nuevo.',
  },
  'recovery-not-ready': {
    type: 'transaction',
    text: 'Aún no hay nada que terminar: el tiempo de espera no ha acabado o el cambio se ha cancelado.',
  },
} as const satisfies Record<string, ErrorText>
