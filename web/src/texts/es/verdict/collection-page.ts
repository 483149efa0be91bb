import { closedShare } from '@did/domain/texts/es/verdict/labels'

export const collectionPageTexts = {
  intro:
    'Alguien comparte contigo estas credenciales juntas. Cada una se comprueba por separado. Su titular ve que se ha abierto el enlace.',
  open: 'Abrir y comprobar todo',
  opening: 'Abriendo y comprobando…',
  list: 'Las credenciales de este enlace',
  checkAgain: 'Comprobar todo de nuevo',
  number: (number: number) => `Credencial ${number}`,
  noName: 'Sin nombre',
  notOpened: {
    closed: (number: number) => `Credencial ${number}: ${closedShare}`,
    unreachable: (number: number) =>
      `La credencial ${number} no se ha podido abrir ahora. Carga la página de nuevo en un momento.`,
  },
} as const
