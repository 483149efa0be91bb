export const whileFrozenTexts = {
  title: 'Tu identidad está congelada',
  text: 'Podrás enviar esto cuando termine la congelación. En tu perfil se explica cómo ponerle fin.',
} as const
