import { quoteWords } from '@did/domain/proof/quote-words'
import { maximumRequestLength } from '@did/domain/verification-request/limits'
export const questionTexts = {
  ask: 'Frage stellen',
  askAgain: 'Weitere Frage stellen',
  askTitle: 'Frage stellen',
  askText: (title: string, username: string) =>
    `${quoteWords(username)} erfährt es sofort und antwortet hier. Die Anfrage zu ${quoteWords(title)} bleibt offen.`,
  question: 'Ihre Frage',
  questionHint: `Bis zu ${maximumRequestLength.question} Zeichen. Nach der Antwort können Sie noch einmal fragen.`,
  questionMissing: 'Bitte geben Sie eine Frage ein',
  send: 'Frage senden',
  sending: 'Wird gesendet …',
  asked: { title: 'Frage gesendet', description: 'Die Antwort erscheint bei der Anfrage.' },
  failed: { title: 'Fehler', description: 'Ihre Frage wurde nicht gesendet. An der Anfrage ändert sich nichts.' },
  notAnswered: { title: 'Fehler', description: 'Ihre vorige Frage ist noch nicht beantwortet.' },
  stillOpen: (since: string) => ({
    title: 'Es ist schon eine Frage offen',
    description: `Sie haben am ${since} gefragt. Nach der Antwort können Sie wieder fragen, oder Sie entscheiden ohne sie.`,
  }),
  askedEnough: {
    title: 'Fehler',
    description: 'Mehr Fragen sind nicht möglich. Bitte entscheiden Sie jetzt über die Anfrage.',
  },
  decided: { title: 'Fehler', description: 'Über diese Anfrage ist schon entschieden.' },
  exchange: 'Fragen und Antworten',
  youAsked: 'Ihre Frage',
  theyAnswered: (username: string) => `Antwort von ${quoteWords(username)}`,
  waiting: 'Noch keine Antwort. Sie können auch ohne sie entscheiden.',
  verifierAsks: 'Frage der Prüfstelle',
  youAnswered: 'Ihre Antwort',
  unanswered: 'Bis zur Entscheidung nicht beantwortet.',
  answer: 'Ihre Antwort',
  answerHint: 'Nur diese Prüfstelle sieht sie.',
  answerMissing: 'Bitte geben Sie eine Antwort ein',
  sendAnswer: 'Antwort senden',
  answered: { title: 'Antwort gesendet', description: 'Die Prüfstelle wurde benachrichtigt.' },
  answerFailed: {
    title: 'Fehler',
    description: 'Ihre Antwort wurde nicht gesendet. Bitte versuchen Sie es noch einmal.',
  },
  alreadyAnswered: { title: 'Fehler', description: 'Diese Frage ist schon beantwortet.' },
} as const
