export const startTexts = {
  heading: '¿A qué has venido?',
  lead: 'Lo demás también podrás hacerlo más adelante.',
  owner: {
    label: 'Conseguir una confirmación',
    text: 'Crea una credencial y pide a una organización que la confirme.',
  },
  checker: {
    label: 'Comprobar algo',
    text: 'Averigua si un enlace o un código que te han dado es auténtico.',
  },
  verifier: {
    label: 'Confirmar para una organización',
    text: 'Comprueba lo que la gente envía a tu organización y fírmalo.',
  },
} as const
