import { quoteWords } from '@did/domain/proof/quote-words'
import { plural } from '../frame/plural.ts'

export const confirmAgainTexts = {
  title: (date: string) => `Tienes la acreditación desde el ${date}`,
  signedBefore: (count: number, hasMore: boolean) =>
    hasMore
      ? `Más de ${count} confirmaciones se firmaron antes.`
      : plural(count, {
          one: '# confirmación se firmó antes.',
          other: '# confirmaciones se firmaron antes.',
        }),
  checkersRead: 'Quien las comprueba lo lee así hasta que las confirmes de nuevo.',
  needOwners: (count: number) =>
    plural(count, {
      one: '# de ellas incluye atributos privados, que solo puede volver a enviarte su titular.',
      other: '# de ellas incluyen atributos privados, que solo pueden volver a enviarte sus titulares.',
    }),
  all: 'Confirmar de nuevo',
  one: 'Confirmar de nuevo',
  oneOf: (title: string) => `Confirmar ${quoteWords(title)} de nuevo`,
  needsOwner: 'Incluye atributos privados, así que su titular tiene que pedirlo de nuevo.',
  asking: 'Añadiendo…',
  made: (count: number) => ({
    title: 'Te esperan de nuevo',
    description: plural(count, {
      one: '# solicitud está en «En espera». Apruébala para firmarla de nuevo.',
      other: '# solicitudes están en «En espera». Apruébalas una a una para firmarlas de nuevo.',
    }),
  }),
  none: {
    title: 'No se ha añadido nada',
    description: 'En las cuentas de sus titulares no queda sitio en este momento. Inténtalo más tarde.',
  },
  badge: 'Confirmar de nuevo',
  since: (verifier: string) =>
    `${quoteWords(verifier)} consiguió la acreditación después de confirmar esto. Si lo confirma de nuevo, quien lo compruebe no verá ningún aviso.`,
  ask: (verifier: string) => `Pedir a ${quoteWords(verifier)} que confirme de nuevo`,
  asked: (verifier: string) => ({
    title: 'Verificación solicitada',
    description: `${quoteWords(verifier)} ha recibido de nuevo la solicitud.`,
  }),
} as const
