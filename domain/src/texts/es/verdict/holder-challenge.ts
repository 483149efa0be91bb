import { holderChallengeSeconds } from '../../../holder-challenge/limits.ts'
import { writeDuration } from '../durations.ts'

const span = (lasts: 'minutes' | 'day') => writeDuration(holderChallengeSeconds[lasts] * 1000)

export const holderChallengeTexts = {
  openLink: (lasts: 'minutes' | 'day', end: string) =>
    `Pide a su titular que abra este enlace y confirme una vez con su cartera o su llave de acceso. Tiene ${span(lasts)}, hasta ${end}:`,
  proved: 'Quien ha respondido controla esta credencial',
  limits:
    'Una respuesta muestra quién controla la credencial, no quién es esa persona. Si alguien pasa el código a su verdadero titular, también recibe una respuesta cierta. Compara el nombre con un documento de identidad y mira a la persona.',
  refused: {
    'another-wallet': 'Alguien ha respondido con una cartera que no tiene esta credencial.',
    frozen:
      'Ha llegado una respuesta, pero la clave de su titular consta como robada, así que podría ser de quien la robó.',
    'too-late': 'Ha llegado una respuesta demasiado tarde para que valga.',
    'not-asked':
      'Alguien que abrió el enlace ha dicho: «No, yo no lo he pedido». Puede que quien te muestra la credencial haya pasado tu código a otra persona.',
    unjudged:
      'Ha llegado una respuesta, pero no se ha podido consultar en la cadena de bloques si es cierta. Pregunta de nuevo en un momento.',
  },
  over: (lasts: 'minutes' | 'day') => `Han pasado ${span(lasts)} y nadie ha demostrado que esta credencial sea suya.`,
  answered: (time: string) => `Respondido: ${time}, según el reloj de su titular.`,
} as const
