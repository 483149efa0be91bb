import { quoteWords } from '@did/domain/proof/quote-words'
import { maximumRequestLength } from '@did/domain/verification-request/limits'

export const questionTexts = {
  ask: 'Hacer una pregunta',
  askAgain: 'Hacer otra pregunta',
  askTitle: 'Hacer una pregunta',
  askText: (title: string, username: string) =>
    `${quoteWords(username)} recibe el aviso al momento y responde aquí. La solicitud sobre ${quoteWords(title)} sigue pendiente.`,
  question: 'Tu pregunta',
  questionHint: `Hasta ${maximumRequestLength.question} caracteres. Puedes volver a preguntar después de la respuesta.`,
  questionMissing: 'Escribe una pregunta',
  send: 'Enviar pregunta',
  sending: 'Enviando…',
  asked: { title: 'Pregunta enviada', description: 'La respuesta aparecerá junto a la solicitud.' },
  failed: { title: 'Error', description: 'Tu pregunta no se ha enviado. La solicitud sigue como estaba.' },
  notAnswered: { title: 'Error', description: 'Tu pregunta anterior aún no tiene respuesta.' },
  stillOpen: (since: string) => ({
    title: 'Ya hay una pregunta abierta',
    description: `Preguntaste el ${since}. Podrás volver a preguntar después de la respuesta, o decidir sin ella.`,
  }),
  askedEnough: {
    title: 'Error',
    description: 'Ya has hecho todas las preguntas que puedes hacer. Decide la solicitud.',
  },
  decided: { title: 'Error', description: 'Esta solicitud ya se ha decidido.' },
  exchange: 'Preguntas y respuestas',
  youAsked: 'Preguntaste',
  theyAnswered: (username: string) => `${quoteWords(username)} respondió`,
  waiting: 'Aún no hay respuesta. Puedes decidir sin ella.',
  verifierAsks: 'La entidad verificadora pregunta',
  youAnswered: 'Respondiste',
  unanswered: 'Sin respuesta antes de la decisión.',
  answer: 'Tu respuesta',
  answerHint: 'Solo la ve esta entidad verificadora.',
  answerMissing: 'Escribe una respuesta',
  sendAnswer: 'Enviar respuesta',
  answered: { title: 'Respuesta enviada', description: 'La entidad verificadora ha recibido el aviso.' },
  answerFailed: { title: 'Error', description: 'Tu respuesta no se ha enviado. Vuelve a intentarlo.' },
  alreadyAnswered: { title: 'Error', description: 'Esta pregunta ya tiene respuesta.' },
} as const
