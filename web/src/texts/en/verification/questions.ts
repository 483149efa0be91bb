import { quoteWords } from '@did/domain/proof/quote-words'
import { maximumRequestLength } from '@did/domain/verification-request/limits'

export const questionTexts = {
  ask: 'Ask a question',
  askAgain: 'Ask another question',
  askTitle: 'Ask a question',
  askText: (title: string, username: string) =>
    `${quoteWords(username)} is told at once and answers here. The request about ${quoteWords(title)} stays pending.`,
  question: 'Your question',
  questionHint: `Up to ${maximumRequestLength.question} characters. You can ask again after the answer.`,
  questionMissing: 'Please enter a question',
  send: 'Send question',
  sending: 'Sending...',
  asked: { title: 'Question sent', description: 'The answer will appear with the request.' },
  failed: { title: 'Error', description: 'Your question was not sent. The request is unaffected.' },
  notAnswered: { title: 'Error', description: 'Your earlier question has not been answered yet.' },
  stillOpen: (since: string) => ({
    title: 'A question is open already',
    description: `You asked on ${since}. You can ask again after the answer, or decide without one.`,
  }),
  askedEnough: {
    title: 'Error',
    description: 'You have asked as many questions as you may. Please decide the request.',
  },
  decided: { title: 'Error', description: 'This request has already been decided.' },
  exchange: 'Questions and answers',
  youAsked: 'You asked',
  theyAnswered: (username: string) => `${quoteWords(username)} answered`,
  waiting: 'No answer yet. You can decide without one.',
  verifierAsks: 'The verifier asks',
  youAnswered: 'You answered',
  unanswered: 'Not answered before the decision.',
  answer: 'Your answer',
  answerHint: 'Only this verifier sees it.',
  answerMissing: 'Please enter an answer',
  sendAnswer: 'Send answer',
  answered: { title: 'Answer sent', description: 'The verifier was told.' },
  answerFailed: { title: 'Error', description: 'Your answer was not sent. Please try again.' },
  alreadyAnswered: { title: 'Error', description: 'This question has been answered already.' },
} as const
