import { holderChallengeSeconds } from '@did/domain/holder-challenge/limits'
import { quoteWords } from '@did/domain/proof/quote-words'
import { writeDuration } from '@did/domain/texts/es/durations'
import { plural } from '../frame/plural.ts'

const byMail = writeDuration(holderChallengeSeconds.day * 1000)

export const holderChallengeOfferTexts = {
  ask: 'Pedir que demuestre que es suya',
  hint: 'La persona escanea un código con su propio dispositivo. No necesitas cuenta.',
  say: 'Di quién pregunta y por qué, o pregunta por correo',
  asker: 'Tu nombre (opcional)',
  reason: 'Por qué preguntas (opcional)',
  sayHint: 'La persona lee ambas cosas como palabras tuyas, que no ha comprobado nadie.',
  byMail: 'Envío la pregunta por correo',
  byMailHint: `Se puede responder durante ${byMail}. La respuesta dice cuánto tiempo tiene.`,
  begin: 'Preguntar',
  words: 'Su pantalla muestra también estas dos palabras. Pide que te las lea, o compara las pantallas:',
  heading: 'Pide que demuestre que es suya',
  text: 'La persona escanea este código, o abre el enlace, y confirma una vez con su cartera o su llave de acceso.',
  mailText: `Envía este enlace a la persona. Puede confirmar durante ${byMail} con su cartera o su llave de acceso. Para leer la respuesta, abre otra vez el enlace de esta credencial en este navegador.`,
  byTheirClock: 'Esta es la hora según su reloj.',
  qrAlt: 'Código que pide a su titular que demuestre que la credencial es suya',
  copy: 'Copiar el enlace',
  waiting: (left: string) => `Esperando la respuesta… Quedan ${left}`,
  starting: 'Preparando la pregunta…',
  failed: 'No se ha podido enviar la pregunta. Revisa tu conexión y vuelve a intentarlo.',
  unreachable: 'El servicio no responde en este momento. Esta página sigue intentándolo.',
  again: 'Preguntar de nuevo',
  cancel: 'Cancelar',
  ago: (seconds: number) =>
    seconds < 5
      ? 'ahora mismo'
      : seconds < 60
        ? plural(seconds, { other: 'hace # segundos' })
        : seconds < 3600
          ? `hace ${Math.floor(seconds / 60)} min`
          : `hace ${Math.floor(seconds / 3600)} h`,
} as const

export const proveTexts = {
  title: 'Demostrar que una credencial es tuya',
  loading: 'Abriendo la pregunta',
  failed: 'No se ha podido cargar la pregunta.',
  broken: {
    title: 'Este enlace está incompleto',
    text: 'Escanea otra vez el código o abre el enlace entero.',
  },
  gone: {
    title: 'Esta pregunta ha terminado',
    text: 'Ha pasado el tiempo de espera, o alguien la ha respondido ya. Pide un código nuevo.',
  },
  whoAsks: 'Quién pregunta',
  somebody: (host: string) => `Alguien en ${host}, sin verificar`,
  callsItself: (name: string) => `Dice llamarse ${quoteWords(name)}. No lo ha comprobado nadie.`,
  reason: (reason: string) => `Da este motivo: ${quoteWords(reason)}. No lo ha comprobado nadie.`,
  words:
    'Estas dos palabras están en la pantalla de quien pregunta. Compáralas mirando la otra pantalla o en voz alta:',
  relay:
    'Responde solo si estás con la persona que pregunta o hablas con ella ahora. Quien te haya pasado este código podría mostrar tu respuesta como suya.',
  mailRelay:
    'Responde solo si esperabas esta pregunta de la persona que te envió el enlace. Quien te lo haya pasado podría mostrar tu respuesta como suya.',
  notAsked: 'No, yo no lo he pedido',
  denying: 'Enviando…',
  denied: {
    title: 'No se ha confirmado nada',
    text: 'Quien ha preguntado recibe el aviso de que no lo has pedido. Puedes cerrar esta página.',
  },
  credential: 'Para qué credencial',
  confirmedBy: (verifier: string, day: string | null) =>
    `Confirmada por ${verifier}${day === null ? '' : ` el ${day}`}`,
  what: 'Sabrá que quien responde controla esta credencial. No averigua nada más.',
  connect: 'Conecta la cartera que tiene esta credencial, o entra con la llave de acceso que la tiene.',
  connectAction: 'Conectar MetaMask',
  wrongWallet: (needed: string, connected: string) =>
    `Esta credencial pertenece a ${needed}. Ahora está conectada ${connected}. Cambia de cuenta en tu cartera o usa otra llave de acceso.`,
  chainSilent: 'No se ha podido averiguar quién tiene esta credencial.',
  frozen:
    'Se ha avisado de que han robado una clave de esta identidad. Nadie puede responder por ella hasta que termine la congelación.',
  answer: 'Sí, es mía',
  answering: 'Confirma con tu cartera o tu llave de acceso…',
  declined: 'Lo has rechazado. No se ha enviado nada.',
  notSent: 'No se ha podido enviar la respuesta. Vuelve a intentarlo.',
  sent: {
    title: 'Respondido',
    text: 'Su página muestra ahora que controlas esta credencial. Puedes cerrar esta.',
  },
} as const
