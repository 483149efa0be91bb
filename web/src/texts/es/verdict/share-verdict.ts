import { quoteWords } from '@did/domain/proof/quote-words'

export const shareVerdictTexts = {
  label: 'Qué lee ahora quien comprueba',
  of: (title: string) => `${quoteWords(title)}:`,
  checking: 'Mirándolo como lo ve quien comprueba',
  failed: 'No se ha podido averiguar qué lee ahora quien comprueba.',
  mends: {
    'show-name': { text: 'Deja que el enlace muestre tu nombre.', action: 'Mostrar mi nombre' },
    'add-name': {
      text: 'Añade tu nombre a la declaración y pídelo de nuevo a tu entidad verificadora.',
      action: 'Añadir mi nombre',
    },
    ask: { text: 'Pide a una entidad verificadora que la confirme.', action: 'Solicitar verificación' },
    'ask-again': { text: 'Pídelo de nuevo, a esta entidad verificadora o a otra.', action: 'Pedirlo de nuevo' },
    correct: {
      text: 'Corrígela primero. La entidad verificadora ya no avala lo que dice.',
      action: 'Corregir la declaración',
    },
    'check-again': { text: 'La declaración en sí está bien.', action: 'Comprobar de nuevo' },
  },
  waiting: (who: string) => `Has enviado la solicitud a ${quoteWords(who)} y aún no hay respuesta.`,
} as const
