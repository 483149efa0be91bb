import { quoteWords } from '@did/domain/proof/quote-words'

export const proveAgeTexts = {
  title: 'Demostrar mi edad',
  description: 'Demuestra que tienes la edad necesaria sin mostrar cuándo naciste.',
  lead: 'Tu fecha de nacimiento se cifra en este navegador. La abres con tu cartera, una llave de acceso o un código.',
  loading: 'Mirando qué tienes',
  failed: 'No se han podido cargar tus declaraciones.',
  steps: {
    new: 'Primero, una organización confirma tu fecha de nacimiento. Solo ella y tú podéis leerla.',
    unsent: 'Tu fecha de nacimiento está cifrada. Elige la organización que la confirma.',
    refused: (name: string) =>
      `${quoteWords(name)} no ha confirmado tu fecha de nacimiento. Puedes pedírselo a otra organización.`,
    ready: (name: string) => `${quoteWords(name)} ha confirmado tu fecha de nacimiento. Elige qué demostrar y a quién.`,
  },
  waiting: {
    title: (name: string) => `${quoteWords(name)} tiene tu solicitud`,
    text: 'Esta página continúa sola cuando haya una decisión. Puedes cerrarla y volver más tarde.',
  },
  born: 'Fecha de nacimiento',
  bornHint: 'Se cifra. Quien comprueba tu prueba no la ve nunca.',
  bornWrong: 'Escribe tu fecha de nacimiento',
  name: 'Tu nombre',
  nameHint: 'Tal como lo conoce la organización.',
  nameMissing: 'Escribe tu nombre',
  verifier: 'Quién la confirma',
  verifierMissing: 'Elige una organización',
  noVerifiers:
    'Aquí aún no hay ninguna organización que pueda recibir una fecha de nacimiento. Pide a la tuya que abra «Atributos privados» en su perfil y cree allí su clave. Esta página continúa sola entonces.',
  noDid: 'Acuña antes tu DID. Después podrás demostrar tu edad.',
  ask: 'Cifrar y solicitar',
  asking: 'Enviando…',
  years: 'Qué demostrar',
  older: (years: number) => `${years} años o más`,
  claim: { title: 'Fecha de nacimiento', description: 'Mi fecha de nacimiento, cifrada como atributo privado.' },
} as const
