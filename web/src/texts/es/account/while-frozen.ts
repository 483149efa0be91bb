/** These texts stand above a form that a frozen identity cannot send. */
export const whileFrozenTexts = {
  title: 'Tu identidad está congelada',
  text: 'Podrás enviar esto cuando termine la congelación. En tu perfil se explica cómo ponerle fin.',
} as const
